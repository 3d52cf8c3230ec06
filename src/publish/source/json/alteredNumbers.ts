import { visit } from 'jsonc-parser';
import { isText, shapeAt } from '../shapeAt';

/** A number in place of a text, such as an article, that is read otherwise than it is written. */
interface AlteredNumber {
  /** «12.50» */
  readonly written: string;
  /** «12.5» */
  readonly read: string;
  readonly name: string | undefined;
  /** In characters. */
  readonly offset: number;
}

/** @param text valid JSON of a settings file */
export function findAlteredNumbers(text: string): readonly AlteredNumber[] {
  const found: AlteredNumber[] = [];
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _character, pathOf) => {
      const written = text.slice(offset, offset + length);
      if (typeof value !== 'number' || String(value) === written) return;
      const path = pathOf();
      if (!isText(shapeAt(path))) return;
      const name = path.findLast((key) => typeof key === 'string');
      found.push({ written, read: String(value), name, offset });
    },
  });
  return found;
}
