import { readFileSync } from 'node:fs';

/**
 * The JSON text of the settings file, on one line; `{}` without a file, as the build says.
 * @throws where the file can't be read or is not JSON: a shop is not published without its goods
 */
export function readBlock(file: string | undefined): string {
  if (!file) {
    console.warn('SETTINGS is not set: the pages are built with an empty settings block, {}');
    return '{}';
  }
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new Error(`SETTINGS=${file} can't be used: ${String(error)}`, { cause: error });
  }
}
