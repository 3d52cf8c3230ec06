import type { LineProblem } from './parsedLine';

/** Why a line was not added to the cart, after a colon. */
export const lineProblemTexts: Readonly<Record<LineProblem, string>> = {
  unknownArticle: 'такого артикула нет',
  noArticle: 'нет артикула',
  noAmount: 'не хватает количества',
  badAmount: 'не поняли количество',
  unknownPack: 'не знаем, сколько единиц в упаковке',
  twoArticles: 'в строке два артикула, разделите их',
  aboveHeadings: 'стоит выше заголовков таблицы, не добавили',
  noOrder: 'на этом листе нет известных артикулов, его не добавили',
  repeatedSheet: 'этот лист повторяет другой, его не добавили',
};
