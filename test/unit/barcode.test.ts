import { gtinOf } from '../../src/domain/trade/barcode';

test.each([
  ['4600000000015', '4600000000015'],
  ['4 600000 000008', '4600000000008'],
  ['4600000-000015', '4600000000015'],
  ['96385074', '96385074'],
  ['10000007', '10000007'],
  ['036000291452', '036000291452'],
  ['14600000000012', '14600000000012'],
])('%s is a GTIN', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});

test.each([
  ['a wrong check digit', '4600000000016'],
  ['too few digits', '460000000001'],
  ['a letter', '460000000001A'],
  ['digits of a company’s own', '2000000000015'],
  ['digits of a company’s own with a zero before', '0200000000011'],
  ['a shop’s own short digits', '20000004'],
  ['a shop’s own short digits with a zero before', '01234565'],
  ['a shop’s own short digits with zeros for more', '00000020000004'],
  ['fifteen digits', '100000000000009'],
  ['none', ''],
])('%s: no GTIN', (_, barcode) => {
  expect(gtinOf(barcode)).toBeUndefined();
});
