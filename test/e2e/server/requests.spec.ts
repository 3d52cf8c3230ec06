import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { dialogOf, nameField, phoneField, sendButton } from '../support/callback';
import { serve } from '../support/site';
import { expect, expectConsole, test } from '../support/test';

const port = 8091;
const apiPort = 8092;
const dist = path.resolve(__dirname, '../../../dist');

// in one worker, since each would start the servers
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}` });

const bodies: string[] = [];
const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(204).end();
  });
});
let close = () => {};

test.beforeAll(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'requests-'));
  const config = path.join(folder, 'nginx.conf');
  copyFileSync(path.join(dist, 'nginx.conf'), config);
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('127.0.0.1:8081', `127.0.0.1:${apiPort}`));
  symlinkSync(path.join(dist, 'site'), path.join(folder, 'site'));
  api.listen(apiPort, '127.0.0.1');
  const { stop } = serve({ folder }, port);
  close = () => {
    stop();
    api.close();
    rmSync(folder, { recursive: true });
  };
});
test.afterAll(() => close());
test.beforeEach(async ({ page, press }) => {
  bodies.length = 0;
  await page.goto('/contacts');
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
});

for (const [name, letter] of [
  ['Cyrillic letters', 'я'],
  ['emoji', '👋'],
  ['quotes, which are escaped', '"'],
] as const) {
  test(`10,000 ${name} in each field get through nginx`, async ({ page, press }) => {
    const text = letter.repeat(10_000 / letter.length);
    await nameField(page).fill(text);
    await phoneField(page).fill(text);
    await press(sendButton(page));
    await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
    const escaped = text.replaceAll('"', '&quot;');
    expect(bodies.map((body): unknown => JSON.parse(body))).toStrictEqual([
      { customer: escaped, phone: escaped, timestamp: expect.any(Number) },
    ]);
  });
}

test('a longer text gets a sentence of its own, stays, and can be shortened', async ({
  page,
  press,
  consoleMessages,
}) => {
  const long = 'я'.repeat(100_000);
  await nameField(page).fill(long);
  await phoneField(page).fill('+7 900 000-00-00');
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    'Слишком длинный текст. Сократите его и отправьте снова или позвоните: +7 (495) 000-00-01',
  );
  await expectConsole(consoleMessages, [expect.stringContaining('status of 413')]);
  await expect(nameField(page)).toHaveValue(long);
  await nameField(page).fill('Анна');
  await press(sendButton(page));
  await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
  expect(bodies).toHaveLength(1);
});
