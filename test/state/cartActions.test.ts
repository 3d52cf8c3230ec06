import {
  amountEdited,
  carpetAdded,
  carpetRemoved,
  cartCleared,
  cartReducer,
  cartReplaced,
  storedCartRead,
  itemsAdded,
  itemsPut,
  noteEdited,
  priceAccepted,
  changeUndone,
} from '../../src/state/cart/cartSlice';

const start = cartReducer(undefined, { type: 'start' });
const mat = { _id: 'mat', amount: 10, title: 'Коврик' };
const runner = { _id: 'runner', amount: 3, colour: 'kept' };
const grid = { _id: 'grid', amount: 1.5 };
const full = [mat, runner, grid].map(carpetAdded).reduce(cartReducer, start);

describe('Cart actions', () => {
  test('the list is empty at first', () => {
    expect(start.items).toStrictEqual([]);
  });

  test('«add» appends an item, even if the list has one with the same id', () => {
    expect(full.items).toStrictEqual([mat, runner, grid]);
    expect(cartReducer(full, carpetAdded(mat)).items).toStrictEqual([mat, runner, grid, mat]);
  });

  test('«remove» removes the item with the id', () => {
    expect(cartReducer(full, carpetRemoved({ _id: 'runner' })).items).toStrictEqual([mat, grid]);
    expect(cartReducer(full, carpetRemoved({ _id: 'other' })).items).toStrictEqual(full.items);
  });

  test('«edit amount» replaces the amount of the matching item and nothing else', () => {
    const edited = cartReducer(full, amountEdited({ _id: 'runner', amount: 7 }));
    expect(edited.items).toStrictEqual([mat, { ...runner, amount: 7 }, grid]);
    expect(edited.items[0]).toBe(mat);
  });

  test('edits of a line that another tab has removed change nothing, not even what can be undone', () => {
    const removed = cartReducer(full, carpetRemoved(mat));
    expect(cartReducer(removed, amountEdited({ _id: 'mat', amount: 7 }))).toBe(removed);
    expect(cartReducer(removed, noteEdited({ _id: 'mat', note: 'в коробку' }))).toBe(removed);
  });

  test('«clear» empties the list', () => {
    expect(cartReducer(full, cartCleared()).items).toStrictEqual([]);
  });
});

describe('Adding several lines', () => {
  test('adds their amounts to those of existing lines and of each other', () => {
    const more = [
      { _id: 'grid', amount: 0.2 },
      { _id: 'new', amount: 2 },
      { _id: 'new', amount: 5 },
    ];
    expect(cartReducer(full, itemsAdded(more)).items).toStrictEqual([
      mat,
      runner,
      { _id: 'grid', amount: 1.7 },
      { _id: 'new', amount: 7 },
    ]);
  });

  test('from the price list set the amount of an existing line and append the rest', () => {
    const chosen = [
      { _id: 'grid', amount: 4, title: 'Решётка' },
      { _id: 'new', amount: 2 },
    ];
    expect(cartReducer(full, itemsPut(chosen)).items).toStrictEqual([
      mat,
      runner,
      { _id: 'grid', amount: 4 },
      { _id: 'new', amount: 2 },
    ]);
  });

  test('with an amount of 0 takes a line of the cart out, and puts none in', () => {
    const none = [
      { _id: 'runner', amount: 0 },
      { _id: 'new', amount: 0 },
    ];
    expect(cartReducer(full, itemsPut(none)).items).toStrictEqual([mat, grid]);
  });

  test('limits an amount to the largest that can be ordered', () => {
    const huge = { _id: 'mat', amount: 600_000_000 };
    const twice = cartReducer(cartReducer(start, itemsAdded([huge])), itemsAdded([huge]));
    expect(twice.items).toStrictEqual([{ _id: 'mat', amount: 1_000_000_000 }]);
  });

  test('keeps the other fields of an existing line', () => {
    const again = cartReducer(full, itemsAdded([{ _id: 'mat', amount: 1, title: 'Новый' }]));
    expect(again.items[0]).toStrictEqual({ ...mat, amount: 11 });
  });
});

