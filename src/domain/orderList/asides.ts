import { fold } from '../search/words/fold';
import type { Carpet } from '../settings/settings';
import { cleanText } from './cleanText';
import { hasNumber } from './amount/doubt';
import { totalIn } from './totalLine';

/** Four letters at the beginning of a word stand for all its forms: «коврик», «коврика». */
const stem = /(?<!\p{L})\p{L}{4}/gu;
/** Capital Latin letters, or capitals joined by a sign: may be an article of another shop. */
const mayBeArticle = /[A-Z]{2}|\p{Lu}[-_/.]\p{Lu}/u;

/** What a letter tells of the buyer. */
const contacts = [
  // a telephone number
  /(?:\+7|(?<!\d)8)[\s(-]{0,3}\d{3}[\s)-]{0,3}\d{3}[\s-]?\d\d[\s-]?\d\d(?!\d)/gu,
  /(?<!\p{L})(?:инн|кпп|огрн|огрнип)[\s:]{0,3}\d{9,15}(?!\d)/giu,
  /[\w.-]{1,64}@[\w.-]{1,64}/gu,
  // initials
  /(?<!\p{L})\p{Lu}\.\s?\p{Lu}\./gu,
];
const greeting = /^(?:добр(?:ый|ое|ого)|здравствуйте|привет\p{L}*)(?!\p{L})/iu;
/** What a greeting asks for in general: «Добрый день! Нужны коврики:». */
const goods = /(?<!\p{L})(?:ковр|ков[её]р|дорож|покрыти)\p{L}*/giu;

/**
 * @returns whether a line that names no known carpet orders nothing, such as «С уважением, Ирина
 * +7 910 000-00-00» or «Итого 20»: it has no number but those of contacts and totals, nothing like an
 * article, and no word that occurs in a title or an article
 */
export function asideTest(carpets: readonly Carpet[]): (line: string) => boolean {
  let stems: ReadonlySet<string> | undefined;
  return (line) => {
    const clean = cleanText(line).trim();
    const text = totalIn(clean) ?? withoutContacts(clean);
    if (hasNumber(text) || mayBeArticle.test(text)) return false;
    const known = (stems ??= new Set(
      stemsOf(carpets.flatMap(({ title, article }) => [title, article]).join(' ')),
    ));
    return !stemsOf(text).some((stem) => known.has(stem));
  };
}

/** A line without contacts, and without what it asks for in general if it is a greeting. */
function withoutContacts(line: string): string {
  const text = contacts.reduce((rest, contact) => rest.replace(contact, ' '), line);
  return greeting.test(text) ? text.replace(goods, '') : text;
}

function stemsOf(text: string): readonly string[] {
  return Array.from(fold(text).matchAll(stem), ([letters]) => letters);
}
