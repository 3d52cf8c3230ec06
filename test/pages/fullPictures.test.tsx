import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage } from '../support/renderApp';
import { stripePath } from '../support/screens/demoPaths';

const colours = ['серый', 'коричневый', 'бордовый'];

/** Opens a model and its pictures at full size. */
async function openPictures(...where: Parameters<typeof openPage>) {
  const { user } = await openPage(...where);
  await user.click(screen.getByRole('button', { name: /^Увеличить фото/ }));
  await screen.findByRole('dialog');
  return user;
}

const dialog = () => screen.getByRole('dialog');
const place = () => within(dialog()).queryByText(/\d из \d/)?.textContent;
const press = (user: UserEvent, name: string) =>
  user.click(within(dialog()).getByRole('button', { name }));

/** Moves a finger or the mouse over the picture. */
function drag(user: UserEvent, key: 'TouchA' | 'MouseLeft', distance: number) {
  const target = within(dialog()).getByRole('img');
  return user.pointer([
    { keys: `[${key}>]`, target, coords: { clientX: 200, clientY: 100 } },
    ...(key === 'TouchA'
      ? [{ pointerName: 'TouchA', target, coords: { clientX: 200 + distance } }]
      : []),
    { keys: `[/${key}]`, target, coords: { clientX: 200 + distance, clientY: 100 } },
  ]);
}

describe('The pictures at full size', () => {
  test('are named by model and colour, with their number', async () => {
    await openPictures(stripePath);
    expect(dialog()).toHaveAccessibleName('Ковёр грязезащитный «Страйп», серый');
    expect(within(dialog()).getByRole('img')).toHaveAccessibleName(
      'Ковёр грязезащитный «Страйп», серый',
    );
    expect(place()).toBe('1 из 3');
  });

  test.each([
    ['Следующее фото', '{ArrowRight}', ['2 из 3', '3 из 3', '1 из 3']],
    ['Предыдущее фото', '{ArrowLeft}', ['3 из 3', '2 из 3', '1 из 3']],
  ])('are turned by «%s» and %s, round and round', async (name, key, places) => {
    const user = await openPictures(stripePath);
    for (const expected of places) {
      await press(user, name);
      expect(place()).toBe(expected);
    }
    for (const expected of places) {
      await user.keyboard(key);
      expect(place()).toBe(expected);
    }
    await user.keyboard('a');
    expect(place()).toBe('1 из 3');
  });

  test('are turned by a finger that moves far enough sideways, not by the mouse', async () => {
    const user = await openPictures(stripePath);
    await drag(user, 'TouchA', -40);
    expect(place()).toBe('2 из 3');
    await drag(user, 'TouchA', 40);
    expect(place()).toBe('1 из 3');
    await drag(user, 'TouchA', -39);
    expect(place()).toBe('1 из 3');
    await drag(user, 'MouseLeft', -100);
    expect(place()).toBe('1 из 3');
  });

  test('leave the page at the picture that was seen last, and its keys alone', async () => {
    const user = await openPictures(stripePath);
    await press(user, 'Следующее фото');
    await press(user, 'Закрыть');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
    expect(pressed()).toBe(colours[1]);
    await user.keyboard('{ArrowRight}');
    expect(pressed()).toBe(colours[1]);
    await user.click(screen.getByRole('button', { name: /^Увеличить фото: .*, коричневый$/ }));
    expect(place()).toBe('2 из 3');
  });

  test('are not turned if there is only one', async () => {
    const item = { _id: '0', title: 'Ковёр', image: 'a.jpg' };
    const category = { _id: '1', title: 'Ковры', isPublished: true, items: [item] };
    await openPictures('/catalog/1/0', { categories: [category] });
    expect(dialog()).toHaveAccessibleName('Ковёр');
    expect(place()).toBeUndefined();
    expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
  });
});
