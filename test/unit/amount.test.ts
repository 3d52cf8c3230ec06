import fc from 'fast-check';
import { isAmount, readAmount } from '../../src/domain/trade/amount';

test.each([
  [3, 3],
  [1.5, 1.5],
  ['3', 3],
  [' 1 000 ', 1000],
  ['1\u00A0000,5', 1000.5],
  ['0,25', 0.25],
  ["1'000", 1000],
  ['1\u2009000\u2009000', 1_000_000],
  ['1 2', undefined],
  ['20 30', undefined],
  ['20\n300', undefined],
  ['1 20', undefined],
  ['1 0000', undefined],
  ['1,000.00', undefined],
  ['', undefined],
  ['abc', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  [0, undefined],
  [-1, undefined],
  [1e21, undefined],
  [NaN, undefined],
  [Infinity, undefined],
  [null, undefined],
  [undefined, undefined],
  [[5], undefined],
  [true, undefined],
  [0.001, 0.001],
  [0.0009, undefined],
  [1_000_000_000, 1_000_000_000],
  [1_000_000_001, undefined],
])('%j is read as the amount %j', (value, amount) => {
  expect(readAmount(value)).toBe(amount);
});

test('any amount that is read is one that can be ordered', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const amount = readAmount(value);
      expect(amount === undefined || isAmount(amount)).toBe(true);
    }),
  );
});
