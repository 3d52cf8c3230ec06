import fc from 'fast-check';
import { shorten } from '../../src/domain/format/shorten';

test.each([
  ['Ковёр серый', 11, 'Ковёр серый'],
  ['Ковёр серый', 10, 'Ковёр…'],
  ['Ковёр, серый', 10, 'Ковёр…'],
  ['Ковёр серый. Ворс', 14, 'Ковёр серый…'],
  ['Ковёр — серый', 9, 'Ковёр…'],
  ['Ковёр', 4, 'Ков…'],
  ['Ковёр\u00A0серый', 8, 'Ковёр…'],
  ['😀😀😀', 4, '😀…'],
  ['', 5, ''],
])('«%s» in %d characters: «%s»', (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
});

test('the result is never longer than the limit, and it begins like the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 50 }), (text, limit) => {
      const short = shorten(text, limit);
      expect(short.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(short.replace(/…$/, '')) || short === text).toBe(true);
    }),
  );
});
