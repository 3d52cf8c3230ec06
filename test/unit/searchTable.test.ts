import { createSearch } from '../../src/domain/search/search';
import { publishedCategories, type Offer } from '../../src/domain/settings/settings';
import { meaninglessQueries, searchQueries } from '../support/searchQueries';
import { demoSettings } from '../support/settings/demoSettings';

const { find } = createSearch(publishedCategories(demoSettings));

function factsOf({ carpet, category }: Offer) {
  const { article, model, color, width, length = '' } = carpet;
  return [article, model, color, category.title, `${width}×${length}`];
}

/** The place of the first result that is expected, from 1 on; Infinity if there is none. */
function placeOf(query: string, expected: string): number {
  const alternatives = expected.split(' | ').map((facts) => facts.split(' · '));
  const isExpected = (offer: Offer) =>
    alternatives.some((facts) => facts.every((fact) => factsOf(offer).includes(fact)));
  const index = find(query).findIndex(isExpected);
  return index < 0 ? Infinity : index + 1;
}

describe('Queries as buyers type them', () => {
  it('find what is meant in the first place, all of them', () => {
    expect(searchQueries.filter((query) => placeOf(...query) !== 1)).toStrictEqual([]);
  });

  test.each(meaninglessQueries)('«%s» finds nothing', (query) => {
    expect(find(query)).toStrictEqual([]);
  });
});
