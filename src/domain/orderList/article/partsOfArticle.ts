import { fold } from '../../search/words/fold';

/** The same for all forms of an article and its first word: up to three letters and digits. */
export function startOf(text: string): string {
  const start = /[\p{L}\p{N}]{1,3}/u.exec(text)?.[0] ?? '';
  return fold(start).replace(/x.*/, '').replaceAll('o', '0').replaceAll('з', '3');
}

/** An article without its last figure, which usually tells the colour: «vg-6090» of «VG-6090-04». */
export function seriesOf(article: string): string {
  return article.toLowerCase().replace(/-\d+$/, '');
}
