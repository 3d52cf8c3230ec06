import { inRow, matsPath, serveWithHeldScripts, storedCart, stripePath } from './support/site';
import { expect, test } from './support/test';
import { keys } from './support/visitor';

test('The slider of the home page turns and wraps around', async ({ visitor }) => {
  await visitor.open('/');
  const inView = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('[aria-roledescription="слайд"]')].findIndex(
        (slide) => Math.abs(slide.getBoundingClientRect().left) < 1,
      ),
    );
  await expect.poll(inView).toBe(0);
  await visitor.press('button', 'Предыдущий слайд');
  await expect.poll(inView).toBe(4);
  await visitor.press('button', 'Следующий слайд');
  await expect.poll(inView).toBe(0);
});

test('A filter of a category narrows the list and is kept in the address', async ({
  visitor,
  viewport,
}) => {
  await visitor.open(`${matsPath}?view=table`);
  await visitor.seeHydrated();
  if ((viewport?.width ?? 0) > 720) await visitor.press('summary', 'Размер');
  else await visitor.press('button', 'Фильтры');
  await visitor.press('label', /^60×90/);
  if ((viewport?.width ?? 0) <= 720) await visitor.press('dialog button', /^Показать/);
  await visitor.see('[role=status]', 'Показано 5 из 23');
  await visitor.reload();
  await visitor.see('[role=status]', 'Показано 5 из 23');
});

test('Steps and typing change a quantity, and the button takes it', async ({ visitor }) => {
  await visitor.open(`${matsPath}?view=table`);
  await visitor.seeHydrated();
  await visitor.press(inRow('VG-4060-01', 'button'), 'Увеличить');
  await expect.poll(() => visitor.value(inRow('VG-4060-01', 'input'))).toBe('20');
  await visitor.press(inRow('VG-4060-01', 'button'), 'В корзину');
  await expect.poll(() => storedCart(visitor)).toStrictEqual(['9934f1de1eaaaaa461dfa092: 20']);
  await visitor.retype(inRow('VG-4060-02', 'input'), '', '50');
  await visitor.press(inRow('VG-4060-02', 'button'), 'В корзину');
  await visitor.see('header [role=status]', '2 товара');
});

test('A press on a quantity selects it, so that typing replaces it', async ({ visitor }) => {
  await visitor.open(`${matsPath}?view=table`);
  await visitor.seeHydrated();
  await visitor.press(inRow('VG-4060-01', 'input'));
  for (const character of '50') await visitor.chord(character);
  await expect.poll(() => visitor.value(inRow('VG-4060-01', 'input'))).toBe('50');
});

test('A quantity pressed before the code has come is replaced by typing', async ({
  visitor,
  baseURL,
}) => {
  const site = await serveWithHeldScripts(baseURL ?? '');
  await visitor.open(`${site.origin}${matsPath}?view=table`);
  await visitor.press(inRow('VG-4060-01', 'input'));
  for (const character of '50') await visitor.chord(character);
  await expect.poll(() => visitor.value(inRow('VG-4060-01', 'input'))).toBe('50');
  site.release();
  await visitor.seeHydrated();
  await expect.poll(() => visitor.value(inRow('VG-4060-01', 'input'))).toBe('50');
  await site.close();
});

test('The search of the header suggests carpets, and Enter opens the results', async ({
  visitor,
}) => {
  await visitor.open('/contacts');
  await visitor.press('header input', 'Найти товар или артикул');
  await visitor.see('[role=combobox]');
  for (const character of 'коврик серый') await visitor.chord(character);
  await visitor.see('[role=listbox] [role=option]');
  await visitor.chord(keys.enter);
  await visitor.see('h1');
  await expect
    .poll(() => visitor.evaluate(() => decodeURIComponent(location.search)))
    .toContain('коврик');
});

test('A model shows its matrix, whose quantities go into the cart', async ({ visitor }) => {
  await visitor.open(stripePath);
  await visitor.seeHydrated();
  await visitor.retype('input', 'Количество: VG-4060-01', '30');
  await visitor.chord(keys.enter);
  await visitor.press('button', /^Добавить .*в корзину|^В корзину/);
  await expect.poll(() => storedCart(visitor)).toStrictEqual(['9934f1de1eaaaaa461dfa092: 30']);
});
