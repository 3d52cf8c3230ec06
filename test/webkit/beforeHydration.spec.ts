import { inRow, matsPath, serveWithHeldScripts, storedCart } from './support/site';
import { expect, test } from './support/test';

test('A press before the code has come is answered afterwards', async ({ visitor, baseURL }) => {
  const site = await serveWithHeldScripts(baseURL ?? '');
  await visitor.open(`${site.origin}${matsPath}?view=table`);
  await visitor.press(inRow('VG-4060-01', 'button'), 'В корзину');
  site.release();
  await visitor.see('header [role=status]', '1 товар');
  await expect.poll(() => storedCart(visitor)).toStrictEqual(['9934f1de1eaaaaa461dfa092: 10']);
  await site.close();
});
