import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findOriginal, type PictureFolders } from '../../prerender/pictures/originals';
import { resize } from '../../prerender/pictures/pictures';
import type { PictureFormat, PictureKind } from '../../shared/paths';
import kinds from '../../shared/pictures.json';

/**
 * Creates the pictures that a build writes, when they are asked for. What is not a picture, or a broken one,
 * is left to the next middleware.
 * @param findFolders called on each request, since the catalogue may have moved
 */
export function pictureMiddleware(findFolders: () => PictureFolders) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const picture = await createRequested(findFolders(), request.url ?? '/').catch(() => undefined);
    if (!picture) {
      next();
      return;
    }
    response.setHeader('Content-Type', picture.type);
    // the owner may replace the original
    response.setHeader('Cache-Control', 'no-cache');
    response.end(picture.content);
  };
}

/** @throws if the address is malformed, or the original cannot be read */
async function createRequested(folders: PictureFolders, url: string) {
  const found = findRequested(
    folders,
    decodeURIComponent(new URL(url, 'http://localhost').pathname),
  );
  if (!found) return undefined;
  const { original, width, format } = found;
  const content = await resize(readFileSync(original.path), kinds[original.kind], width, format);
  return { content, type: format === 'avif' ? 'image/avif' : 'image/jpeg' };
}

/** The longest folders first: that of backgrounds has the others in it. */
const byFolder = (Object.keys(kinds) as PictureKind[]).toSorted(
  (a, b) => kinds[b].folder.length - kinds[a].folder.length,
);

/** The original and the format of a picture that a page asks for. */
function findRequested(folders: PictureFolders, address: string) {
  const [, name, digits, format] = /^(.+)\.(\d+)\.(avif|jpg)$/.exec(address) ?? [];
  const width = Number(digits);
  for (const kind of byFolder) {
    const { folder, widths } = kinds[kind];
    if (!name?.startsWith(folder) || !widths.includes(width)) continue;
    const original = findOriginal(folders, kind, name.slice(folder.length));
    if (original) return { original, width, format: format as PictureFormat };
  }
  return undefined;
}
