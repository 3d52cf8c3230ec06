import path from 'node:path';
import type { XmlElement } from '../xml/element';
import { elementsAt, textOf } from '../xml/element';
import { placeOf, type FileContext } from './context';

/** Names of the pictures of an element, relative to the owner's folder (docs/product.md §26.16). */
export function readPictures(context: FileContext, element: XmlElement): readonly string[] {
  return elementsAt(element, 'Картинка').flatMap((picture) => {
    const name = textOf(picture)?.replaceAll('\\', '/');
    if (name === undefined) return [];
    if (!/^\/|^[a-z]+:|(^|\/)\.\.(\/|$)/i.test(name)) {
      return [path.posix.join(path.posix.dirname(context.file.name), name)];
    }
    const message = `картинка «${name}» не в папке выгрузки, на сайте её не будет`;
    context.addFinding('warning', placeOf(context, picture, { field: 'Картинка' }), message);
    return [];
  });
}
