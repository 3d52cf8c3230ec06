import { readSettings, readSettingsBlock } from '../../src/state/settings/settingsBlock';

function putBlock(text: string) {
  const block = document.createElement('script');
  Object.assign(block, { id: 'settings', type: 'application/json', textContent: text });
  document.body.replaceChildren(block);
}

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['without line breaks around it', '\n{"name":"Порог"}\n', '{"name":"Порог"}'],
  ['as an empty object if it is empty', ' \n', '{}'],
])('the settings block is read %s', (_, text, read) => {
  putBlock(text);
  expect(readSettingsBlock()).toBe(read);
});

test('a page without a settings block has empty settings', () => {
  expect(readSettingsBlock()).toBe('{}');
});

const block = JSON.stringify({ categories: [{ _id: '1', title: 'Ковры', items: [{ _id: 5 }] }] });

test('a block that the build has validated is taken as it is', async () => {
  expect(await readSettings(block, true)).toStrictEqual(JSON.parse(block));
});

test('another block is validated, with a warning for what is wrong', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { categories } = await readSettings(block, false);
  expect(categories).toMatchObject([{ _id: '1', items: [] }]);
  expect(warn.mock.calls.flat().join()).toContain('items');
});
