import { receiveFeedbacks, serveWithHeldScripts } from './support/site';
import { expect, test } from './support/test';
import { keys } from './support/visitor';

const trigger = ['button', 'Закажи обратный звонок'] as const;

test('The dialog sends a request, again after a failure', async ({ visitor }) => {
  const { bodies, close } = await receiveFeedbacks(500);
  await visitor.open('/');
  await visitor.press(...trigger);
  await visitor.press('dialog button', 'Отправить');
  await visitor.see('dialog', 'Укажите телефон');
  await visitor.type('dialog input', 'Ваше имя', 'Анна');
  await visitor.type('dialog input', 'Номер телефона', '+7 900 000-00-00');
  await visitor.press('dialog button', 'Отправить');
  await visitor.see('dialog', 'Не удалось отправить');
  await visitor.press('dialog button', 'Повторить');
  await visitor.see('dialog', 'Ожидайте звонка!');
  const body = { customer: 'Анна', phone: '+7 900 000-00-00' };
  expect(bodies).toMatchObject([body, body]);
  // the engine may report the refused request
  visitor.consoleMessages.length = 0;
  await close();
});

test('The dialog closes on Escape and returns the focus', async ({ visitor }) => {
  await visitor.open('/catalog');
  await visitor.seeHydrated();
  await visitor.press(...trigger);
  await visitor.see('dialog input', 'Ваше имя');
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await visitor.chord(keys.escape);
  await visitor.seeNone('dialog');
  await expect
    .poll(() => visitor.evaluate(() => document.activeElement?.textContent))
    .toBe(trigger[1]);
});

test('Before the code has come, the dialog opens, closes and keeps what is typed', async ({
  visitor,
  baseURL,
}) => {
  const { bodies, close } = await receiveFeedbacks();
  const site = await serveWithHeldScripts(baseURL ?? '');
  await visitor.open(`${site.origin}/`);
  await visitor.press(...trigger);
  await visitor.type('dialog input', 'Номер телефона', '+7 900 000-00-00');
  await visitor.press('dialog button', 'Закрыть');
  await visitor.seeNone('dialog');
  await visitor.press(...trigger);
  await visitor.see('dialog input', 'Ваше имя');
  expect(await visitor.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  site.release();
  await visitor.seeHydrated();
  expect(await visitor.value('dialog input', 'Номер телефона')).toBe('+7 900 000-00-00');
  await visitor.press('dialog button', 'Отправить');
  await visitor.see('dialog', 'Ожидайте звонка!');
  expect(bodies).toHaveLength(1);
  await site.close();
  await close();
});