describe('Undoing', () => {
  test.each([
    ['the first line', carpetRemoved(mat)],
    ['a line in the middle', carpetRemoved(runner)],
    ['the last line', carpetRemoved(grid)],
    ['all lines', cartCleared()],
    [
      'what a list has added to',
      itemsAdded([
        { ...mat, amount: 5 },
        { _id: 'new', amount: 1 },
      ]),
    ],
    [
      'what a selection has overwritten',
      itemsPut([
        { ...mat, amount: 5 },
        { ...grid, amount: 0 },
      ]),
    ],
    [
      'what a link has replaced',
      cartReplaced([
        { _id: 'new', amount: 1 },
        { ...mat, amount: 1 },
      ]),
    ],
  ])('restores %s with position and amount', (_name, change) => {
    const undone = cartReducer(cartReducer(full, change), changeUndone());
    expect(undone.items).toStrictEqual(full.items);
  });

  test('keeps what another tab has changed since', () => {
    const removed = cartReducer(full, carpetRemoved(runner));
    const [first, ...rest] = removed.items;
    const theirs = [{ ...first, _id: 'mat', amount: 99 }, ...rest, { _id: 'new', amount: 1 }];
    const merged = cartReducer({ ...removed, saved: removed.items }, storedCartRead(theirs));
    expect(cartReducer(merged, changeUndone()).items).toStrictEqual([
      { ...mat, amount: 99 },
      runner,
      grid,
      { _id: 'new', amount: 1 },
    ]);
  });

  test('restores both lines of one carpet', () => {
    const twice = cartReducer(full, carpetAdded({ ...mat, amount: 20 }));
    const undone = cartReducer(cartReducer(twice, carpetRemoved(mat)), changeUndone());
    expect(undone.items).toStrictEqual(twice.items);
  });

  test('is not possible after the next action', () => {
    const next = cartReducer(
      cartReducer(full, carpetRemoved(mat)),
      amountEdited({ _id: 'grid', amount: 7 }),
    );
    expect(cartReducer(next, changeUndone()).items).toStrictEqual(next.items);
  });
});

describe('A line stores', () => {
  test('a note until it is emptied', () => {
    const noted = cartReducer(full, noteEdited({ _id: 'mat', note: 'в коробку' }));
    expect(noted.items[0]).toStrictEqual({ ...mat, note: 'в коробку' });
    const emptied = cartReducer(noted, noteEdited({ _id: 'mat', note: '' }));
    expect(emptied.items[0]?.note).toBeUndefined();
  });

  test('no note of spaces alone, but those that are typed between words', () => {
    const note = (typed: string) =>
      cartReducer(full, noteEdited({ _id: 'mat', note: typed })).items[0]?.note;
    expect(note(' \u00A0')).toBeUndefined();
    expect(note('в ')).toBe('в ');
  });

  test('the price that the visitor has accepted', () => {
    const accepted = cartReducer(full, priceAccepted({ _id: 'mat', price: 710 }));
    expect(accepted.items[0]?.price).toBe(710);
  });
});

describe('Undo', () => {
  const x = { _id: 'x', amount: 1 };
  const y = { _id: 'y', amount: 2 };

  test('does not duplicate a line that another tab has added again', () => {
    const removed = cartReducer(cartReducer(start, carpetAdded(x)), carpetRemoved(x));
    const putBack = cartReducer(removed, storedCartRead([{ ...x, amount: 5 }]));
    const undone = cartReducer(putBack, changeUndone());
    expect(undone.items).toStrictEqual([{ ...x, amount: 5 }]);
  });

  test('stays for the earlier change if a later one changes nothing', () => {
    const removed = cartReducer(full, carpetRemoved(runner));
    const same = [itemsPut([mat]), itemsAdded([]), carpetRemoved(runner)].reduce(
      cartReducer,
      removed,
    );
    expect(same.items).toBe(removed.items);
    expect(cartReducer(same, changeUndone()).items).toStrictEqual(full.items);
  });

  test('restores a line that was removed after a link had replaced the cart', () => {
    const replaced = cartReducer(full, cartReplaced([x, y]));
    const removed = cartReducer(replaced, carpetRemoved(x));
    expect(cartReducer(removed, changeUndone()).items).toStrictEqual([x, y]);
  });
});
