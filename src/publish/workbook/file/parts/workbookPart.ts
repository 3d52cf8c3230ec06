import { localName, parseXml } from './xml';

interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of the relation that leads to its cells. */
  readonly relation: string;
}

interface WorkbookPart {
  readonly sheets: readonly SheetEntry[];
  /** Whether day 0 is 1904-01-01, as Excel for Mac once counted. */
  readonly startsIn1904: boolean;
}

/** @throws if the part is damaged */
export function readWorkbookPart(bytes: Buffer): WorkbookPart {
  const sheets: SheetEntry[] = [];
  let startsIn1904 = false;
  parseXml(bytes, 'workbook', {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const state = attributes['state'] ?? 'visible';
      sheets.push({
        name: attributes['name'] ?? '',
        isHidden: state !== 'visible',
        relation: findRelation(attributes),
      });
    },
  });
  return { sheets, startsIn1904 };
}

/** The attribute `id` of the relations' namespace, whatever its prefix. */
function findRelation(attributes: Readonly<Record<string, string>>): string {
  const key = Object.keys(attributes).find((name) => name !== 'id' && localName(name) === 'id');
  return attributes[key ?? 'id'] ?? '';
}
