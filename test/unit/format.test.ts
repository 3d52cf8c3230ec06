import fc from 'fast-check';
import { formatDate, formatDayMonth } from '../../src/domain/format/date';
import { fingerprint } from '../../src/domain/format/fingerprint';
import { formatNumber, formatVolume, formatWeight } from '../../src/domain/format/number';
import { formatRange } from '../../src/domain/format/range';
import { accusative, formatUnit, perUnit } from '../../src/domain/format/units';
import { formatSize } from '../../src/domain/trade/size';
import { telHref } from '../../src/shared/paths';

test.each([
  [formatNumber(0), '0'],
  [formatNumber(1285.5), '1\u00A0285,5'],
  [formatNumber(1.5, 2), '1,50'],
  [formatNumber(0.1 + 0.2), '0,3'],
  [formatNumber(1_000_000), '1\u00A0000\u00A0000'],
  [formatNumber(1.005, 2), '1,01'],
  [formatNumber(0.0004), '0'],
  [formatNumber(1e-7), '0'],
  [formatNumber(0, 0), '0'],
  [formatNumber(1e21, 2), '1\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000'],
  [formatNumber(Infinity), '∞'],
  [formatNumber(-1e15), '-1\u00A0000\u00A0000\u00A0000\u00A0000\u00A0000'],
  [formatNumber(0, 2), '0,00'],
  [formatUnit(20, 'шт'), '20\u00A0шт'],
  [formatUnit(1.5, 'пог. м'), '1,5\u00A0пог.\u00A0м'],
  [formatUnit(1, 'рулон'), '1\u00A0рулон'],
  [formatUnit(2, 'рулон'), '2\u00A0рулона'],
  [formatUnit(0.5, 'рулон'), '0,5\u00A0рулона'],
  [formatUnit(1005, 'рулон'), '1\u00A0005\u00A0рулонов'],
  [formatUnit(1, 'пара'), '1\u00A0пара'],
  [formatUnit(2, 'пара'), '2\u00A0пары'],
  [formatUnit(5, 'пара'), '5\u00A0пар'],
  [formatUnit(2, 'constructor'), '2\u00A0constructor'],
  [formatRange([], 'мм'), undefined],
  [formatRange([8, 8], 'мм'), '8\u00A0мм'],
  [formatRange([11, 8, 9.5], 'мм'), '8–11\u00A0мм'],
  [formatRange([0.0004, 8], 'мм'), '0,0004–8\u00A0мм'],
  [accusative('пара'), 'пару'],
  [accusative('упаковка'), 'упаковку'],
  [accusative('рулон'), 'рулон'],
  [accusative('пог. м'), 'пог. м'],
  [accusative('пачка 5 шт'), 'пачка 5 шт'],
  [accusative('большая пачка'), 'большая пачка'],
  [perUnit('пара'), 'за\u00A0пару'],
  [perUnit('пог. м'), 'за\u00A0пог.\u00A0м'],
  [formatWeight(135), '135,0\u00A0кг'],
  [formatWeight(0.05), '0,1\u00A0кг'],
  [formatWeight(0.04), '0,04\u00A0кг'],
  [formatWeight(0.0004), '0,0004\u00A0кг'],
  [formatVolume(0.322), '0,32\u00A0м³'],
  [formatVolume(0.005), '0,01\u00A0м³'],
  [formatVolume(0.004), '0,004\u00A0м³'],
  [formatVolume(0.00045), '0,00045\u00A0м³'],
  [formatUnit(0, 'шт'), '0\u00A0шт'],
  [formatUnit(0.0012, 'м³'), '0,001\u00A0м³'],
  [formatSize({ width: 40, length: 60 }), '40×60\u00A0см'],
  [formatSize({ width: 37.5, length: 37.5 }), '37,5×37,5\u00A0см'],
  [formatSize({ width: 40 }), undefined],
  [formatDate('2026-11-01'), '1\u00A0ноября 2026'],
  [formatDate('1996-05-31'), '31\u00A0мая 1996'],
  [formatDate('2026-13-01'), '2026-13-01'],
  [formatDate('с 2026-11-01'), 'с 2026-11-01'],
  [formatDayMonth('в 2026 году'), 'в 2026 году'],
  [formatDate('скоро'), 'скоро'],
  [formatDayMonth('2027-01-11'), '11\u00A0января'],
  [telHref('+7 (495) 000-00-01'), 'tel:+74950000001'],
  [telHref('8 800 000-00-03'), 'tel:88000000003'],
  [telHref('+7 (495) 000-00-01 доб. 123'), 'tel:+74950000001'],
  [telHref('7 (495) 000-00-01'), 'tel:+74950000001'],
  [telHref('+ 7 495 000-00-01, 7 495 000-00-02'), 'tel:+74950000001'],
  [telHref('74950000001 доб. 5'), 'tel:+74950000001'],
  [telHref('749500000012'), 'tel:749500000012'],
  [telHref('8.800.000.00.03'), 'tel:88000000003'],
  [telHref('8 800 000\u201100\u201103'), 'tel:88000000003'],
  [telHref('тел. +7 495 000–00–02, +7 495 000-00-05'), 'tel:+74950000002'],
  [telHref('+7 (495) 000-00-01 (9–18)'), 'tel:+74950000001'],
  [telHref('+7 495 000-00-01 (2 линии)'), 'tel:+74950000001'],
  [telHref('112'), 'tel:112'],
  [telHref('Офис 2: +7 (495) 000-00-01'), 'tel:+74950000001'],
  [telHref('Склад 103, с 9 до 18: 2-30-40'), 'tel:23040'],
  [telHref('доб. 103'), 'tel:103'],
  [telHref('Офис 2 8 (495) 000-00-01'), 'tel:84950000001'],
  [telHref('с 9 до 18 8 800 000-00-03'), 'tel:88000000003'],
  [telHref('ИНН 7701234567, +7 [495] 000-00-01'), 'tel:+74950000001'],
  [telHref('Офис 2'), undefined],
  [telHref('(495) 000-00-01'), 'tel:4950000001'],
  [telHref('уточняйте у менеджера'), undefined],
])('a value is formatted as %j', (formatted, text) => {
  expect(formatted).toBe(text);
});

test('numbers are formatted as Intl formats them', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e11 }),
      fc.integer({ min: 0, max: 5 }),
      fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      (number, shift, digits) => {
        const value = Number(`${number}e-${shift}`);
        const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        expect(formatNumber(value, digits)).toBe(value.toLocaleString('ru', fixed));
      },
    ),
    { numRuns: 2000 },
  );
});

test('dates are formatted by their text, whatever the time zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        const [day, , year] = formatDate(date.toISOString()).split(/\s/);
        expect([Number(day), Number(year)]).toStrictEqual([
          date.getUTCDate(),
          date.getUTCFullYear(),
        ]);
      },
    ),
  );
});

test.each([
  ['01', 'января'],
  ['02', 'февраля'],
  ['03', 'марта'],
  ['04', 'апреля'],
  ['05', 'мая'],
  ['06', 'июня'],
  ['07', 'июля'],
  ['08', 'августа'],
  ['09', 'сентября'],
  ['10', 'октября'],
  ['11', 'ноября'],
  ['12', 'декабря'],
])('the month %s is called «%s»', (month, name) => {
  expect(formatDayMonth(`2026-${month}-05`)).toBe(`5\u00A0${name}`);
});

// test vectors of the authors of FNV-1a
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the fingerprint of «%s» is its hash FNV-1a', (text, hash) => {
  expect(fingerprint(text)).toBe(hash.toString(36));
});
