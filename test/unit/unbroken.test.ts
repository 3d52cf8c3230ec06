import fc from 'fast-check';
import { unbroken } from '../../src/domain/format/unbroken';

test.each([
  ['от 30 000 ₽ до 1 500 000 ₽', 'от 30_000_₽ до 1_500_000_₽'],
  ['тяжелее 300 кг грузим по записи', 'тяжелее 300_кг грузим по записи'],
  ['скидка 5 % от суммы', 'скидка 5_% от суммы'],
  ['рулон 2 × 5 м, × белый', 'рулон 2_×_5_м, × белый'],
  ['60 × 90 см, 12 пог. м', '60_×_90_см, 12_пог. м'],
  ['через 3 месяца, 2 мешка, 4 тонны', 'через 3 месяца, 2 мешка, 4 тонны'],
  ['в 2026 году, дом 5 корпус 1000', 'в 2026 году, дом 5 корпус 1000'],
])('«%s» breaks as «%s», with _ for no-break spaces', (text, expected) => {
  expect(unbroken(text).replaceAll('\u00A0', '_')).toBe(expected);
});

test('nothing but spaces changes, and a second time nothing at all', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('1', '2', ' ', '0', '₽', '%', 'к', 'г', 'м', '.') }),
      (text) => {
        const once = unbroken(text);
        expect(once.replaceAll('\u00A0', ' ')).toBe(text);
        expect(unbroken(once)).toBe(once);
      },
    ),
  );
});
