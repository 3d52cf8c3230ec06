import path from 'node:path';
import { explainFailure } from '../build/failure';
import { printFindings } from '../check/printFindings';
import { isError } from '../finding';
import { firstOf } from '../firstOf';
import type { CheckedSource } from './checkedSource';
import type { PageState } from './pageState';

/** More names of files than this are counted. */
const mostShown = 3;

/** Prints when and which files have changed: «14:02:15  Изменилось: прайс.xlsx». */
export function printChange(changed: readonly string[]): void {
  // a folder changes with the files that it gets
  const files = changed.filter((file) => !changed.some((one) => one.startsWith(file + path.sep)));
  const names = files.map((file) => path.basename(file));
  const text = firstOf(names, mostShown);
  print(`\n${new Date().toLocaleTimeString('ru')}  Изменилось: ${text}`);
}

/** Prints the report and what the page shows because of it. */
export function printReport({ findings, changes }: CheckedSource, { isPartial }: PageState): void {
  printFindings(findings);
  if (findings.some(isError)) {
    print(`На странице пока ${isPartial ? 'только то, что удалось прочитать' : 'прежние данные'}.`);
    print('Исправьте файл и сохраните его: страница обновится сама.');
  } else if (changes !== undefined) {
    print([...changes.details, `По сравнению с опубликованным: ${changes.summary}`].join('\n'));
  }
}

/** Prints why the files were not read, for a developer. */
export function printFailure(error: unknown): void {
  const output = error instanceof Error ? (error.stack ?? '') : String(error);
  const { message, details } = explainFailure('Файлы не прочитаны', output);
  print([message, 'На странице пока прежние данные.', details].filter(Boolean).join('\n'));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
