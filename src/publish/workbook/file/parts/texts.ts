import { withoutControls } from '../../../../shared/files/table';
import type { WorkbookCell } from '../sheets';
import { parseXml } from './xml';

/** A cell of a text; undefined if nothing of it is visible. */
export function textCell(stored: string): WorkbookCell | undefined {
  const unescaped = stored.replace(escape, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const text = String(withoutControls(unescaped)).replace(/\r\n?/g, '\n');
  return text.trim() === '' ? undefined : { kind: 'text', text };
}

/** How workbooks write characters that XML forbids: `_x000D_` (ECMA-376, ST_Xstring). */
const escape = /_x([0-9A-Fa-f]{4})_/g;

/** The cells of a workbook's shared texts, without the pronunciation (`rPh`) of Japanese ones. */
export function readSharedTexts(bytes: Buffer): readonly (WorkbookCell | undefined)[] {
  const cells: (WorkbookCell | undefined)[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parseXml(bytes, 'sst', {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else isText = name === 't' && !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 'si') cells.push(textCell(text));
      else if (name === 'rPh') isPhonetic = false;
      else isText = false;
    },
  });
  return cells;
}
