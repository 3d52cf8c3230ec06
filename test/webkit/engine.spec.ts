import { matsPath } from './support/site';
import { expect, test } from './support/test';

test('Without requestIdleCallback, commands and typed attr(), the site works', async ({
  visitor,
}) => {
  await visitor.open(`${matsPath}?view=table`);
  await visitor.seeHydrated();
  // the day that WebKit has them, these journeys walk another way
  const has = await visitor.evaluate(() => ({
    idle: 'requestIdleCallback' in window,
    commands: 'commandForElement' in HTMLButtonElement.prototype,
    attr: CSS.supports('height: calc(attr(data-rows type(<number>)) * 1px)'),
    anchoring: CSS.supports('overflow-anchor: auto'),
  }));
  expect(has).toStrictEqual({ idle: false, commands: false, attr: false, anchoring: false });
  const skipped = await visitor.evaluate(
    () =>
      [...document.querySelectorAll('main tr')].filter(
        (row) => row.checkVisibility() && !row.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
  expect(skipped).toBe(0);
});

test('Markup that no policy has made is refused', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.seeHydrated();
  const refused = await visitor.evaluate(() => {
    try {
      Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>');
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TypeError');
  visitor.consoleMessages.length = 0;
});
