import { listLaw, wildListLaw } from '../fuzz/lists';
import { settingsLaw } from '../fuzz/settings';
import { csvLaw, workbookLaw } from '../fuzz/sheets';

/** `npm run fuzz` tries many more. */
test.each([
  ['of a list each line is added with its own amount, or reported', 500, listLaw],
  ['of any lines none leaves the field unread', 200, wildListLaw],
  ['of a CSV file each row is added with its own amount, or reported', 100, csvLaw],
  ['of a workbook each row is added with its own amount, or reported', 20, workbookLaw],
  ['of a damaged settings block each carpet is kept, or a warning given', 100, settingsLaw],
])('%s', async (_law, runs, check) => {
  expect(await check(runs, Number(process.env.SEED ?? 1))).toBeUndefined();
});
