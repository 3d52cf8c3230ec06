import { countOf, words } from '../domain/format/plural';
import { writeSheets } from '../shared/files/writeXlsx';
import { checkSource } from './check/checkSource';
import { printFindings } from './check/printFindings';
import { isError } from './finding';
import { sourceFiles } from './locations';
import { readSource } from './source/readSource';
import { catalogSheets } from './workbook/write/catalogSheets';
import { findLongTexts } from './workbook/write/longTexts';
import { saveNew } from './workbook/write/saveNew';

const file = process.env.OUT || 'catalog.xlsx';

/** `npm run catalog:xlsx`: writes today's catalogue as a workbook (docs/product.md §25.14). */
async function writeCatalog(): Promise<void> {
  const source = await readSource(sourceFiles());
  const errors = (await checkSource(source)).filter(isError);
  if (errors.length > 0) {
    printFindings(errors);
    refuse('Книга не записана: сначала исправьте ошибки.');
    return;
  }
  const { settings } = source;
  const items = settings.categories.reduce((sum, category) => sum + category.items.length, 0);
  if (items === 0) {
    refuse(
      'Книга не записана: в настройках нет ни одного товара. Проверьте, что указано в SETTINGS.',
    );
    return;
  }
  const sheets = catalogSheets(settings);
  const [long] = findLongTexts(sheets);
  if (long) {
    refuse(`Книга не записана. ${long}`);
    return;
  }
  const workbook = await writeSheets(sheets);
  const failure = saveNew(file, Buffer.from(await workbook.arrayBuffer()));
  if (failure !== undefined) {
    refuse(failure);
    return;
  }
  const categories = countOf(settings.categories.length, words.categories);
  process.stdout.write(`Записано в ${file}: ${countOf(items, words.goods)}, ${categories}.\n`);
}

function refuse(message: string): void {
  process.stdout.write(`${message}\n`);
  process.exitCode = 1;
}

void writeCatalog();
