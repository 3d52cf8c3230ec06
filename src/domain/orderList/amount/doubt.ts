import { anyOf, anyWord } from './anyOf';
import { longest } from './figures';

/** An amount, with or without its measure, before what changes its meaning. */
const amount = String.raw`\d\s?\p{L}{0,7}\.?[\s,–—-]{1,3}`;
const places = '(?:магазин|точ(?:ка|ки|ку|ек)|склад|объект|адрес|филиал|город|офис|салон)';

const numberWord = new RegExp(
  anyWord([
    '(?:дв[ае]|три|четыре?|пять?|шесть?|семь?|восемь?|девять?)(?:надцать|дцать|десят|сти|ста|сот)?',
    'один(?:надцать)?|одн[ауо]|десят(?:ь|ок)|сорок|девяносто|сто|полсотни|сотн[яюи]|тысяч[аиу]?',
    'тыщ[аиу]?|пар[ау]|полтор[аы]|дюжин[ау]',
  ]),
  'iu',
);

/** At the end of a line, or alone in a cell: its goods are not ordered. */
const takenBack =
  'отмен(?:а|[её]н\\p{L}*|ить|яем)|снять|сня(?:т[оаы]?|ли)|снимаем|отказ(?:ались|ываемся)?|удал[её]н\\p{L}*';
const cancelled = new RegExp(
  String.raw`^\s*(?:${takenBack}|аннулир\p{L}*|не (?:надо|нужн\p{L}+|заказ\p{L}+|бер[её]м))[\s.!]*$`,
  'iu',
);

