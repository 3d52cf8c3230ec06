import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { holdInput } from '../../src/shared/startup/holdInput';
import { showMarkup } from '../support/showMarkup';

/** A form whose controls tell what was done with them. */
function Form({ tell }: { readonly tell: (what: string) => void }) {
  const [list, setList] = useState('');
  const [sorting, setSorting] = useState('price');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        tell('sent');
      }}
    >
      <textarea aria-label="Список" value={list} onChange={({ target }) => setList(target.value)} />
      <output>{`${list}, ${sorting}`}</output>
      <select
        aria-label="Сортировка"
        value={sorting}
        onChange={({ target }) => setSorting(target.value)}
      >
        <option value="price">Цена</option>
        <option value="size">Размер</option>
      </select>
      <input
        type="file"
        aria-label="Файл"
        onChange={({ target }) => tell(`file ${target.files?.[0]?.name ?? ''}`)}
      />
      <input aria-label="Телефон" onBlur={() => tell('left')} />
      <label>
        <input type="checkbox" onChange={({ target }) => tell(`stock ${target.checked}`)} />
        <b>В наличии</b>
      </label>
      <input type="radio" aria-label="Таблица" onChange={() => tell('table')} />
      <label htmlFor="nothing">Без поля</label>
      <button type="button" onClick={() => tell('added')}>
        <b>В корзину</b>
      </button>
      <button type="submit">Проверить</button>
      <p>Текст</p>
      <a href="#down">Вниз</a>
    </form>
  );
}

let release: ReturnType<typeof holdInput> | undefined;

afterEach(() => {
  release?.();
  release = undefined;
  document.body.replaceChildren();
});

