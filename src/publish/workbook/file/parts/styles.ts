import { plain, readInFormat, type ReadNumber } from './numberFormat';
import { parseXml } from './xml';

/** Dates and times among the formats that have no code in the file (ECMA-376, 18.8.30). */
const builtInDates = /^(1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;

const builtInPercents = /^(?:9|10)$/;

/**
 * How the numbers of each cell style are read, by its index.
 * @throws if the part is damaged
 */
export function readStyles(bytes: Buffer, startsIn1904: boolean): readonly ReadNumber[] {
  const codes = new Map<string, string>();
  const styles: ReadNumber[] = [];
  let isCellStyle = false;
  const readerOf = (id: string) => {
    const code = codes.get(id) ?? builtInCode(id);
    return code === undefined ? plain : readInFormat(code, startsIn1904);
  };
  parseXml(bytes, 'styleSheet', {
    open: (name, { numFmtId = '', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) styles.push(readerOf(numFmtId));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

function builtInCode(id: string): string | undefined {
  if (builtInPercents.test(id)) return '0%';
  return builtInDates.test(id) ? 'yyyy' : undefined;
}
