/** Names that other files of a page have, so that no folder beside the page may have them. */
const pageName = /\.html(\.(br|gz))?$/;

/** Bytes: the limit of most file systems is 255, and the longest ending is «.html.br». */
const longest = 247;

/**
 * The file of a page, relative to the site's root. The server finds it by the decoded address.
 * @returns undefined if no file can have the name
 */
export function pageFile(address: string): string | undefined {
  if (address === '/') return 'index.html';
  const name = decodeURIComponent(address).slice(1);
  const folders = name.split('/').slice(0, -1);
  const isFileName =
    !/[\0\\]/.test(name) &&
    name.split('/').every((part) => isPathPart(part)) &&
    !folders.some((folder) => pageName.test(folder));
  return isFileName ? `${name}.html` : undefined;
}

function isPathPart(part: string): boolean {
  return !/^\.{0,2}$/.test(part) && Buffer.byteLength(part) <= longest;
}
