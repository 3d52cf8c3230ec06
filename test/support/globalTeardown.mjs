export { removeTemporaryFiles as default } from './temporaryFiles.mjs';