/** The prerendered form, whose input is held until it is hydrated. */
function openForm() {
  const told: string[] = [];
  const form = <Form tell={(what) => told.push(what)} />;
  const container = document.body.appendChild(document.createElement('div'));
  showMarkup(renderToString(form), container);
  const onHeld = jest.fn();
  release = holdInput(container, { onHeld });
  const hydrate = async () => {
    render(form, { container, hydrate: true });
    await act(() => Promise.resolve(release?.()));
  };
  return { told, hydrate, onHeld, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('Before hydration', () => {
  test.each<[string, () => HTMLElement, string]>([
    ['a button', () => screen.getByRole('button', { name: 'В корзину' }), 'added'],
    ['what a button shows', () => screen.getByText('В корзину'), 'added'],
    ['a checkbox', () => screen.getByRole('checkbox'), 'stock true'],
    ['the label of a checkbox', () => screen.getByText('В наличии'), 'stock true'],
    ['a radio button', () => screen.getByRole('radio'), 'table'],
    ['a button that submits', () => screen.getByRole('button', { name: 'Проверить' }), 'sent'],
  ])('a press of %s waits, and is repeated afterwards', async (_name, control, outcome) => {
    const { told, hydrate, onHeld, user } = openForm();
    await user.click(control());
    expect(told).toStrictEqual([]);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(onHeld).toHaveBeenCalledTimes(1);
    await hydrate();
    expect(told).toStrictEqual([outcome]);
  });

  test('a form that is sent by other means waits as well', async () => {
    const { told, hydrate, onHeld } = openForm();
    const form = document.querySelector('form');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(onHeld).toHaveBeenCalledTimes(1);
    await hydrate();
    expect(told).toStrictEqual(['sent']);
  });

  test.each<[string, () => HTMLElement]>([
    ['a link', () => screen.getByRole('link')],
    ['a field', () => field('Телефон')],
    ['a label of nothing', () => screen.getByText('Без поля')],
    ['a text', () => screen.getByText('Текст')],
  ])('a press of %s is left to the browser', (_name, control) => {
    const { onHeld } = openForm();
    const click = createEvent.click(control());
    fireEvent(control(), click);
    expect(click.defaultPrevented).toBe(false);
    expect(onHeld).not.toHaveBeenCalled();
  });

  test('a press outside of the part is not held', async () => {
    const { onHeld, user } = openForm();
    const outside = document.body.appendChild(document.createElement('button'));
    const onClick = jest.fn();
    outside.addEventListener('click', onClick);
    await user.click(outside);
    fireEvent.click(window);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onHeld).not.toHaveBeenCalled();
  });

  test('presses do not reach the listeners of the page', async () => {
    const { user } = openForm();
    const onClick = jest.fn();
    document.body.addEventListener('click', onClick, { once: true });
    await user.click(screen.getByRole('button', { name: 'В корзину' }));
    expect(onClick).not.toHaveBeenCalled();
    await user.click(screen.getByText('Текст'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('what is typed stays, and is read afterwards', async () => {
    const { hydrate, onHeld, user } = openForm();
    await user.type(field('Список'), 'VG-1 20');
    expect(onHeld).toHaveBeenCalledTimes(7);
    const onChange = jest.fn();
    document.body.addEventListener('change', onChange, { once: true });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'size' } });
    expect(onChange).not.toHaveBeenCalled();
    await hydrate();
    expect(field('Список')).toHaveValue('VG-1 20');
    expect(screen.getByRole('combobox')).toHaveValue('size');
    expect(screen.getByRole('status')).toHaveTextContent('VG-1 20, size');
  });

  test('the selection of the field in use stays where it was', async () => {
    const { hydrate, user } = openForm();
    const list = field('Список');
    if (!(list instanceof HTMLTextAreaElement)) throw new Error('not a textarea');
    await user.type(list, 'VG-1 20');
    list.setSelectionRange(1, 3);
    await hydrate();
    expect([list.selectionStart, list.selectionEnd]).toStrictEqual([1, 3]);
    await user.keyboard('K');
    expect(screen.getByRole('status')).toHaveTextContent('VK1 20, price');
  });

  test('a chosen file is read afterwards', async () => {
    const { told, hydrate, user } = openForm();
    await user.upload(screen.getByLabelText('Файл'), new File(['VG-1;20'], 'заказ.csv'));
    await hydrate();
    expect(told).toStrictEqual(['file заказ.csv']);
  });

  test('a field that was left is checked afterwards', async () => {
    const { told, hydrate, user } = openForm();
    await user.type(field('Телефон'), '1');
    await user.tab();
    expect(told).toStrictEqual([]);
    await hydrate();
    expect(told).toStrictEqual(['left']);
  });

  test('a text that is typed on after a choice is repeated after it', async () => {
    const { hydrate, user } = openForm();
    await user.type(field('Список'), '50');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'size' } });
    await user.type(field('Список'), '0');
    const seen: string[] = [];
    for (const control of [field('Список'), screen.getByRole('combobox')])
      for (const type of ['input', 'change'])
        control.addEventListener(type, () => seen.push(control.tagName));
    await hydrate();
    expect(seen.at(-1)).toBe('TEXTAREA');
    expect(screen.getByRole('status')).toHaveTextContent('500, size');
  });

  test('all is repeated once, in its order', async () => {
    const { told, hydrate, user } = openForm();
    const add = screen.getByRole('button', { name: 'В корзину' });
    await user.click(add);
    await user.type(field('Список'), 'VG-1 20{Enter}');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Проверить' }));
    await user.click(add);
    await hydrate();
    const outcome = ['added', 'stock true', 'sent', 'added'];
    expect(told).toStrictEqual(outcome);
    await act(() => Promise.resolve(release?.()));
    expect(told).toStrictEqual(outcome);
    await user.click(add);
    expect(told).toStrictEqual([...outcome, 'added']);
  });
});

