import fc from 'fast-check';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import type { Order } from '../../src/domain/order/order';
import { briefOrderText } from '../../src/domain/order/orderText';
import { parseOrderText } from '../../src/domain/orderList/parseOrder';
import { mailOrder } from '../../src/features/order/handOff/mailOrder';
import { mailHref } from '../../src/shared/paths';
import { demoCarpets } from '../support/settings/demoSettings';

const email = 'zakaz@example.com';

function orderOf(amounts: readonly (readonly [article: string, amount: number])[]): Order {
  const lines = amounts.map(([article, amount]) => {
    const carpet = demoCarpets.find((one) => one.article === article);
    return { item: { _id: carpet?._id ?? article, amount }, carpet };
  });
  const discounts = [
    { from: 50_000, percent: 3 },
    { from: 150_000, percent: 5 },
  ];
  return { date: '2026-11-21', company: { brand: 'Порог' }, lines, discounts, contact: {} };
}

/** A mail, read as a mail program would read it. */
function mailOf(order: Order) {
  const link = `https://porog.example.com/cart${encodeOrderLink(order.lines.map(({ item }) => item))}`;
  const { href, needsFile } = mailOrder(order, email, link);
  const { searchParams } = new URL(href);
  const [subject = '', text = ''] = ['subject', 'body'].map((name) => searchParams.get(name) ?? '');
  return { link, length: href.length, needsFile, subject, body: text.replaceAll('\r\n', '\n') };
}

const usual = orderOf([
  ['VG-6090-05', 45],
  ['VG-4060-03', 190],
  ['KK-3360-01', 36],
  ['KK-3360-02', 72],
  ['PL-120100-05', 12],
  ['VN-4060-02', 40],
]);

test('a mail has the articles, amounts and sums of an order, its discount and the link', () => {
  const contact = { organization: 'ООО «Ромашка»', receiving: 'Самовывоз' };
  const { subject, body, link, needsFile } = mailOf({ ...usual, contact });
  expect(needsFile).toBe(false);
  expect(subject).toBe('ООО «Ромашка», 6 позиций, 150 170 ₽');
  expect(body).toBe(
    [
      'Организация: ООО «Ромашка»',
      'Способ получения: Самовывоз',
      '',
      '1. VG-6090-05 — 45 шт × 620 ₽ = 27 900 ₽',
      '2. VG-4060-03 — 190 шт × 285 ₽ = 54 150 ₽',
      '3. KK-3360-01 — 36 шт × 385 ₽ = 13 860 ₽',
      '4. KK-3360-02 — 72 шт × 380 ₽ = 27 360 ₽',
      '5. PL-120100-05 — 12 пог. м × 1 175 ₽ = 14 100 ₽',
      '6. VN-4060-02 — 40 шт × 320 ₽ = 12 800 ₽',
      '',
      'Товары: 150 170 ₽',
      'Скидка 5 % от 150 000 ₽: −7 508,50 ₽',
      'Итого: 142 661,50 ₽',
      '',
      `Корзина: ${link}`,
    ].join('\n'),
  );
});

test('a mail has the names too if there is room for them', () => {
  expect(mailOf(orderOf([['VG-6090-05', 45]])).body).toMatch(
    /^Заявка от 21 ноября 2026[^]+1\. VG-6090-05 Ковёр.+ — 45 шт × 620 ₽ = 27 900 ₽[^]+Вес: /,
  );
  expect(mailOf({ ...usual, lines: usual.lines.slice(0, 3) }).body).toMatch(
    /^1\. VG-6090-05 Ковёр.+\n2\. VG-4060-03 Ковёр.+\n3\. KK-3360-01 Коврик/,
  );
});

test('a mail of twelve lines has the amounts of all of them', () => {
  const amounts = demoCarpets.slice(0, 12).map(({ article }) => [article ?? '', 50] as const);
  const { body } = mailOf(orderOf(amounts));
  expect(body.match(/^\d+\. [A-Z]{2}-\d+-\d+ — 50 шт$/gm)).toHaveLength(12);
});

test('a mail of sixty lines has the link to all of them', () => {
  const amounts = demoCarpets.slice(0, 60).map(({ article }) => [article ?? '', 50] as const);
  const { body, link } = mailOf(orderOf(amounts));
  expect(body).toContain(link);
});

test('the subject of an order without an organization and prices counts its positions', () => {
  const lines = usual.lines.map(({ item }) => ({ item }));
  expect(mailOf({ ...usual, lines }).subject).toBe('Заявка, 6 позиций');
});

test('a long organization is shortened in the subject, but not in the text', () => {
  const organization =
    'Общество с ограниченной ответственностью «Торговый дом «Ромашка и сыновья»»';
  const { subject, body } = mailOf({ ...usual, contact: { organization } });
  expect(subject).toBe(
    'Общество с ограниченной ответственностью «Торговый дом…, 6 позиций, 150 170 ₽',
  );
  expect(body).toContain(organization);
});

test('whatever the order, its mail fits, has the link if that fits alone, and lists what was ordered', () => {
  const amount = fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10);
  const note = fc.constantFrom('', 'срочно', 'по 5 шт', 'VG-6090-04 не нужен');
  const line = fc
    .record({ carpet: fc.constantFrom(...demoCarpets), amount, note })
    .map(({ carpet, ...item }) => ({ item: { _id: carpet._id, ...item }, carpet }));
  const lines = fc.uniqueArray(line, {
    maxLength: 60,
    selector: ({ item }) => item._id,
    minLength: 1,
  });
  const contact = fc.record({
    organization: fc.string({ maxLength: 100 }),
    comment: fc.string({ unit: 'binary', maxLength: 300 }),
  });

  fc.assert(
    fc.property(lines, contact, (ordered, typed) => {
      const order = { ...usual, lines: ordered, contact: typed };
      const { length, subject, body, link, needsFile } = mailOf(order);
      expect(length).toBeLessThanOrEqual(1900);
      if (mailHref(email, { subject, body: link }).length <= 1900) expect(body).toContain(link);
      else expect(needsFile).toBe(true);

      const listed = body.match(/^\d+\. .+ — .+$/gm) ?? [];
      const read = parseOrderText(listed.join('\n'), demoCarpets);
      expect(
        'lines' in read &&
          read.lines.map(({ result }) =>
            'problem' in result ? result.problem : [result.carpet._id, result.amount],
          ),
      ).toStrictEqual(ordered.slice(0, listed.length).map(({ item }) => [item._id, item.amount]));
      const left = ordered.length - listed.length;
      const counted = /^(?:и ещё )?(\d+) позици[яий]$/m.exec(body)?.[1];
      if (needsFile) return;
      expect(Number(counted ?? 0)).toBe(left);
      const longer = briefOrderText(order, link, { listed: listed.length + 1, lines: 'amount' });
      const address = mailHref(email, { subject, body: longer.replaceAll('\u00A0', ' ') });
      if (left > 0) expect(address.length).toBeGreaterThan(1900);
    }),
  );
});
