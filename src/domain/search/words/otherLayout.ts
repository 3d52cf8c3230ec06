const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~';
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';

/** The same keys in the other keyboard layout: «коврик» for «rjdhbr» (docs/product.md §6.12). */
export function otherLayout(text: string): string {
  const [from, to] = /[а-яё]/i.test(text) ? [russian, english] : [english, russian];
  return text
    .toLowerCase()
    .replace(/./gu, (key) => (from.includes(key) ? to.charAt(from.indexOf(key)) : key));
}
