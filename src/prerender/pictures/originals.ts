import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../../domain/settings/settings';
import type { PictureKind } from '../../shared/paths';
import kinds from '../../shared/pictures.json';

/** Where the owner keeps original pictures. */
export interface PictureFolders {
  /** The folder of the catalogue, if it is a file or folder of its own (docs/product.md §23.2). */
  readonly catalog?: string | undefined;
  /** `public`, with a folder for each kind. */
  readonly public: string;
}

export interface Original {
  readonly kind: PictureKind;
  /** As the settings name it: relative to the folder of the catalogue or of its kind. */
  readonly file: string;
  readonly path: string;
}

export const isPicture = (file: string) => /\.(jpe?g|png|webp|avif)$/i.test(file);

/** Finds an original, first beside the catalogue; undefined if no folder has it. */
export function findOriginal(
  folders: PictureFolders,
  kind: PictureKind,
  file: string,
): Original | undefined {
  const found = possiblePaths(folders, { kind, file }).find(existsSync);
  return found === undefined ? undefined : { kind, file, path: found };
}

/** Paths of the files from which the pictures that the settings name are made, whether they exist or not. */
export function listPossiblePaths(folders: PictureFolders, settings: Settings): readonly string[] {
  return [...new Set(namedPictures(settings).flatMap((named) => possiblePaths(folders, named)))];
}

/** Paths at which an original is looked for. */
function possiblePaths(folders: PictureFolders, { kind, file }: Named): readonly string[] {
  // an address has no backslashes, though Windows would find the file
  if (!isPicture(file) || file.includes('\\')) return [];
  const own = path.join(folders.public, kinds[kind].folder);
  // a name from a Mac may have «й» and «ё» as two characters
  const names = [...new Set([file, file.normalize('NFC'), file.normalize('NFD')])];
  return [folders.catalog, own].flatMap((folder) => {
    if (folder === undefined) return [];
    const root = path.resolve(folder);
    // neither `..` nor an absolute path may leave the folder
    return names
      .map((name) => path.join(root, name))
      .filter((possible) => possible.startsWith(path.join(root, path.sep)));
  });
}

/** All originals of `public`, since a block may be replaced after the build, and those that the settings name. */
export function listOriginals(folders: PictureFolders, settings: Settings): readonly Original[] {
  const originals = new Map<string, Original>();
  for (const { kind, file } of [...inPublic(folders), ...namedPictures(settings)]) {
    const original = findOriginal(folders, kind, file);
    if (original) originals.set(`${kind}/${file}`, original);
  }
  return [...originals.values()];
}

type Named = Pick<Original, 'kind' | 'file'>;

/** A picture of goods is shown in lists and on the page of its model. */
const ofGoods = (file: string): readonly Named[] => [
  { kind: 'item', file },
  { kind: 'photo', file },
];

function namedPictures({ categories }: Settings): readonly Named[] {
  return categories.flatMap(({ image, items, models = [] }) => [
    ...(image ? [{ kind: 'category', file: image } as const] : []),
    ...models.flatMap(({ images = [] }) => images.flatMap(ofGoods)),
    ...items.flatMap((item) => (item.image ? ofGoods(item.image) : [])),
  ]);
}

function inPublic(folders: PictureFolders): readonly Named[] {
  return Object.entries(kinds).flatMap(([kind, { folder }]) => {
    const own = path.join(folders.public, folder);
    const files = existsSync(own) ? readdirSync(own).filter(isPicture) : [];
    return files.map((file) => ({ kind: kind as PictureKind, file }));
  });
}
