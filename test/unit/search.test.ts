import fc from 'fast-check';
import type { Carpet, Offer } from '../../src/domain/settings/settings';
import { createSearch } from '../../src/domain/search/search';
import { otherLayout } from '../../src/domain/search/words/otherLayout';
import { distance, isWithinOneTypo } from '../../src/domain/search/words/typo';
import { sharedLength } from '../../src/domain/sharedLength';

const goods = [
  { _id: '1', article: 'VG-6090-04', title: 'Ковёр «Страйп», 60×90 см, серый', purpose: ['офис'] },
  { _id: '2', article: 'KK-3360-01', title: 'Коврик кокосовый «Койр», 33×60 см' },
  { _id: '3', article: 'РТ-10', title: 'Коврик ячеистый «Ринго-мат»', color: 'чёрный' },
  { _id: '4', article: 'MP-375', title: 'Плитка', width: 37.5, length: 37.5, material: 'резина' },
  { _id: '5', article: 'VG-6090-041', title: 'Грязезащитный ковёр', barcode: '4600000000011' },
  { _id: '6', title: 'Щётка к VG-6090-04', kind: 'щетинистый' },
  { _id: '7', article: 'LAGUN-77', title: 'Половик' },
];
const toCarpet = (carpet: Omit<Carpet, 'unit'>): Carpet => ({ ...carpet, unit: 'шт' });
const mats = { _id: 'mats', title: 'Товары', isPublished: true, items: goods.map(toCarpet) };
const search = (...items: readonly Omit<Carpet, 'unit'>[]) =>
  createSearch([{ ...mats, items: items.map(toCarpet) }]);