describe('A link pressed before hydration', () => {
  /** What the button and the links have done; `release` ends the holding. */
  function openPage() {
    showMarkup(
      '<button>В корзину</button><input aria-label="Список">' +
        '<a href="/cart">Корзина</a><a href="/contacts">Контакты</a>' +
        '<a href="#down">Вниз</a><a href="tel:1">Позвонить</a>' +
        '<a href="/policy" target="_blank">Политика</a>',
    );
    release = holdInput(document.body);
    const done: (string | null)[] = [];
    const note = (event: Event) => {
      event.preventDefault();
      if (event.target instanceof Element) done.push(event.target.textContent);
    };
    document.body.onclick = note;
    return done;
  }
  const press = (name: string) => fireEvent.click(screen.getByText(name));

  afterEach(() => {
    document.body.onclick = null;
    jest.useRealTimers();
  });

  test('opens its page at once', () => {
    const done = openPage();
    press('Корзина');
    expect(done).toStrictEqual(['Корзина']);
  });

  test.each<[string, () => unknown]>([
    ['a press', () => press('В корзину')],
    ['typing', () => fireEvent.input(screen.getByLabelText('Список'), { target: { value: '5' } })],
  ])('waits after %s, and the last one is followed after all input', async (_name, begin) => {
    const done = openPage();
    begin();
    press('Корзина');
    press('Контакты');
    press('В корзину');
    expect(done).toStrictEqual([]);
    await act(() => Promise.resolve(release?.()));
    expect(done.at(-2)).toBe('В корзину');
    expect(done.at(-1)).toBe('Контакты');
    expect(done).not.toContain('Корзина');
  });

  test('waits three seconds at most, and is not followed again if the page comes back', async () => {
    jest.useFakeTimers();
    const done = openPage();
    press('В корзину');
    press('Корзина');
    jest.advanceTimersByTime(2999);
    expect(done).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect(done).toStrictEqual(['Корзина']);
    await act(() => Promise.resolve(release?.()));
    expect(done).toStrictEqual(['Корзина', 'В корзину']);
    jest.advanceTimersByTime(3000);
    expect(done).toHaveLength(2);
  });

  test('is followed once, be it pressed twice or when the code has come', async () => {
    jest.useFakeTimers();
    const done = openPage();
    press('В корзину');
    press('Корзина');
    jest.advanceTimersByTime(2000);
    press('Контакты');
    jest.advanceTimersByTime(2000);
    expect(done).toStrictEqual([]);
    await act(() => Promise.resolve(release?.()));
    jest.advanceTimersByTime(3000);
    expect(done).toStrictEqual(['В корзину', 'Контакты']);
  });

  test('is followed even if the code could not be loaded, which loses other input', async () => {
    jest.useFakeTimers();
    const done = openPage();
    press('В корзину');
    press('Корзина');
    await act(() => Promise.resolve(release?.(true)));
    expect(done).toStrictEqual([]);
    // input is left to the page
    press('В корзину');
    expect(done).toStrictEqual(['В корзину']);
    jest.advanceTimersByTime(3000);
    expect(done).toStrictEqual(['В корзину', 'Корзина']);
  });

  test('is not followed from a part that has been left meanwhile', async () => {
    const done = openPage();
    press('В корзину');
    press('Корзина');
    screen.getByText('Корзина').remove();
    await act(() => Promise.resolve(release?.()));
    expect(done).toStrictEqual(['В корзину']);
  });

  test.each(['Вниз', 'Позвонить', 'Политика'])(
    '«%s», which does not leave the page, does not wait',
    (name) => {
      const done = openPage();
      press('В корзину');
      press(name);
      expect(done).toStrictEqual([name]);
    },
  );

  test('with a modifier opens another tab at once', () => {
    const done = openPage();
    press('В корзину');
    fireEvent.click(screen.getByText('Корзина'), { ctrlKey: true });
    expect(done).toStrictEqual(['Корзина']);
  });
});

