import fc from 'fast-check';
import { fingerprint } from '../../src/domain/format/fingerprint';
import { decodeOrderLink, encodeOrderLink } from '../../src/domain/order/link/orderLink';

const items = [
  { _id: '9934f1de1eaaaaa461dfa092', amount: 20 },
  { _id: 'a/b?#%..:', amount: 1.5 },
];
const link = encodeOrderLink(items);
const damaged = { problem: 'damaged' };

test('a link holds ids and amounts in characters that are valid in an address', () => {
  expect(link).toMatch(/^#order\/[\w.%:~/-]+$/);
  expect(decodeOrderLink(link)).toEqual({ items });
});

test('a link made before ids were packed is read', () => {
  const before = `#order/9934f1de1eaaaaa461dfa092:20/${fingerprint(JSON.stringify(items.slice(0, 1)))}`;
  expect(decodeOrderLink(before)).toEqual({ items: items.slice(0, 1) });
});

test.each([
  ['9934f1de1eaaaaa461dfa092', 'mTTx3h6qqqRh36CS'],
  ['ffeffbffeffbffeffbffeffb', '_-_7_-_7_-_7_-_7'],
  ['000000000000000000000000', 'AAAAAAAAAAAAAAAA'],
  ['bd72d8f9-55bc-11d9-848a-00112f43529a', 'vXLY-VW8EdmEigARL0NSmg'],
])('the id %s is packed as %s', (_id, packed) => {
  const one = encodeOrderLink([{ _id, amount: 5 }]);
  expect(one).toContain(`/${packed}~5/`);
  expect(decodeOrderLink(one)).toEqual({ items: [{ _id, amount: 5 }] });
});

test.each([
  '9934f1de1eaaaaa461dfa09',
  '9934f1de1eaaaaa461dfa0921',
  '9934F1DE1EAAAAA461DFA092',
  'bd72d8f955bc11d9848a00112f43529a',
  'bd72d8f9-55bc-11d9-848a-00112f43529a1',
  'VG-4060-01',
])('the id %s stays as it is', (_id) => {
  const one = encodeOrderLink([{ _id, amount: 5 }]);
  expect(one).toContain(`/${_id}:5/`);
  expect(decodeOrderLink(one)).toEqual({ items: [{ _id, amount: 5 }] });
});

test.each(['', '#', '#main', '#lines/1', '#orders', '#x#order/'])(
  '%j is not an order link',
  (hash) => {
    expect(decodeOrderLink(hash)).toBeUndefined();
  },
);

test('a link that was cut off anywhere is damaged', () => {
  for (let length = '#order/'.length; length < link.length; length += 1) {
    expect(decodeOrderLink(link.slice(0, length))).toEqual(damaged);
  }
});

test.each([
  ['another amount', link.replace('~20', '~21')],
  ['an amount like 1e99', link.replace('~20', '~1e99')],
  ['a negative amount', link.replace('~20', '~-20')],
  ['two amounts', link.replace('~20', '~20~7')],
  ['no amount', link.replace('~20', '')],
  ['a broken escape', link.replace('%2F', '%E0')],
  ['text at the end', `${link}.`],
  ['the mark alone', '#order/'],
  ['encoded slashes', link.replaceAll('/', '%2F')],
  ['capitals', link.toUpperCase()],
])('a link with %s is damaged', (_, hash) => {
  expect(decodeOrderLink(hash)).toEqual(damaged);
});

/** A link whose checksum fits what a careless reader would make of it. */
const forged = (parts: string, read: unknown) =>
  `#order/${parts}/${fingerprint(JSON.stringify(read))}`;

test.each([
  ['without the bad line', forged('a:1/b:-1', [{ _id: 'a', amount: 1 }])],
  ['without the bad amount', forged('b:-1', [{ _id: 'b' }])],
  ['with nothing for the bad line', forged('b:-1', [null])],
])('a forged link is damaged, even if its checksum is made %s', (_, hash) => {
  expect(decodeOrderLink(hash)).toEqual(damaged);
});

test('half of a character in an id is written as a replacement character', () => {
  expect(decodeOrderLink(encodeOrderLink([{ _id: 'a\uD800', amount: 1 }]))).toEqual({
    items: [{ _id: 'a\uFFFD', amount: 1 }],
  });
});

test('an amount that cannot be ordered is written as 1', () => {
  expect(decodeOrderLink(encodeOrderLink([{ _id: 'a', amount: -1 }]))).toEqual({
    items: [{ _id: 'a', amount: 1 }],
  });
});

const amount = fc.oneof(
  fc.integer({ min: 1, max: 1e9 }),
  fc.double({ min: 0.001, max: 1e9, noNaN: true }),
);
const id = fc.string({ minLength: 1, unit: 'grapheme' });

test('a link is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ _id: id, amount })), (list) => {
      expect(decodeOrderLink(encodeOrderLink(list))).toEqual({ items: list });
    }),
  );
});

test('any hash is read, and any item written, without throwing', () => {
  const anyId = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), anyId, fc.double(), (text, _id, figure) => {
      expect(() => decodeOrderLink(`#order/${text}`)).not.toThrow();
      expect(decodeOrderLink(encodeOrderLink([{ _id, amount: figure }]))).toHaveProperty('items');
    }),
  );
  expect(decodeOrderLink(encodeOrderLink([{ _id: '\uD800', amount: 1 }]))).toHaveProperty('items');
});
