import os from 'node:os';

/** Names that other files of a page have, so that no folder beside the page may have them. */
const pageName = /\.html(\.(br|gz))?$/;

/** Bytes: the limit of most file systems is 255, and the longest ending is «.html.br». */
const longest = 247;

/** In Windows, no name has these or control characters, and that of a folder does not end in a dot or a space. */
const notInWindows = { name: /[<>:"|?*\p{Cc}]/u, folder: /[. ]$/ };

/**
 * The file of a page, relative to the site's root. The server finds it by the decoded address.
 * @returns undefined if no file can have the name
 */
export function pageFile(address: string, platform = os.platform()): string | undefined {
  if (address === '/') return 'index.html';
  const name = decodeURIComponent(address).slice(1);
  const folders = name.split('/').slice(0, -1);
  const isFileName =
    !/[\0\\]/.test(name) &&
    name.split('/').every((part) => isPathPart(part)) &&
    !folders.some((folder) => pageName.test(folder));
  const isUnwritable =
    platform === 'win32' &&
    (notInWindows.name.test(name) || folders.some((folder) => notInWindows.folder.test(folder)));
  return isFileName && !isUnwritable ? `${name}.html` : undefined;
}

/** What the names of one file have in common: Windows and macOS do not tell capital letters apart. */
export function fileKey(file: string, platform = os.platform()): string {
  return platform === 'win32' || platform === 'darwin' ? file.toLowerCase() : file;
}

function isPathPart(part: string): boolean {
  return !/^\.{0,2}$/.test(part) && Buffer.byteLength(part) <= longest;
}