describe('While the page loads code for its new query', () => {
  const openLinks = () => {
    const page = '/catalog/mats';
    showMarkup(
      `<a href="${page}?view=cards"><b>Карточки</b></a><a href="${page}/model">Модель</a>`,
    );
    release = holdInput(document.body, { page });
    const followed: string[] = [];
    const onClick = (event: MouseEvent) => {
      event.preventDefault();
      if (event.target instanceof Element) followed.push(event.target.closest('a')?.search ?? '');
    };
    document.body.addEventListener('click', onClick);
    const stop = () => document.body.removeEventListener('click', onClick);
    return { followed, stop };
  };

  test('a press of a link to it waits, and follows the address that the link has afterwards', async () => {
    const { followed, stop } = openLinks();
    const link = screen.getByRole('link', { name: 'Карточки' });
    const click = createEvent.click(screen.getByText('Карточки'));
    fireEvent(screen.getByText('Карточки'), click);
    expect(click.defaultPrevented).toBe(true);
    expect(followed).toStrictEqual([]);
    link.setAttribute('href', '/catalog/mats?color=gray&view=cards');
    await act(() => Promise.resolve(release?.()));
    expect(followed).toStrictEqual(['?color=gray&view=cards']);
    stop();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'the browser has it with %o',
    (modifier) => {
      const { followed, stop } = openLinks();
      fireEvent.click(screen.getByText('Карточки'), modifier);
      expect(followed).toStrictEqual(['?view=cards']);
      stop();
    },
  );

  test('a link to another page does not wait', async () => {
    const { followed, stop } = openLinks();
    fireEvent.click(screen.getByText('Карточки'));
    fireEvent.click(screen.getByText('Модель'));
    expect(followed).toStrictEqual(['']);
    await act(() => Promise.resolve(release?.()));
    stop();
  });
});

describe('Enter in a quantity before hydration', () => {
  const openQuantities = () => {
    const quantity = '<input role="spinbutton" value="5">';
    showMarkup(`${quantity}${quantity}<input type="text">`);
    release = holdInput(document.body);
    const onKeyDown = jest.fn();
    document.body.addEventListener('keydown', onKeyDown);
    const stop = () => document.body.removeEventListener('keydown', onKeyDown);
    return { onKeyDown, stop, user: userEvent.setup() };
  };

  test('leads at once to the next one, whose text is replaced by typing', async () => {
    const { onKeyDown, stop, user } = openQuantities();
    const [first, second] = screen.getAllByRole('spinbutton');
    if (!first || !second) throw new Error('there are no quantities');
    await user.click(first);
    await user.keyboard('{Enter}');
    expect(second).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('40');
    expect(second).toHaveValue('40');
    expect(onKeyDown).toHaveBeenCalledTimes(2);
    await user.keyboard('{Enter}');
    expect(second).toHaveFocus();
    stop();
  });

  test.each([
    ['beside each other', '', 2],
    ['below each other, as on a phone', '<style>td { display: block }</style>', 1],
  ])('leads down where the cells of a matrix are %s', async (_name, style, next) => {
    const cell = '<td><input role="spinbutton"></td>';
    showMarkup(`${style}<table><tr>${cell}${cell}</tr><tr>${cell}${cell}</tr></table>`);
    release = holdInput(document.body);
    const user = userEvent.setup();
    const quantities = screen.getAllByRole('spinbutton');
    await user.click(quantities[0] ?? document.body);
    await user.keyboard('{Enter}');
    expect(quantities[next]).toHaveFocus();
  });

  test.each(['Control', 'Meta'])('with %s does not leave it', async (modifier) => {
    const { stop, user } = openQuantities();
    const [first] = screen.getAllByRole('spinbutton');
    await user.click(first ?? document.body);
    await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    expect(first).toHaveFocus();
    stop();
  });

  test('in another field is the browser’s', async () => {
    const { onKeyDown, stop, user } = openQuantities();
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Enter}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox')).toHaveFocus();
    stop();
  });
});

