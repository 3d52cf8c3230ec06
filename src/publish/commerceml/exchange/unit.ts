import { isDash } from '../../source/values/dash';
import { unitName } from '../../source/values/units';
import { elementsAt, textOf, type XmlElement } from '../xml/element';

/**
 * The unit of an element: the first of its text, its code and its names that the site can show, or else
 * an unknown code (docs/product.md §26.10).
 */
export function unitOf(element: XmlElement): string | undefined {
  const [unit] = elementsAt(element, 'БазоваяЕдиница');
  if (!unit) return undefined;
  const { Код: code, НаименованиеКраткое: short, НаименованиеПолное: full } = unit.attributes;
  const written = [textOf(unit), code, short, full?.toLowerCase()]
    .flatMap((one) => one?.trim() || [])
    .filter((one) => !isDash(one));
  return written.flatMap((one) => unitName(one) ?? [])[0] ?? written[0];
}
