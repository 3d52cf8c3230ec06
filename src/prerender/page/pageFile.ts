/**
 * The file of a page, relative to the site's root. The server finds it by the decoded address.
 * @returns undefined if no file can have the name
 */
export function pageFile(address: string): string | undefined {
  const name = decodeURIComponent(address).slice(1);
  const isFileName = name.split('/').length <= 2 && !/[\0\\]|(^|\/)\.{1,2}$/.test(name);
  return isFileName && Buffer.byteLength(name) < 200 ? `${name || 'index'}.html` : undefined;
}
