import type { LineProblem } from './parsedLine';

/** Why a line was not added to the cart. */
export const lineProblemTexts: Readonly<Record<LineProblem, string>> = {
  unknownArticle: 'Не нашли такой артикул',
  badAmount: 'Не поняли количество',
  unknownPack: 'Не знаем, сколько единиц в упаковке',
  twoArticles: 'В строке два артикула, разделите их',
  aboveHeadings: 'Стоит выше заголовков таблицы, не добавили',
  noOrder: 'На этом листе нет известных артикулов, его не добавили',
  repeatedSheet: 'Этот лист повторяет другой, его не добавили',
};

/** Shown for a line whose `isAssumed` is true. */
export const amountAssumed = 'Количество не указано, взяли минимальную партию';