/** What makes all figures of a line doubtful, wherever they stand. */
const doubts = [
  // takes goods back, or says how much an earlier order changes
  anyWord([
    'отмен\\p{L}*|аннулир\\p{L}*|возвра[тщ]\\p{L}*|брак|рекламаци\\p{L}*|кроме|под вопросом',
    'убрать|убер\\p{L}+|удал(?:ить|ите|яем|ено)|исключ(?:ить|ите)|верн(?:уть|[её]м|ите)',
    '(?:вычеркн|зач[её]ркн)\\p{L}+|не ?актуальн\\p{L}*',
    '(?:меньше|больше|увелич\\p{L}*|уменьш\\p{L}*|сократ\\p{L}*) на|замен\\p{L}* на \\d+|без \\d+',
  ]),
  String.raw`(?:^\s*|${amount})(?:(?:пока|уже|больше) )?не (?:надо|нуж|бер|брать|возьм|отгру|груз|вез|воз|заказ|(?:по)?став)\p{L}*(?!\p{L})`,
  String.raw`${amount}(?:нет|стоп|отбой|отложить|${takenBack})[\s.!]*$`,
  anyWord(['ой|точнее|вернее|ошиб\\p{L}*|передума\\p{L}*|нет,? \\d+']),
  // repeats the amount
  anyWord([
    'кажд\\p{L}+|дважды|трижды|ежемесячно|еженедельно|ежедневно',
    `(?:на|в|для|[xх×*]) ?(?:\\d+|об[ае]) ${places}\\p{L}*|все[мх]? ${places}\\p{L}*|столько же`,
    '\\d раза?',
  ]),
  String.raw`${amount}на\s(?:магазин|точку|филиал|салон)[\s.!]*$`,
  String.raw`\d\s?\p{L}{0,7}\.?\s?(?:в\s|\/)\s?(?:мес(?:яц)?|нед(?:елю)?|день|год)(?!\p{L})`,
  String.raw`\d\s?\p{L}{0,7}\.?\s?\/\s?(?:${places}|цвет)`,
  String.raw`\d\s(?!уп|кор|пач|ящ|рул|шт)\p{L}{3,}\sпо\s[\d.,]+\s?(?:шт|м)`,
  // adds another one
  String.raw`\(\s*(?:[-−+xх×*]|или|либо|ещ[её]|плюс|минус)\s*\d`,
  // «12 м 50 см», «12 м 50», «2 по 25 м», «20 по 10 шт»
  String.raw`\d\s?м(?:етр\p{L}*)?\.?\s(?:\d+\s?с(?:м|антим)|\d{1,2}\s*$)`,
  String.raw`\d\sпо\s[\d.,]+\s?(?:шт|м)(?!\p{L})`,
  String.raw`(?<!\p{L})есть\s\d.{0,40}\s(?:нужно|надо)\s\d`,
  // names the article only as another possibility: «если нет, то VG-6090-04»
  String.raw`(?<!\p{L})(?:если нет,? то|как)\s*$`,
  // is an estimate or a question
  String.raw`\+\s?\/\s?[-−–]|±`,
  anyWord(['(?:или|и) (?:более|больше|меньше)|с (?:лишним|запасом)|сколько|есть ли']),
  String.raw`\d\D{1,20}(?<!\p{L})лучше\s\d+\s?(?:шт\p{L}*)?\.?(?:\)|\s*$)`,
  String.raw`(?<!\p{L})${anyOf([
    'примерно|приблизительно|ориентировочно|мин(?:имум)?|макс(?:имум)?|min|max',
    'не (?:больше|меньше|более|менее)',
  ])}[\s.!]*$`,
  String.raw`\?(?:[\s!?]|$)`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Of a colour or a kind: «серых», «большие», «синяя». */
const adjective = String.raw`\p{L}{3,}(?:[ыио][йхе]|[ая]я)(?!\p{L})`;

/** Packs without a figure: «упаковку». */
const onePack = String.raw`(?<!\d\s?|\p{L})(?:упаковк[ау]|пачк[ау]|коробк[ау]|короб|ящик|рулон)(?!\p{L})`;

/** Pieces and packs: «20 шт.». */
const counted = String.raw`\d\s?(?:шт|уп|кор|рул|пач|ящ)\p{Ll}*\.?`;

/** What adds another amount, which may be in a later text: «20 шт + 5», «20 шт серых и 30 чёрных». */
const additions = [
  // «20 шт серых, 30 чёрных», «20 шт на Ленина, 30 на Мира»
  String.raw`${amount}${adjective}[\s,;–—-]{1,3}\d+\s(?!рабоч|календарн)${adjective}`,
  String.raw`${amount}(?:на|в|для)\s[^\d,]{1,40},\s?\d+\s(?:на|в|для)\s\p{L}`,
  String.raw`${counted}\s[^\d,]{1,40},\s?\d+\s(?:на|в|для)\s\p{L}`,
  // «20 шт, 5 чёрных», «20 шт или 30»
  String.raw`${counted}[\s,–—-]{1,3}\d+\s(?!рабоч|календарн)${adjective}`,
  String.raw`${amount}(?:или|либо|минус)\s\d+(?!\d|\s?%)`,
  String.raw`${amount}(?:и|плюс|ещ[её])\s(?:ещ[её]\s)?\d`,
  // «упаковку и 5 шт», «10 шт и упаковку»
  String.raw`${onePack}\s(?:и|плюс|\+)\s\d`,
  String.raw`\d\s?\p{L}{1,7}\.?\s(?:и|плюс|\+)\s${onePack}`,
  // but not «20 шт, тел. +7 911 111-11-11»
  String.raw`\d\s?\p{L}[^\d+]{0,40}2?\s?(?:\+(?!7\D{0,2}\d{3}\D{0,2}\d{3})|(?<!\p{L})(?:и|плюс|ещ[её])\s)\s?(?:ещ[её]\s)?\d`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Of a place or a person, or the first word of a text: «Тула», «Серый». */
const properName = String.raw`(?<!\p{L})\p{Lu}\p{Ll}{2,}`;
/** «Тула», «серый». */
const name = String.raw`(?:${properName}|(?<!\p{L})${adjective})`;
/** Begins the label of another figure: «Цена: 695», «Доставка 5 декабря». */
const label =
  '(?:Цен|Сумм|Стоим|Итог|Остат|Скидк|Разм|Тел|Дост|Отгруз|Сч[её]т|Дат|Вес|Объ[её]м|Оплат|Арт|Толщ)';

/** What shares out an amount, the second part without a measure. */
const shares = [
  // «Тула 20 шт, Орёл 30», «Тула: 20 шт; Орёл: 30», «серый 20 шт, чёрный 30»
  String.raw`${name}[\s:–—-]{1,3}\d{0,9}${counted}[\s,;/]{1,3}(?!${label})${name}[\s:–—-]{1,3}\d`,
  // «20 шт Тула, 30 Орёл», «20 шт (Тула), 30 (Орёл)»
  String.raw`${counted}\s\(?${properName}\)?[\s,;/]{1,3}\d+\s\(?${properName}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Whether a text contains a number in words. */
export function hasNumberWord(text: string): boolean {
  return numberWord.test(text);
}

/** Whether a text contains digits or numbers in words. */
export function hasNumber(text: string): boolean {
  return /\p{N}/u.test(text) || hasNumberWord(text);
}

/** Whether texts of a line add another amount to the first one. */
export function hasAddition(texts: readonly string[]): boolean {
  const text = texts.filter(({ length }) => length <= longest).join(' ');
  return [...additions, ...shares].some((addition) => addition.test(text));
}

/** Whether a cell says that its row is not ordered: «Отменено». */
export function isCancelled(cell: string): boolean {
  return cancelled.test(cell);
}

/** Whether a text takes an order back, repeats or changes it, or only asks: «20 шт - отмена», «по 20 каждого». */
export function hasDoubt(text: string): boolean {
  return text.length <= longest && doubts.some((doubt) => doubt.test(text));
}
