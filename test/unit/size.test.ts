import type { Carpet } from '../../src/domain/settings/settings';
import { areByWidth, formatDimensions, formatSize, formatWidth } from '../../src/domain/trade/size';

test.each<[Pick<Carpet, 'width' | 'length'>, ...(string | undefined)[]]>([
  [{ width: 40, length: 60 }, '40×60 см', '40×60 см', '40 см'],
  [{ width: 90 }, undefined, 'ширина 90 см', '90 см'],
  [{ length: 60 }, undefined, undefined, undefined],
  [{}, undefined, undefined, undefined],
])('the size of %j is «%s», its dimensions are «%s», its width is «%s»', (carpet, ...expected) => {
  const shown = [formatSize(carpet), formatDimensions(carpet), formatWidth(carpet)];
  expect(shown.map((text) => text?.replace(/\s/g, ' '))).toStrictEqual(expected);
});

test.each([
  ['widths alone', [{ width: 90 }, { width: 120 }], true],
  ['a length', [{ width: 90 }, { width: 120, length: 60 }], false],
  ['nothing', [{ width: 90 }, {}], false],
])('whether only widths differ: %s', (_, carpets, expected) => {
  expect(areByWidth(carpets)).toBe(expected);
});
