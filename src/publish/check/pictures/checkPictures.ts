import path from 'node:path';
import { groupBy } from '../../../domain/groupBy';
import { formatNumber, nbsp } from '../../../domain/format/number';
import { largestWidth } from '../../../prerender/pictures/largestPicture';
import { findOriginal, type PictureFolders } from '../../../prerender/pictures/originals';
import kinds from '../../../shared/pictures.json';
import type { FieldPath } from '../../finding';
import { warning, type FieldProblem } from '../fieldProblem';
import { listIn, nameIn } from '../catalog/categories';
import { inspectPictures, type Inspected } from './inspectPictures';
import { createPictureLister, explainAbsent } from './suggestPicture';

/** A picture that the settings name. */
interface Named {
  readonly path: FieldPath;
  readonly kind: 'category' | 'item';
  readonly file: string;
}

/** If more are absent, a folder has been moved rather than a name mistyped. */
const mostCompared = 20;

/** Absent, broken, too small and too large pictures of published goods (docs/product.md §24.8). */
export async function checkPictures(
  input: unknown,
  folders: PictureFolders,
): Promise<readonly FieldProblem[]> {
  const named = firstOfEach(namedPictures(input)).map((one) => ({
    ...one,
    original: findOriginal(folders, one.kind, one.file)?.path,
  }));
  const inspected = await inspectPictures(named.flatMap(({ original }) => original ?? []));
  const listPictures = createPictureLister();
  let absent = 0;
  return named.flatMap(({ path: place, kind, file, original }): readonly FieldProblem[] => {
    const found = original === undefined ? undefined : inspected.get(original);
    if (found) return problemsOf(found, kind, file).map((one) => ({ ...one, path: place }));
    const own = path.join(path.relative('', folders.public), kinds[kind].folder);
    const places = [folders.catalog, own].filter((one) => one !== undefined);
    absent += 1;
    const message = explainAbsent(file, places, listPictures, absent <= mostCompared);
    return [warning(place, message)];
  });
}

/** Many carpets share a picture: it is reported at the first of them. */
function firstOfEach(list: readonly Named[]): readonly Named[] {
  const groups = groupBy(list, ({ kind, file }) => `${kind}/${file}`);
  return Array.from(groups.values(), ([first]) => first);
}

function namedPictures(input: unknown): readonly Named[] {
  return listIn(input, 'categories', []).flatMap(({ path: category, value }) => {
    if (value['isPublished'] !== true) return [];
    const own = nameIn(value, 'image');
    const models = listIn(value, 'models', category).flatMap((model) => {
      const images = model.value['images'];
      return (Array.isArray(images) ? images : []).flatMap((image: unknown, index) =>
        itemPicture([...model.path, 'images', index], image),
      );
    });
    const items = listIn(value, 'items', category).flatMap((item) =>
      itemPicture([...item.path, 'image'], item.value['image']),
    );
    const first = own
      ? [{ path: [...category, 'image'], kind: 'category', file: own } as const]
      : [];
    return [...first, ...models, ...items];
  });
}

function itemPicture(place: FieldPath, image: unknown): readonly Named[] {
  return typeof image === 'string' && image.trim()
    ? [{ path: place, kind: 'item', file: image.trim() }]
    : [];
}

const most = { pixels: 60_000_000, bytes: 30_000_000 };

function problemsOf(
  { width, height, bytes, isBroken }: Inspected,
  kind: Named['kind'],
  file: string,
): readonly Pick<FieldProblem, 'severity' | 'message'>[] {
  if (isBroken) {
    const message = `картинка «${file}» испорчена и не открывается. Сохраните её заново.`;
    return [{ severity: 'error', message }];
  }
  const size = `${formatNumber(width)}${nbsp}×${nbsp}${formatNumber(height)}`;
  if (width * height > most.pixels || bytes > most.bytes) {
    const message = `картинка «${file}» слишком велика: ${size}, ${formatNumber(Math.round(bytes / 1e6))}${nbsp}МБ. Сборка будет долгой, уменьшите её.`;
    return [{ severity: 'warning', message }];
  }
  const { width: across, height: down } = kinds[kind];
  const least = largestWidth(kind);
  const shown = Math.min(width, Math.round((height * across) / down));
  if (shown >= least) return [];
  const cropped = shown < width ? `, после обрезки ${shown}` : '';
  const message = `картинка «${file}» мала: ${size}${cropped}, а нужно не меньше ${least} в ширину. Она будет нечёткой.`;
  return [{ severity: 'warning', message }];
}
