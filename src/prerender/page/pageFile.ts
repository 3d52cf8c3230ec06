/**
 * The file of a page below the site's root. The server looks it up by the decoded address.
 * @returns undefined for an address that no file can be named after
 */
export function pageFile(address: string): string | undefined {
  const name = decodeURIComponent(address).slice(1);
  const isFileName = name.split('/').length <= 2 && !/[\0\\]|(^|\/)\.{1,2}$/.test(name);
  return isFileName && Buffer.byteLength(name) < 200 ? `${name || 'index'}.html` : undefined;
}
