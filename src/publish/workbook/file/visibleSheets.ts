import type { Archive } from './archive/openArchive';
import { describeForeignArchive } from './foreignFile';
import type { SharedParts } from './parts/cell';
import { readRelations, type Relation } from './parts/relations';
import { readStyles } from './parts/styles';
import { readSharedTexts } from './parts/texts';
import { readWorkbookPart } from './parts/workbookPart';
import { readWorksheet } from './parts/worksheet';
import { damagedSheet, problems, WorkbookProblem } from './problems';
import type { WorkbookSheets } from './sheets';

/** The main parts of binary workbooks, documents and presentations. */
const isForeign = /\.bin$|^(?:word|ppt)\//;

/**
 * The visible sheets of a workbook (docs/product.md §25.20).
 * @throws if it has none, or if one of its parts is damaged
 */
export function visibleSheets(archive: Archive): WorkbookSheets {
  const [root] = readRelations(archive, '').filter(({ type }) => type === 'officeDocument');
  const part = root?.target ?? 'xl/workbook.xml';
  const bytes = isForeign.test(part) ? undefined : archive.read(part);
  if (!bytes) throw new WorkbookProblem(describeForeignArchive(archive));
  const { sheets, startsIn1904 } = readWorkbookPart(bytes);
  const relations = readRelations(archive, part);
  const shared = readSharedParts(archive, relations, startsIn1904);
  const isChart = ({ relation }: { relation: string }) =>
    relations.some(({ id, type }) => id === relation && type !== 'worksheet');
  const worksheets = sheets.filter((sheet) => !isChart(sheet));
  if (worksheets.length === 0) throw new WorkbookProblem(problems.noSheets);
  const visible = worksheets.filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) throw new WorkbookProblem(problems.allHidden);
  const hidden = worksheets.filter(({ isHidden }) => isHidden).map(({ name }) => name);
  return {
    sheets: visible.map(({ name, relation }) => {
      const target = relations.find(({ id }) => id === relation)?.target;
      return { name, ...readPart(archive, target, name, shared) };
    }),
    ...(hidden.length > 0 && { hidden }),
  };
}

function readSharedParts(
  archive: Archive,
  relations: readonly Relation[],
  startsIn1904: boolean,
): SharedParts {
  const read = (wanted: string) => {
    const target = relations.find(({ type }) => type === wanted)?.target;
    return target === undefined ? undefined : archive.read(target);
  };
  const texts = read('sharedStrings');
  const styles = read('styles');
  return {
    texts: texts ? readSharedTexts(texts) : [],
    styles: styles ? readStyles(styles, startsIn1904) : [],
  };
}

/** Names the sheet in what is wrong with its part. */
function readPart(
  archive: Archive,
  target: string | undefined,
  sheet: string,
  shared: SharedParts,
) {
  try {
    const bytes = target === undefined ? undefined : archive.read(target);
    if (bytes) return readWorksheet(bytes, sheet, shared);
  } catch (error) {
    const isDamage = !(error instanceof WorkbookProblem) || error.message === problems.damaged;
    if (!isDamage) throw error;
  }
  throw new WorkbookProblem(damagedSheet(sheet));
}