describe('A quantity in use before hydration', () => {
  const openQuantity = async () => {
    showMarkup('<input role="spinbutton" value="10">');
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    release = holdInput(document.body);
    const user = userEvent.setup();
    await user.click(field);
    /** As React does with the amount in the cart. */
    const hydrate = () => {
      field.value = '1200';
      release?.();
      return Promise.resolve();
    };
    return { field, user, hydrate };
  };

  test('is selected, so that typing replaces it', async () => {
    const { field, user } = await openQuantity();
    await user.keyboard('50');
    expect(field).toHaveValue('50');
  });

  test('is selected again after hydration has shown another amount, once', async () => {
    const { field, user, hydrate } = await openQuantity();
    await act(hydrate);
    await user.keyboard('50');
    expect(field).toHaveValue('50');
    field.setSelectionRange(2, 2);
    await act(hydrate);
    expect(field.selectionStart).toBe(4);
  });

  test('that was typed into goes on where it was', async () => {
    const { field, user, hydrate } = await openQuantity();
    await user.keyboard('50');
    await act(hydrate);
    await user.keyboard('0');
    expect(field).toHaveValue('500');
  });

  test('gets cells of a spreadsheet afterwards', async () => {
    const { field, user, hydrate } = await openQuantity();
    const pasted: string[] = [];
    const onPaste = ({ clipboardData }: ClipboardEvent) =>
      pasted.push(clipboardData?.getData('text/plain') ?? '');
    document.body.addEventListener('paste', onPaste);
    await user.paste('20\r\n300\r\n');
    expect(pasted).toStrictEqual([]);
    expect(field).toHaveValue('10');
    await act(hydrate);
    expect(pasted).toStrictEqual(['20\r\n300\r\n']);
    document.body.removeEventListener('paste', onPaste);
  });

  test.each(['20', '20\r\n'])('gets the single value %j at once', async (text) => {
    const { field, user } = await openQuantity();
    await user.paste(text);
    expect(field.value.trim()).toBe('20');
  });

  test('that rendering has reset meanwhile goes on after what was typed', async () => {
    const { field, user } = await openQuantity();
    await user.keyboard('50');
    field.value = '';
    await act(() => Promise.resolve(release?.()));
    await user.keyboard('0');
    expect(field).toHaveValue('500');
  });

  test('that was typed into, left and pressed again is replaced by typing', async () => {
    const { field, user, hydrate } = await openQuantity();
    await user.keyboard('50');
    await user.click(document.body);
    await user.click(field);
    await act(hydrate);
    await user.keyboard('7');
    expect(field).toHaveValue('7');
  });

  test('is selected again by a part of the page that has its code later', async () => {
    const { field, user, hydrate } = await openQuantity();
    const page = release;
    release = holdInput(document.body);
    page?.();
    await act(hydrate);
    await user.keyboard('50');
    expect(field).toHaveValue('50');
  });

  test('is left alone by another part of the page', async () => {
    const { field, hydrate } = await openQuantity();
    await act(hydrate);
    const part = document.createElement('footer');
    document.body.append(part);
    release = holdInput(part);
    const select = jest.spyOn(field, 'select');
    await act(hydrate);
    expect(select).not.toHaveBeenCalled();
  });

  test('that was left is not focused again', async () => {
    const { field, user, hydrate } = await openQuantity();
    await user.click(document.body);
    const select = jest.spyOn(field, 'select');
    await act(hydrate);
    expect(select).not.toHaveBeenCalled();
  });
});

describe('A button that commands a dialog', () => {
  const openPage = () => {
    showMarkup(
      '<main><button commandfor="d" command="show-modal"><b>Звонок</b></button>' +
        '<button commandfor="text" command="show-modal">Текст</button></main>' +
        '<dialog id="d"><button commandfor="d" command="close">Закрыть</button></dialog><p id="text"></p>',
    );
    const onHeld = jest.fn();
    release = holdInput(document.body, { onHeld });
    return { onHeld, user: userEvent.setup() };
  };
  const dialog = () => screen.queryByRole('dialog');

  test('opens and closes it before hydration where the browser cannot, and has the focus', () => {
    const { onHeld } = openPage();
    const opener = screen.getByRole('button', { name: 'Звонок' });
    fireEvent.click(screen.getByText('Звонок'));
    expect(dialog()).toBeVisible();
    expect(opener).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(dialog()).toBeNull();
    expect(onHeld).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Текст' }));
    expect(dialog()).toBeNull();
  });

  test('is left to a browser that can', async () => {
    const { onHeld, user } = openPage();
    const opener = screen.getByRole('button', { name: 'Звонок' });
    Object.assign(opener, { commandForElement: document.getElementById('d') });
    await user.click(opener);
    expect(dialog()).toBeNull();
    expect(onHeld).not.toHaveBeenCalled();
  });
});
