import fc from 'fast-check';
import type { Carpet } from '../../src/domain/settings/settings';
import { createSearch } from '../../src/domain/search/search';
import { otherLayout } from '../../src/domain/search/words/otherLayout';
import { isOneTypo } from '../../src/domain/search/words/typo';
import { wordsOf } from '../../src/domain/search/words/words';

const goods = [
  { _id: '1', article: 'VG-6090-04', title: 'Ковёр «Страйп», 60×90 см, серый', purpose: ['офис'] },
  { _id: '2', article: 'KK-3360-01', title: 'Коврик кокосовый «Койр», 33×60 см' },
  { _id: '3', article: 'РТ-10', title: 'Коврик ячеистый «Ринго-мат»', color: 'чёрный' },
  { _id: '4', article: 'MP-375', title: 'Плитка', width: 37.5, length: 37.5, material: 'резина' },
  { _id: '5', article: 'VG-6090-041', title: 'Грязезащитный ковёр', barcode: '4600000000011' },
  { _id: '6', title: 'Щётка к VG-6090-04', kind: 'щетинистый' },
  { _id: '7', article: 'LAGUN-77', title: 'Половик' },
];
const search = (...items: readonly Omit<Carpet, 'unit'>[]) =>
  createSearch([
    {
      _id: 'mats',
      title: 'Товары',
      isPublished: true,
      items: items.map((carpet) => ({ ...carpet, unit: 'шт' })),
    },
  ]);
const { find } = search(...goods);
const found = (query: string) =>
  find(query)
    .map(({ carpet }) => carpet._id)
    .join(' ');

describe('Search', () => {
  test.each([
    ['title words in any order', 'серый страйп', '1'],
    ['the other order', 'страйп серый', '1'],
    ['the beginning of a word', 'кокос', '2'],
    ['a part of a compound, before synonyms of it', 'мат', '3 1 2 5'],
    ['any case', 'КОКОСОВЫЙ', '2'],
    ['ё for е', 'ковер', '1 5'],
    ['е for ё', 'чёрный', '3'],
    ['a size', '60×90', '1'],
    ['a size with x', '60x90', '1'],
    ['a size with a capital X', '60X90', '1'],
    ['a size with the Cyrillic х', '60х90', '1'],
    ['a size with a star', '60*90', '1'],
    ['a size with spaces', '60 x 90', '1'],
    ['a size being typed', '60x', '1'],
    ['a size with a comma', '37,5х37,5', '4'],
    ['a size with a full stop', '37.5x37.5', '4'],
    ['an article, exact before longer before named in a title', 'vg-6090-04', '1 5 6'],
    ['an article without dashes', 'vg609004', '1 5'],
    ['an article with other dashes', 'VG–6090–041', '5'],
    ['a part of an article', '375', '4'],
    ['a Cyrillic article in Latin letters', 'PT-10', '3'],
    ['a Latin article in Cyrillic letters', 'КК-3360', '2'],
    ['a barcode', '4600000000011', '5'],
    ['a color', 'черный', '3'],
    ['a material', 'резина', '4'],
    ['a kind', 'щетин', '6'],
    ['a purpose', 'офис', '1'],
    ['the wrong keyboard layout', 'rjrjc', '2'],
    ['a letter that is a punctuation mark in the other layout', 'xthysq', '3'],
    ['an article in the wrong layout', 'ьз-375', '4'],
    ['a missing letter', 'кокосвый', '2'],
    ['an extra letter', 'кокоссовый', '2'],
    ['a wrong letter', 'кокасовый', '2'],
    ['two swapped letters', 'кокосоывй', '2'],
    ['an inflection', 'кокосовыми', '2'],
    ['a general word, before the words for the same', 'коврики', '2 3 1 5'],
  ])('%s: «%s»', (_, query, ids) => {
    expect(found(query)).toBe(ids);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00A0 '],
    ['punctuation marks', '!? «»'],
    ['a word that no carpet has', 'самолёт'],
    ['one word that matches and one that does not', 'коврик самолёт'],
    ['two typos', 'кокасавый'],
    ['a typo in an article', 'MQ-375'],
    ['a typo in a word of an article', 'LAGUM'],
    ['a typo in a size', '60×91'],
  ])('%s finds nothing: «%s»', (_, query) => {
    expect(found(query)).toBe('');
  });

  it('reads only the beginning of a query of a hundred thousand characters', () => {
    expect(found('кокос '.repeat(20_000))).toBe('2');
    expect(found(`кокос ${','.repeat(100_000)}`)).toBe('2');
    expect(found('к'.repeat(100_000))).toBe('');
  });

  it('tries the other layout only if nothing is found in the typed one', () => {
    const layouts = search(...['Коврик', 'Rjdhbr'].map((title) => ({ _id: title, title })));
    expect(layouts.find('rjdhbr').map(({ carpet }) => carpet.title)).toEqual(['Rjdhbr']);
  });

  it('finds every carpet by its article and by its title', () => {
    for (const { _id, article, title } of goods) {
      expect(found(title)).toContain(_id);
      if (article) expect(found(article).startsWith(_id)).toBe(true);
    }
  });

  it('never throws, and finds no more with another word added', () => {
    const query = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('коврик', '60x90', 'vg'),
    );
    fc.assert(
      fc.property(query, query, (a, b) => {
        fc.pre(wordsOf(a).length > 0 && !/\d\s*$/.test(a) && !/[xх×*]\s*$/i.test(a));
        const wider = find(a);
        expect(find(`${a} ${b}`).filter((offer) => !wider.includes(offer))).toEqual([]);
      }),
    );
  });
});

test('switching the layout twice gives the same text', () => {
  const keys = fc.stringMatching(/^[а-я]*$/);
  fc.assert(
    fc.property(keys, (text) => {
      expect(otherLayout(otherLayout(text))).toBe(text);
    }),
  );
});

test('a letter dropped, added, changed or swapped is one typo, in either word', () => {
  const letters = fc.stringMatching(/^[а-г]{2,9}$/);
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('а', 'ж', ''), (word, seed, letter) => {
      const at = seed % (word.length - 1);
      const [head, one, two, tail] = [
        word.slice(0, at),
        word.charAt(at),
        word.charAt(at + 1),
        word.slice(at + 2),
      ];
      for (const typo of [
        head + two + one + tail,
        head + letter + two + tail,
        head + letter + one + two + tail,
      ]) {
        expect([isOneTypo(word, typo), isOneTypo(typo, word)]).toEqual([true, true]);
      }
    }),
  );
  expect(isOneTypo('коврик', 'кавркк')).toBe(false);
  expect(isOneTypo('коврик', 'ковр')).toBe(false);
});