const { find, nearest } = createSearch([mats]);
const idsOf = (offers: readonly Offer[]) => offers.map(({ carpet }) => carpet._id).join(' ');
const found = (query: string) => idsOf(find(query));

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
    ['a part of an article with its number', '6090-041', '5'],
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
    expect(layouts.find('rjdhbr').map(({ carpet }) => carpet.title)).toStrictEqual(['Rjdhbr']);
  });

  it('finds the words of an owner’s group by each other, and phrases by all of their words', () => {
    const groups = [
      ['ёршик', 'щетинистый'],
      ['пятнашки', 'серый страйп', 'нет такого'],
      [' ', ''],
    ];
    const own = createSearch([mats], groups).find;
    expect(idsOf(own('ершики'))).toBe('6');
    expect(idsOf(own('пятнашки'))).toBe('1');
    expect(idsOf(own('нет такого'))).toBe('1');
    expect(found('пятнашки')).toBe('');
  });

  it('takes a phrase of a group only for all of its words, and a blank one for nothing', () => {
    const items = ['Серый ковёр «Страйп»', 'Ковёр «Страйп»', 'Серый ковёр'].map((title, index) =>
      toCarpet({ _id: String(index), title }),
    );
    const groups = [
      ['пятнашки', 'серый страйп'],
      [' ', 'пустышка'],
    ];
    const own = createSearch([{ ...mats, items }], groups).find;
    expect(idsOf(own('пятнашки'))).toBe('0');
    expect(idsOf(own('пустышка'))).toBe('');
  });

  it('finds a carpet by each of its facts', () => {
    const facts = search(
      {
        ...{ _id: 'a', title: 'Изделие', width: 60, length: 90, color: 'лиловый' },
        ...{ material: 'велюр', kind: 'тканый', purpose: ['балкон', 'лестница'], shape: 'овал' },
        ...{ brand: 'Порог', country: 'Сербия', base: 'латекс', description: 'Сушить тенью' },
        model: 'Вега',
      },
      { _id: 'b', title: 'Изделие', width: 120 },
    ).find;
    for (const query of [
      ...[
        '60×90',
        '90×60',
        '60×9',
        '90×6',
        '60',
        '90',
        'лиловый',
        'велюр',
        'тканый',
        'балкон',
        'лестница',
      ],
      ...['овал', 'порог', 'сербия', 'латекс', 'сушить', 'вега', 'лиловый балкон'],
    ]) {
      expect([query, idsOf(facts(query))]).toStrictEqual([query, 'a']);
    }
    expect(idsOf(facts('120'))).toBe('b');
    expect(idsOf(facts('120x'))).toBe('');
    expect(idsOf(facts('товары'))).toBe('a b');
  });

  it('finds a carpet by what the owner says of its model', () => {
    const models = [
      { title: 'Вега', brand: 'Порог', country: 'Сербия', description: 'Сушить тенью' },
      { title: 'Лира', brand: 'Гранд' },
    ];
    const items = ['Вега', 'Лира', undefined].map((model, index) =>
      toCarpet({ _id: String(index), title: 'Изделие', model }),
    );
    const own = createSearch([{ ...mats, items, models }]).find;
    for (const query of ['порог', 'сербия', 'сушить']) expect(idsOf(own(query))).toBe('0');
    expect(idsOf(own('гранд'))).toBe('1');
  });

  it('takes two words from the title and the description of one carpet', () => {
    const described = search(
      { _id: 'a', title: 'Коврик', description: 'Половик' },
      { _id: 'b', title: 'Половик' },
    ).find;
    expect(idsOf(described('коврик половик'))).toBe('a');
  });

  it('searches the descriptions only for words that nothing else has, or if nothing has all words', () => {
    const described = search(
      { _id: 'a', title: 'Коврик', description: 'Стирают в машине', base: 'латекс' },
      { _id: 'b', title: 'Чехол в машину', color: 'красный' },
    ).find;
    expect(idsOf(described('для машины'))).toBe('b');
    expect(idsOf(described('стирают'))).toBe('a');
    expect(idsOf(described('коврик машина латекс'))).toBe('a');
  });

  it('searches one category, in which general words may be missing', () => {
    const mugs = {
      ...mats,
      _id: 'mugs',
      title: 'Кружки',
      items: [toCarpet({ _id: 'm', title: 'Серая кружка' })],
    };
    const { find: findIn } = createSearch([mats, mugs]);
    expect(idsOf(findIn('серый'))).toBe('1 m');
    expect(idsOf(findIn('ковёр серый'))).toBe('1');
    expect(idsOf(findIn('ковёр серый', mugs))).toBe('m');
    expect(idsOf(findIn('ковёр синий', mugs))).toBe('');
  });

  it('finds the same with an index that was prepared in slices', () => {
    const items = Array.from({ length: 1200 }, (_, index) => ({
      _id: `${index}`,
      title: `Коврик ${index}`,
    }));
    const prepared = search(...items);
    let slices = 1;
    while (prepared.prepare()) slices += 1;
    // 500 carpets, 500, 200, the synonyms, and the words of all
    expect(slices).toBe(5);
    expect(idsOf(prepared.find('коврик 119'))).toBe(idsOf(search(...items).find('коврик 119')));
  });

  it('never throws', () => {
    const query = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom(...'коврик 60x90 60 на VG-6090 0,6 см м шт × - / "'.split(' ')))
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(query, (text) => {
        expect(find(text).length).toBeLessThanOrEqual(goods.length);
        for (const other of nearest(text)) expect(find(other)).not.toStrictEqual([]);
      }),
    );
  });

  it('finds any carpet by its title, its article and its barcode', () => {
    const word = fc.stringMatching(/^[А-Яа-яёA-Za-z]{3,9}(-[А-Яа-я]{2,9})?$/);
    const size = fc.stringMatching(/^[1-9]\d{1,2}[×xх][1-9]\d{1,2} см$/);
    const carpet = fc.record({
      title: fc
        .array(fc.oneof(word, size), { minLength: 1, maxLength: 6 })
        .map((words) => words.join(' ')),
      article: fc.stringMatching(/^[A-ZА-Я]{1,3}-?\d{2,6}([-/x.]\d{1,3})?[A-ZА-Я]?$/),
      barcode: fc.stringMatching(/^\d{8,13}$/),
    });
    fc.assert(
      fc.property(fc.array(carpet, { minLength: 1, maxLength: 5 }), (carpets) => {
        const own = search(...carpets.map((each, index) => ({ ...each, _id: String(index) }))).find;
        carpets.forEach(({ title, article, barcode }, index) => {
          for (const text of [title, article, barcode]) {
            expect(own(text).map(({ carpet: { _id } }) => _id)).toContain(String(index));
          }
        });
      }),
    );
  });
});

