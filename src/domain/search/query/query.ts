import { readSize, sizePattern } from './spokenSize';
import { stemOf } from '../words/stem';
import { partsOf, toWord, withoutDashes, wordsOf, type Word } from '../words/words';

/** A part of a query, which a carpet must match. */
export interface QueryPart {
  /** As typed. */
  readonly text: string;
  /** The ways to read it; the first that matches any carpet counts. All words of a reading must match. */
  readonly readings: readonly (readonly Word[])[];
  /** Whether a word may be a prefix of the word that it matches. */
  readonly allowsPrefix: boolean;
  /** Whether it only means goods in general: «коврик», «покрытие». */
  readonly isGeneral: boolean;
}

/** Further characters are ignored, so that a long paste does not block the page (docs/product.md §6.14). */
const maxLength = 200;

const parts = new RegExp(`${sizePattern}|\\S+`, 'giu');

const piece = 'шт|уп|штук[аи]?|упаков[а-я]*|рул(?:он[а-я]*)?|компл[а-я]*';
const measure = 'м[2²]|кв\\.?\\s*м(?:етр[а-я]*)?|п(?:ог(?:онн[а-я]*)?)?\\.?\\s*м(?:етр[а-я]*)?';
/** An amount, which is no part of a size: «20 шт», «12,5 м²», «25 пог. м». */
const amount = new RegExp(
  `(?<!\\S)\\d+(?:[.,]\\d+)?\\s*(?:${piece}|${measure})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Words that describe no carpet, if others do. */
const fillers = new Set(
  (
    'для на в во с со под перед из и от до у к по за о без или ' +
    'опт оптом оптовый оптовая оптовые купить куплю ищу заказать цена цены прайс стоимость ' +
    'недорого недорогой недорогая недорогие нужен нужна нужны нужно есть арт артикул штрихкод ' +
    'цвет цвета цветом размер размера размером размеры см мм м комната комнату комнаты шт ' +
    'напольный напольная напольное напольные'
  )
    .split(' ')
    .map((word) => toWord(word).folded),
);

/** Words of which the goods are one kind or another. */
const general = new Set(
  'коврик ковёр дорожка покрытие половик палас ковролин мат настил пол ширина длина изделие'
    .split(' ')
    .map(stemOf),
);

/** The parts of a query, without fillers unless there is nothing else. */
export function readQuery(query: string): QueryPart[] {
  const text = shorten(query);
  const all = read(text.replace(amount, ''));
  const telling = all.filter(
    ({ readings }) => !readings[0]?.every(({ folded }) => fillers.has(folded)),
  );
  return telling.length > 0 ? telling : all;
}

/** All words of a query, split as those of a title: spoken sizes, amounts and fillers are plain words here. */
export function readPlainly(query: string): QueryPart[] {
  return wordsOf(shorten(query)).map((word) => wordPart(word.text, [word]));
}

const shorten = (query: string) => query.slice(0, maxLength).normalize();

function read(text: string): QueryPart[] {
  return Array.from(text.matchAll(parts), ([part, ...groups]) =>
    groups.some(Boolean) ? sizePart(part, groups) : wordPart(part, wordsOf(part)),
  );
}

function sizePart(text: string, groups: readonly (string | undefined)[]): QueryPart {
  return {
    text,
    readings: readSize(groups).map((size) => [toWord(size)]),
    allowsPrefix: groups.at(-1) === undefined,
    isGeneral: false,
  };
}

function wordPart(text: string, words: readonly Word[]): QueryPart {
  return {
    text,
    readings: [
      words,
      // the zero of «VG-4060-01» left out
      words.map((word) => toWord(word.text.replace(/(?<=\d-)\d$/, '0$&'))),
      words.map((word) => toWord(withoutDashes(word.text))),
      words.flatMap((word) => partsOf(word.text)),
    ],
    allowsPrefix: true,
    isGeneral: words.every(({ stem }) => general.has(stem)),
  };
}
