import { parseSettings } from '../../src/domain/settings/parseSettings';
import { unpublishedLine } from '../../src/publish/check/unpublishedLine';

/** What the check says of so many hidden categories beside a published one. */
function sentence(hidden: number) {
  const categories = Array.from({ length: hidden + 1 }, (_, index) => ({
    _id: String(index),
    title: `Коврики ${index}`,
    isPublished: index === 0,
    items: [],
  }));
  return unpublishedLine(parseSettings(JSON.stringify({ categories }), () => undefined));
}

test.each([
  [0, undefined],
  [1, 'Не опубликована: «Коврики 1»'],
  [5, 'Не опубликованы: «Коврики 1», «Коврики 2», «Коврики 3», «Коврики 4», «Коврики 5»'],
  [7, 'Не опубликованы: «Коврики 1», «Коврики 2», «Коврики 3», «Коврики 4», «Коврики 5» и ещё 2'],
])('of %d categories that are not published, the check says: %s', (hidden, text) => {
  expect(sentence(hidden)).toBe(text);
});
