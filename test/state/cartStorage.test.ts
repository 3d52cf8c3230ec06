import fc from 'fast-check';
import { createCartStorage } from '../../src/state/cart/cartStorage';

const fail = (text: string) => {
  throw new Error(`unreadable: ${text}`);
};

const line = fc.record(
  { _id: fc.oneof(fc.string(), fc.nat()), amount: fc.jsonValue(), note: fc.jsonValue() },
  { requiredKeys: [] },
);
const entryText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.array(fc.oneof(line, fc.jsonValue())).map((list) => JSON.stringify(list)),
  fc.array(line).map((list) => JSON.stringify({ items: JSON.stringify(list) })),
);

test('any entry «cart» is either read and left unchanged, or moved to «cart-unreadable»', () => {
  fc.assert(
    fc.property(entryText, (text) => {
      localStorage.clear();
      localStorage.setItem('cart', text);
      const reported: string[] = [];
      const entry = createCartStorage((unreadable) => reported.push(unreadable));
      const items = entry.read();
      if (reported.length === 0) {
        expect(localStorage.getItem('cart')).toBe(text);
        entry.write(items, [items, items]);
        expect(createCartStorage(fail).read()).toStrictEqual(items);
      } else {
        expect(reported).toStrictEqual([text]);
        expect(localStorage.getItem('cart-unreadable')).toBe(text);
        expect(localStorage.getItem('cart')).toBeNull();
        expect(items).toStrictEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a second unreadable entry is appended to the first, and both are reported', () => {
  const reported: string[] = [];
  const entry = createCartStorage((unreadable) => reported.push(unreadable));
  for (const text of ['{', 'x']) {
    localStorage.setItem('cart', text);
    entry.read();
  }
  expect(localStorage.getItem('cart-unreadable')).toBe('{\nx');
  expect(reported).toStrictEqual(['{', '{\nx']);
});
