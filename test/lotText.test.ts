import { formatLotRule, formatStep } from '../src/domain/lotText';
import { lotProblem } from '../src/domain/lot';

const carpet = { _id: '1', title: 'Коврик', unit: 'шт' };

describe('The rule of a lot in words', () => {
  test.each([
    [{ step: 10, packQty: 10 }, 'Кратно 10 шт = 1 упаковка'],
    [{ step: 20, packQty: 10 }, 'Кратно 20 шт = 2 упаковки'],
    [{ step: 5, packQty: 10 }, 'Кратно 5 шт'],
    [{ step: 1, packQty: 1 }, 'Кратно 1 шт = 1 упаковка'],
    [{ step: 1.5, unit: 'пог. м' }, 'Кратно 1,5 пог. м'],
    [{}, undefined],
  ])('%j is «%s»', (lot, words) => {
    expect(formatStep({ ...carpet, ...lot })?.replace(/\s/g, ' ')).toBe(words);
  });

  test.each([
    [{ step: 10, minLot: 10 }, 45, 'Кратно 10'],
    [{ step: 10, minLot: 20 }, 10, 'Мин. партия 20 шт'],
  ])('%j broken by %i is «%s»', (lot, amount, words) => {
    const problem = lotProblem(lot, amount);
    expect(problem && formatLotRule(problem, 'шт').replace(/\s/g, ' ')).toBe(words);
  });
});
