import { unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate/browser';

/**
 * Replaces fflate in the XLSX packages. The original compresses large files in workers created from a
 * blob, which the site's security policy forbids; here everything runs synchronously.
 */
export { strFromU8, strToU8, zipSync } from 'fflate/browser';

/** @throws whatever fflate throws; its callers run inside promises */
export function zip(
  files: Zippable,
  done: (error: null, archive: Uint8Array<ArrayBuffer>) => void,
): void {
  done(null, zipSync(files));
}

/** @throws if the archive is damaged; its callers run inside promises */
export function unzip(
  archive: Uint8Array<ArrayBuffer>,
  done: (error: null, files: Unzipped) => void,
): void {
  done(null, unzipSync(archive));
}
