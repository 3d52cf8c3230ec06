import { withoutControls } from '../../../../shared/files/table';
import type { WorkbookCell } from '../sheets';
import { parseXml } from './xml';

/**
 * A cell of a text; undefined if nothing of it is visible. Pieces that are struck out are left out, such
 * as an old price beside the new one, unless all are (docs/product.md §25.21).
 */
export function textCell(stored: string, struckOut = ''): WorkbookCell | undefined {
  const struck = visible(struckOut);
  const text = visible(stored);
  if (struck.trim() === '') return text.trim() === '' ? undefined : { kind: 'text', text };
  return { kind: 'text', text: text.trim() === '' ? struck : text, struck };
}

function visible(stored: string): string {
  const unescaped = stored.replace(escape, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return String(withoutControls(unescaped)).replace(/\r\n?/g, '\n');
}

/** How workbooks write characters that XML forbids: `_x000D_` (ECMA-376, ST_Xstring). */
const escape = /_x([0-9A-Fa-f]{4})_/g;

type Attributes = Readonly<Record<string, string>>;

/** Whether what follows the beginning of an element of a text is struck out: each piece (`r`) begins anew. */
export function isStruckAfter(before: boolean, name: string, { val }: Attributes): boolean {
  if (name === 'strike') return !/^(?:0|false|off)$/.test(val ?? '');
  return !['c', 'si', 'r'].includes(name) && before;
}

/** The cells of a workbook's shared texts, without the pronunciation (`rPh`) of Japanese ones. */
export function readSharedTexts(bytes: Buffer): readonly (WorkbookCell | undefined)[] {
  const cells: (WorkbookCell | undefined)[] = [];
  let [text, struck] = ['', ''];
  let isText = false;
  let isStruck = false;
  let isPhonetic = false;
  parseXml(bytes, 'sst', {
    open: (name, attributes) => {
      if (name === 'si') [text, struck] = ['', ''];
      else if (name === 'rPh') isPhonetic = true;
      else isText = name === 't' && !isPhonetic;
      isStruck = isStruckAfter(isStruck, name, attributes);
    },
    text: (part) => {
      if (isText && isStruck) struck += part;
      else if (isText) text += part;
    },
    close: (name) => {
      if (name === 'si') cells.push(textCell(text, struck));
      else if (name === 'rPh') isPhonetic = false;
      else isText = false;
    },
  });
  return cells;
}
