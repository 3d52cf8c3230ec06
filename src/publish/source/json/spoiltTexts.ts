import { visit } from 'jsonc-parser';
import { schema } from '../../../domain/settings/settingsSchema';
import { partOf, unwrap, type Shape } from '../../../domain/settings/shape';

/** A number in place of a text, such as an article, that is read otherwise than it is written. */
interface SpoiltText {
  /** «12.50» */
  readonly written: string;
  /** «12.5» */
  readonly read: string;
  readonly name: string | undefined;
  /** In characters. */
  readonly offset: number;
}

/** @param text valid JSON of a settings file */
export function findSpoiltTexts(text: string): readonly SpoiltText[] {
  const found: SpoiltText[] = [];
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _character, pathOf) => {
      const written = text.slice(offset, offset + length);
      if (typeof value !== 'number' || String(value) === written) return;
      const path = pathOf();
      if (!isText(path)) return;
      const name = path.findLast((key) => typeof key === 'string');
      found.push({ written, read: String(value), name, offset });
    },
  });
  return found;
}

/** Whether the site shows a number there as a text. */
function isText(path: readonly (string | number)[]): boolean {
  const shape = path.reduce<Shape | undefined>((owner, key) => owner && partOf(owner, key), schema);
  return shape !== undefined && unwrap(shape).type === 'union';
}
