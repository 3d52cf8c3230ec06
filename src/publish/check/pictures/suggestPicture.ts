import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPicture } from '../../../prerender/pictures/originals';
import { nearest } from '../../nearest';

/** The names of the pictures in a folder. */
type ListPictures = (folder: string) => readonly string[];

/**
 * Why the site has no picture for a name, and the way out.
 * @param folders where it may be
 * @param listPictures gives the names in a folder
 * @param findsTypos whether every name in the folders is compared, which takes a while
 */
export function explainAbsent(
  file: string,
  folders: readonly string[],
  listPictures: ListPictures,
  findsTypos: boolean,
): string {
  const outside =
    path.isAbsolute(file) || /^[a-z]:/i.test(file) || file.split(/[\\/]/).includes('..');
  if (outside) return `«${file}» — путь за пределы папки с картинками. Оставьте имя файла.`;
  const isOther = !isPicture(file) && folders.some((one) => isFile(path.join(one, file)));
  if (isOther || /\.(?:gif|bmp|heic|heif|svg|tiff?|jfif|ico|psd|pdf)$/i.test(file)) {
    return `картинку «${file}» сайт показать не может. Сохраните её как JPEG, PNG или WebP.`;
  }
  const near = nearestPicture(file, folders, listPictures, findsTypos);
  const where = folders.map((one) => (one === '.' ? 'папке каталога' : one)).join(' и ');
  return near
    ? `картинки «${file}» нет, но есть «${near.name}»${near.difference}. Исправьте имя.`
    : `картинки «${file}» нет в ${where}. Положите файл туда или исправьте имя.`;
}

/** No name makes it throw: one that is too long, or with a null character, is not that of a file. */
function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}

interface Near {
  readonly name: string;
  readonly difference: string;
}

function nearestPicture(
  file: string,
  folders: readonly string[],
  listPictures: ListPictures,
  findsTypos: boolean,
): Near | undefined {
  const wanted = file.replaceAll('\\', '/');
  const names = folders.flatMap((folder) => listPictures(path.join(folder, path.dirname(wanted))));
  const base = path.basename(wanted);
  const inFolder = (name: string) => path.posix.join(path.dirname(wanted), name);
  const sameLetters = names.find((name) => name.toLowerCase() === base.toLowerCase());
  if (sameLetters !== undefined) {
    const difference = wanted === file ? ': другие заглавные буквы' : ': нужна косая черта «/»';
    return { name: inFolder(sameLetters), difference };
  }
  const stem = (name: string) => path.parse(name).name.toLowerCase();
  const sameStem = names.find((name) => stem(name) === stem(base));
  if (sameStem !== undefined) return { name: inFolder(sameStem), difference: ': другое окончание' };
  // other digits are those of another carpet
  const sameDigits = names.filter((name) => digitsOf(name) === digitsOf(base));
  const near = findsTypos ? nearest(base, sameDigits) : undefined;
  return near === undefined ? undefined : { name: inFolder(near), difference: '' };
}

function digitsOf(name: string): string {
  return name.replace(/\D/g, '');
}

/** Lists pictures, and reads each folder once. */
export function createPictureLister(): ListPictures {
  const lists = new Map<string, readonly string[]>();
  return (folder) => {
    const names = lists.get(folder) ?? readNames(folder);
    lists.set(folder, names);
    return names;
  };
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter(isPicture);
  } catch {
    // there is no such folder
    return [];
  }
}
