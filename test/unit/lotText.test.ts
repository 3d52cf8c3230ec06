import {
  formatLot,
  formatLotRule,
  formatPacks,
  formatStep,
  lotFix,
} from '../../src/domain/trade/lotText';

const carpet = { _id: '1', title: 'Коврик', unit: 'шт' };

describe('The lot in words', () => {
  test.each([
    [{ step: 10, packQty: 10 }, 'Кратно 10 шт = 1 упаковка'],
    [{ step: 20, packQty: 10 }, 'Кратно 20 шт = 2 упаковки'],
    [{ step: 5, packQty: 10 }, 'Кратно 5 шт'],
    [{ step: 1, packQty: 0.5, unit: 'м²' }, 'Кратно 1 м² = 2 упаковки'],
    [{ step: 1, packQty: 1 }, undefined],
    [{ step: 1.5, unit: 'пог. м' }, 'Кратно 1,5 пог. м'],
    [{ step: 5, unit: 'рулон' }, 'Кратно 5'],
    [{ step: 21, packQty: 21, unit: 'рулон' }, 'Кратно 21 = 1 упаковка'],
    [{ step: 1.5, unit: 'рулон' }, 'Кратно 1,5'],
    [{ step: 5, unit: 'пара' }, 'Кратно 5'],
    [{}, undefined],
  ])('of %j is «%s»', (lot, words) => {
    expect(formatStep({ ...carpet, ...lot })?.replace(/\s/g, ' ')).toBe(words);
  });

  test('breaks a line only before «=»', () => {
    const rule = formatStep({ ...carpet, step: 10, packQty: 10 });
    expect(rule?.split(' ')).toStrictEqual(['Кратно\u00A010\u00A0шт', '=\u00A01\u00A0упаковка']);
  });

  test.each([
    [{ step: 10, minLot: 10 }, 45, 'Кратно 10: 40, 50?'],
    [{ step: 1000 }, 1500, 'Кратно 1 000: 1 000, 2 000?'],
    [{ step: 10, minLot: 20 }, 10, 'Мин. партия 20 шт Исправить'],
    [{ step: 10, minLot: 20 }, 20, ''],
    [{ step: 10, minLot: 20 }, 0, ''],
  ])('of %j with an amount of %i is «%s»', (lot, amount, words) => {
    const { rule = '', fixes = [], isQuestion } = lotFix({ ...carpet, ...lot }, amount) ?? {};
    const labels = fixes.map(({ label }) => label).join(', ');
    const shown = [rule, labels].filter(Boolean).join(' ') + (isQuestion ? '?' : '');
    expect(shown.replace(/\s/g, ' ')).toBe(words);
  });

  test.each([
    [
      { width: 40, length: 60, packQty: 10, minLot: 20 },
      '40×60 см · в упаковке 10 шт · мин. партия 20 шт',
    ],
    [
      { title: 'Коврик 40×60 см, серый', width: 40, length: 60, packQty: 10 },
      'в упаковке 10 шт · мин. партия 1 шт',
    ],
    [{ title: 'Коврик 40\u00A0см', width: 40 }, 'ширина 40 см · мин. партия 1 шт'],
    [{}, 'мин. партия 1 шт'],
  ])('of %j, in brief, is «%s»', (lot, words) => {
    expect(formatLot({ ...carpet, ...lot }).replace(/\s/g, ' ')).toBe(words);
  });

  test.each([
    [{ step: 10, packQty: 10 }, 'Кратно 10 шт = 1 упаковка'],
    [{ step: 10, packQty: 10, minLot: 20 }, 'Кратно 10 шт = 1 упаковка · мин. партия 20 шт'],
    [{ packQty: 12, minLot: 24 }, 'В упаковке 12 шт · мин. партия 24 шт'],
    [{ packQty: 12 }, 'В упаковке 12 шт'],
    [{ packQty: 1, unit: 'м²' }, 'В упаковке 1 м²'],
    [{ minLot: 2 }, 'мин. партия 2 шт'],
    [{}, undefined],
  ])('of %j, in full, is «%s»', (lot, words) => {
    expect(formatLotRule({ ...carpet, ...lot })?.replace(/\s/g, ' ')).toBe(words);
  });

  test.each([
    [{ packQty: 10 }, 20, '2 упаковки'],
    [{ packQty: 10 }, 45, '45 шт'],
    [{}, 45, '45 шт'],
  ])('of %j: an amount of %d is «%s»', (lot, amount, words) => {
    expect(formatPacks({ ...carpet, ...lot }, amount).replace(/\s/g, ' ')).toBe(words);
  });
});