describe('Similar queries', () => {
  test.each([
    ['a misspelled synonym', 'шитинка', ['щетинка']],
    ['a word misspelled twice', 'кокасавый коврик', ['кокосовый коврик', 'коврик']],
    ['words that no carpet has together', 'кокосовый ячеистый', ['ячеистый', 'кокосовый']],
    ['an unknown word', 'коврик самолёт', ['коврик']],
    ['nothing similar', 'самолёт', []],
  ])('for %s: «%s»', (_, query, similar) => {
    expect(nearest(query)).toStrictEqual(similar);
  });
});

describe('The groups of a search', () => {
  const model = (name: string, count: number): Carpet[] =>
    Array.from({ length: count }, (_, index) =>
      toCarpet({
        _id: `${name} ${index}`,
        title: `Ковёр «${name}»`,
        model: name,
        color: index ? 'синий' : 'серый',
      }),
    );
  const carpets = {
    ...mats,
    _id: 'a',
    title: 'Ковры',
    items: [...model('Вега', 3), ...model('Лира', 2)],
  };
  const runners = { ...mats, _id: 'b', title: 'Дорожки', items: model('Нить', 4) };
  const { groups } = createSearch([carpets, runners]);
  const namesOf = (query: string) =>
    groups(query).map(
      ({ category, model: { name } = { name: '' }, found: count, of }) =>
        `${name || category.title} ${count}/${of}`,
    );

  test.each([
    ['вега', ['Вега 3/3', 'Ковры 3/5']],
    ['ковры', ['Ковры 5/5', 'Вега 3/3', 'Лира 2/2', 'Дорожки 4/4']],
    ['серый', ['Ковры 2/5', 'Лира 1/2', 'Вега 1/3', 'Дорожки 1/4']],
    ['самолёт', []],
  ])('«%s»', (query, names) => {
    expect(namesOf(query)).toStrictEqual(names);
  });
});

test('A model of one carpet, or of all carpets of a category, is no group', () => {
  const items = ['Вега', 'Лира', 'Лира'].map((name, index) =>
    toCarpet({ _id: String(index), title: `Ковёр «${name}»`, model: name }),
  );
  const one = { ...mats, _id: 'one', items: items.slice(1) };
  const groupNames = (query: string, ...categories: readonly (typeof mats)[]) =>
    createSearch(categories)
      .groups(query)
      .map(({ model }) => model?.name);
  expect(groupNames('ковёр', { ...mats, items })).toStrictEqual([undefined, 'Лира']);
  expect(groupNames('ковёр', one)).toStrictEqual([undefined]);
});

test('switching the layout twice gives the same text', () => {
  const keys = fc.stringMatching(/^[а-я]*$/);
  fc.assert(
    fc.property(keys, (text) => {
      expect(otherLayout(otherLayout(text))).toBe(text);
    }),
  );
});

test.each([
  ['', 'мат', 0],
  ['коврик', 'ковёр', 3],
  ['мат', 'маты', 3],
  ['мат', 'мат', 3],
])('«%s» and «%s» begin with %i equal letters', (a, b, letters) => {
  expect([sharedLength(a, b), sharedLength(b, a)]).toStrictEqual([letters, letters]);
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
        expect([isWithinOneTypo(word, typo), isWithinOneTypo(typo, word)]).toStrictEqual([
          true,
          true,
        ]);
      }
    }),
  );
  expect(isWithinOneTypo('коврик', 'коврик')).toBe(true);
  expect(isWithinOneTypo('коврик', 'кавркк')).toBe(false);
  expect(isWithinOneTypo('коврик', 'ковр')).toBe(false);
  expect(isWithinOneTypo('абвг', 'бхвг')).toBe(false);
  expect(isWithinOneTypo('бхвг', 'абвг')).toBe(false);
});

test.each([
  ['', '', 0],
  ['', 'мат', 3],
  ['мат', '', 3],
  ['мат', 'мат', 0],
  ['мат', 'маты', 1],
  ['коврик', 'кврека', 3],
])('from «%s» to «%s», %i letters are added, dropped or replaced', (a, b, letters) => {
  expect(distance(a, b)).toBe(letters);
});
