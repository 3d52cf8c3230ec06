export { collectTemporaryFiles as default } from './temporaryFiles.mjs';
