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
const causes: readonly (readonly [RegExp, sentence: (path: string) => string])[] = [
  [/\b(?:ENOSPC|EDQUOT): .*/, () => 'На диске кончилось место. Освободите его и повторите'],
  [/\bEROFS: .*/, (path) => `Диск доступен только для чтения${path}`],
  [
    /\b(?:EACCES|EPERM|EBUSY): .*/,
    (path) => `Нет доступа${path}. Проверьте права, закройте программы, которые этим заняты`,
  ],
  [/\b(?:ENOTDIR|EEXIST): .*/, (path) => `Нужна папка, а под этим именем файл${path}`],
  [
    /\bBROKEN_PICTURE: .*/,
    (path) => `Картинка испорчена и не открывается${path}. Сохраните её заново`,
  ],
  [/heap out of memory|SIGKILL/, () => 'Не хватило памяти. Закройте другие программы и повторите'],
];

/**
 * A failure that is not in the owner's files (docs/product.md §27.5).
 * @param failed what has failed: «Код сайта не собрался»
 * @param output what was printed or thrown
 */
export function explainFailure(failed: string, output: string): BuildFailure {
  for (const [pattern, sentence] of causes) {
    const [line] = pattern.exec(output) ?? [];
    const [, path] = /'([^']+)'/.exec(line ?? '') ?? [];
    if (line) return new BuildFailure(`${failed}. ${sentence(path ? `: ${path}` : '')}.`);
  }
  const advice = 'Это ошибка программы, а не ваших файлов: передайте разработчику сообщение ниже';
  return new BuildFailure(`${failed}. ${advice}.`, output);
}
