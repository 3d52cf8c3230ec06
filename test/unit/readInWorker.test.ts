import { readInWorker } from '../../src/features/order/reading/readInWorker';
import { readOrder, type OrderTask } from '../../src/features/order/reading/readOrder';
import { readOrderFile } from '../../src/features/order/reading/readOrderFile';
import { fakeWorkers } from '../support/order/fakeWorker';
import { orderWorkbook } from '../support/order/orderWorkbook';
import { demoCarpets as carpets } from '../support/settings/demoSettings';

const encode = (text: string) => Uint8Array.from(new TextEncoder().encode(text)).buffer;

/** Every field that reading may look at decides a line of these. */
const list = [
  'VG-6090-05 20 шт',
  'VG-6090-99 2 уп',
  'VG-6090-98 5',
  'KK-3360-03 2 уп',
  `${carpets[3]?.title ?? ''}, 10`,
  ...carpets
    .slice(0, 20)
    .flatMap(({ article = '', unit, price = 0, priceTiers = [] }) => [
      `${article}; ${unit}; 40`,
      `${article}\t${price}`,
      `${article} 3 рул`,
      ...priceTiers.map((tier) => `${article} 20 ${tier.price}`),
    ]),
  'С уважением',
  'ZZ-0000-00 10',
].join('\n');

let fake: ReturnType<typeof fakeWorkers>;
afterEach(() => fake.restore());

const task: OrderTask = {
  source: list,
  carpets,
  choices: [{ written: 'VG-6090-99', id: carpets[5]?._id ?? '' }],
};

test.each([
  ['a list', list],
  ['a file', encode(list)],
  ['words', 'Добрый день'],
  ['a list that is too long', 'VG-4060-01 10\n'.repeat(5001)],
  ['a file that is too long', encode('VG-4060-01;10\n'.repeat(5001))],
  ['a file that is no table', encode('\u0001')],
])('a worker reads %s as the page does, into the carpets of the page', async (_name, source) => {
  fake = fakeWorkers();
  const order = await readInWorker({ ...task, source });
  expect(order).toStrictEqual(await readOrder({ ...task, source }));
  expect(fake.workers).toMatchObject([{ isTerminated: true }]);
  const lines = order && 'lines' in order ? order.lines : [];
  const found = lines.flatMap(({ result }) => ('carpet' in result ? result.carpet : []));
  expect(found.every((carpet) => carpets.includes(carpet))).toBe(true);
});

test('a worker gets the fields of carpets that reading looks at, and no others', async () => {
  fake = fakeWorkers();
  const fields = new Set<string | symbol>();
  const watched = carpets.map(
    (carpet) =>
      new Proxy(carpet, {
        get: (target, field) => {
          fields.add(field);
          return Reflect.get(target, field) as unknown;
        },
      }),
  );
  await readOrder({ ...task, carpets: watched });
  await readInWorker(task);
  const sent = Object.keys(fake.workers[0]?.task?.carpets[0] ?? {});
  expect(sent.sort()).toStrictEqual([...fields].sort());
});

test('the page reads what a worker cannot', async () => {
  fake = fakeWorkers({ instead: 'fail' });
  expect(await readInWorker(task)).toStrictEqual(await readOrder(task));
  expect(fake.workers).toMatchObject([{ isTerminated: true }]);
});

test('the page reads what cannot be sent to a worker, which is ended', async () => {
  fake = fakeWorkers();
  const detached = encode(list);
  structuredClone(detached, { transfer: [detached] });
  const unsent = { ...task, source: detached };
  expect(await readInWorker(unsent)).toStrictEqual(await readOrder(unsent));
  expect(fake.workers).toMatchObject([{ isTerminated: true }]);
});

test('the page reads where no worker can be made', async () => {
  fake = fakeWorkers();
  Object.assign(globalThis, {
    Worker: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(await readInWorker(task)).toStrictEqual(await readOrder(task));
});

test('the page reads where the worker could not load the code of a format', async () => {
  fake = fakeWorkers({ instead: 'wait' });
  const order = readInWorker(task);
  fake.workers[0]?.answer(undefined);
  expect(await order).toStrictEqual(await readOrder(task));
});

test.each([
  ['list', task, 'Не удалось прочитать за минуту. Разделите список на части'],
  [
    'file',
    { ...task, source: new ArrayBuffer(1) },
    'Не удалось прочитать за минуту. Разделите файл на части',
  ],
])('a worker that takes more than a minute for a %s is ended', async (_, slow, refusal) => {
  jest.useFakeTimers();
  fake = fakeWorkers({ instead: 'wait' });
  const order = readInWorker(slow);
  jest.advanceTimersByTime(60_000);
  expect(await order).toStrictEqual({ refusal });
  expect(fake.workers).toMatchObject([{ isTerminated: true }]);
});

test('an aborted reading ends its worker and is not repeated in the page', async () => {
  fake = fakeWorkers({ instead: 'wait' });
  const controller = new AbortController();
  const order = readInWorker(task, controller.signal);
  controller.abort();
  expect(await order).toBeUndefined();
  expect(fake.workers).toMatchObject([{ isTerminated: true }]);
});

test('a reading that was aborted before it began makes no worker', async () => {
  fake = fakeWorkers();
  expect(await readInWorker(task, AbortSignal.abort())).toBeUndefined();
  expect(fake.workers).toHaveLength(0);
});

test('a workbook is read by a worker', async () => {
  fake = fakeWorkers();
  const file = orderWorkbook([{ name: 'Лист1', rows: [['VG-6090-05', 20]] }]);
  expect(await readOrderFile(file, carpets)).toMatchObject({
    lines: [{ result: { amount: 20, carpet: { article: 'VG-6090-05' } } }],
  });
  expect(fake.workers).toHaveLength(1);
});
