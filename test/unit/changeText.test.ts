import fc from 'fast-check';
import { changeText, type CartChange } from '../../src/domain/order/changeText';
import { demoCarpets } from '../support/settings/demoSettings';

const carpetOf = (id: string) => demoCarpets.find(({ _id }) => _id === id);

/** A list of the cart, such as «VG-4060-01 10, VG-4060-02 20». */
function list(text: string) {
  return text.split(', ').flatMap((line) => {
    const [name, amount] = line.split(' ');
    const carpet = demoCarpets.find(({ article }) => article === name);
    return name ? { _id: carpet?._id ?? name, amount: Number(amount), unit: 'м²' } : [];
  });
}

function say(kind: CartChange['kind'], before: string, after: string) {
  const text = changeText({ kind, before: list(before), after: list(after) }, carpetOf);
  return text?.replaceAll('\u00A0', ' ');
}

test.each<[CartChange['kind'], string, string, string]>([
  ['removed', 'VG-4060-01 10, VG-4060-02 20', 'VG-4060-02 20', 'Удалено: VG-4060-01'],
  ['removed', 'gone 10', '', 'Удалено: gone'],
  ['cleared', 'VG-4060-01 10', '', 'Корзина очищена: 1 позиция'],
  ['cleared', 'VG-4060-01 10, VG-4060-02 5', '', 'Корзина очищена: 2 позиции'],
  ['replaced', 'VG-4060-01 10', 'VG-4060-02 5, gone 1', 'Корзина заменена: 2 позиции'],
  ['replaced', '', 'VG-4060-02 5', 'В корзине: VG-4060-02, 5 шт'],
  ['put', '', 'DK-5050-01 10', 'В корзине: DK-5050-01, 10 шт'],
  ['put', 'VG-6090-05 45', 'VG-6090-05 50', 'VG-6090-05: было 45 шт, стало 50 шт'],
  ['put', 'VG-6090-05 45', '', 'Удалено: VG-6090-05'],
  ['put', '', 'VG-4060-01 10, VG-4060-02 20', 'Добавлены 2 позиции'],
  [
    'put',
    'a 1, b 2, c 3',
    'a 2, b 3, VG-4060-01 10, VG-4060-02 20, VG-4060-03 5',
    'Добавлены 3 позиции, изменены 2, удалена 1',
  ],
  ['put', 'a 1, b 2', 'a 2, b 3', 'Изменены 2 позиции'],
  ['added', '', 'VG-6090-05 45', 'В корзине: VG-6090-05, 45 шт'],
  ['added', 'VG-6090-05 45', 'VG-6090-05 90', 'VG-6090-05: 45 + 45 = 90 шт'],
  ['added', 'gone 0.1', 'gone 0.3', 'gone: 0,1 + 0,2 = 0,3 м²'],
  ['added', '', 'a 1, b 1, c 1, d 1, e 1, f 1', 'Добавлено 6 позиций'],
  [
    'added',
    'VN-4060-02 40, c 1',
    'VN-4060-02 100, c 1, VG-4060-01 10',
    'Добавлены 2 позиции. Количества сложились: VN-4060-02 — 40 + 60 = 100 шт',
  ],
  [
    'added',
    'VN-4060-02 40, VG-4060-01 10, VG-4060-02 10',
    'VN-4060-02 80, VG-4060-01 20, VG-4060-02 20',
    'Добавлены 3 позиции. Количества сложились: VN-4060-02 — 40 + 40 = 80 шт; так же ещё у 2 позиций',
  ],
  [
    'added',
    'VN-4060-02 40, VG-4060-01 10',
    'VN-4060-02 80, VG-4060-01 20',
    'Добавлены 2 позиции. Количества сложились: VN-4060-02 — 40 + 40 = 80 шт; так же ещё у 1 позиции',
  ],
])('%s: from «%s» to «%s» is «%s»', (kind, before, after, text) => {
  expect(say(kind, before, after)).toBe(text);
});

test.each<[CartChange['kind'], string]>([
  ['put', 'VG-4060-01 10'],
  ['cleared', ''],
  ['replaced', 'VG-4060-01 10'],
])('%s: nothing is said of the same list «%s»', (kind, items) => {
  expect(say(kind, items, items)).toBeUndefined();
});

test('what is no longer sold and has no unit is counted by the piece', () => {
  const after = [{ _id: 'gone', amount: 5 }];
  const text = changeText({ kind: 'put', before: [], after }, carpetOf);
  expect(text).toBe('В корзине: gone, 5\u00A0шт');
});

test('a carpet that the list holds twice counts as one line', () => {
  expect(say('cleared', 'VG-4060-01 10, VG-4060-01 5', '')).toBe('Корзина очищена: 1 позиция');
  expect(say('added', 'VG-4060-01 10, VG-4060-01 5', 'VG-4060-01 20')).toBe(
    'VG-4060-01: 15 + 5 = 20 шт',
  );
});

test('nothing is said exactly where no line and no amount has changed', () => {
  const item = fc.record({ _id: fc.constantFrom('a', 'b', 'c'), amount: fc.nat({ max: 3 }) });
  const items = fc.array(item.filter(({ amount }) => amount > 0));
  const kind = fc.constantFrom<CartChange['kind'][]>('removed', 'cleared', 'added', 'put');
  const totals = (list: readonly { _id: string; amount: number }[]) =>
    ['a', 'b', 'c'].map((id) =>
      list.reduce((sum, { _id, amount }) => (_id === id ? sum + amount : sum), 0),
    );
  fc.assert(
    fc.property(kind, items, items, (done, before, after) => {
      const text = changeText({ kind: done, before, after }, () => undefined);
      expect(text === undefined).toBe(totals(before).join() === totals(after).join());
    }),
  );
});
