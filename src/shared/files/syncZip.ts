import { unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate/browser';

/**
 * Stands in for fflate in the XLSX packages: they ask it to pack large files in workers made out of
 * text, which the site's security policy forbids. Here all is done at once.
 */
export { strFromU8, strToU8, zipSync } from 'fflate/browser';

/** @throws what fflate throws; its callers are promises */
export function zip(
  files: Zippable,
  done: (error: null, archive: Uint8Array<ArrayBuffer>) => void,
): void {
  done(null, zipSync(files));
}

/** @throws where the archive is damaged; its callers are promises */
export function unzip(
  archive: Uint8Array<ArrayBuffer>,
  done: (error: null, files: Unzipped) => void,
): void {
  done(null, unzipSync(archive));
}
