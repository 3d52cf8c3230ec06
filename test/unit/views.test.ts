import fc from 'fast-check';
import { choiceOf, facetIds } from '../../src/features/catalog/filters/facets';
import {
  formatView as formatCategoryView,
  readView as readCategoryView,
} from '../../src/features/catalog/view/categoryView';
import {
  formatView as formatPricesView,
  readView as readPricesView,
} from '../../src/features/prices/view/pricesView';
import { parseQuery } from '../../src/shared/router/parseQuery';

const texts = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 20 });
const queryParts = fc.constantFrom(
  ...['?', '&', '=', 'q', 'size', 'sort', 'view', 'category', 'stock', 'price', '-', '1'],
  ...['[', ']', '[]', '[__proto__]', 'constructor', '%', '%E0%A4%A', '%00', 'ё', '+'],
);

describe('The query of a category page', () => {
  test('is read as it was written', () => {
    const view = fc.record({
      q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      choice: fc
        .array(texts, { minLength: facetIds.length, maxLength: facetIds.length })
        .map((values) => choiceOf((id) => values[facetIds.indexOf(id)] ?? [])),
      sorting: fc.constantFrom('title', 'size', 'price', undefined),
      layout: fc.constantFrom('table', 'cards', 'matrix', undefined),
    });
    fc.assert(
      fc.property(view, (written) => {
        expect(readCategoryView(parseQuery(formatCategoryView(written)))).toEqual(written);
      }),
    );
  });

  test('keeps all values of a filter, also past the array limit of 20', () => {
    const size = Array.from({ length: 40 }, (_, index) => `size=${index}`).join('&');
    expect(readCategoryView(parseQuery(`?${size}`)).choice.size).toHaveLength(40);
  });
});

describe('The query of the price list', () => {
  test('is read as it was written', () => {
    const view = fc.record({
      q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      category: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      inStock: fc.boolean(),
      priced: fc.boolean(),
      sorting: fc.constantFrom('article', 'title', 'size', 'price'),
      descending: fc.boolean(),
    });
    fc.assert(
      fc.property(view, (written) => {
        expect(readPricesView(parseQuery(formatPricesView(written)))).toEqual(written);
      }),
    );
  });
});

describe('Any query', () => {
  test('is read without throwing', () => {
    fc.assert(
      fc.property(fc.array(queryParts, { maxLength: 40 }), (parts) => {
        const query = parseQuery(parts.join(''));
        expect(readCategoryView(query)).toHaveProperty('choice');
        expect(readPricesView(query)).toHaveProperty('q');
      }),
    );
  });
});
