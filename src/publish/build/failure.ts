import { existsSync } from 'node:fs';
import path from 'node:path';

/** A reason for which nothing is published. Its message is a sentence for the owner. */
export class BuildFailure extends Error {
  /** For a developer: what a program printed. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/** Causes that the owner can remove, by what Node prints about them. */
const causes: readonly (readonly [RegExp, sentence: (file?: string) => string])[] = [
  [/\b(?:ENOSPC|EDQUOT): .*/, () => 'На диске кончилось место. Освободите его и повторите'],
  [
    /\bEROFS: .*/,
    (file) =>
      `Диск доступен только для чтения${named(file)}. Разрешите запись или выберите папку на другом диске`,
  ],
  [
    /\b(?:EACCES|EPERM|EBUSY): .*/,
    (file = 'папке или файлу') =>
      `Нет доступа к ${file}. Проверьте права и закройте программы, в которых открыта эта папка или файл`,
  ],
  [
    /\b(?:ENOTDIR|EEXIST): .*/,
    (file) =>
      `Нужна папка, а под этим именем файл${named(file && existingPart(file))}. Переименуйте или удалите этот файл и повторите`,
  ],
  [
    /\bBROKEN_PICTURE: .*/,
    (file) => `Картинка испорчена и не открывается${named(file)}. Сохраните её заново`,
  ],
  [/heap out of memory|SIGKILL/, () => 'Не хватило памяти. Закройте другие программы и повторите'],
];

function named(file: string | undefined): string {
  return file ? `: ${file}` : '';
}

/** What there is of a path: a file where a folder is needed. */
function existingPart(file: string): string {
  const folder = path.dirname(file);
  return existsSync(file) || folder === file ? file : existingPart(folder);
}

/**
 * A failure that is not in the owner's files (docs/product.md §27.5).
 * @param failed what has failed: «Код сайта не собрался»
 * @param output what was printed or thrown
 */
export function explainFailure(failed: string, output: string): BuildFailure {
  for (const [pattern, sentence] of causes) {
    const [line] = pattern.exec(output) ?? [];
    const [, file] = /'([^']+)'/.exec(line ?? '') ?? [];
    if (line) return new BuildFailure(`${failed}. ${sentence(file)}.`);
  }
  const advice = 'Это ошибка программы, а не ваших файлов: передайте разработчику сообщение ниже';
  return new BuildFailure(`${failed}. ${advice}.`, output);
}
