import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { demo, openPage } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';

test.each([
  [499, demo.categories[0]?.title ?? ''],
  [500, 'Корзина'],
])(
  'a click %i ms after «В корзину» on the link in its place leads to «%s»',
  async (pause, name) => {
    await openPage(`${matsPath}?view=table`);
    const row = within(screen.getByRole('row', { name: /VG-4060-01/ }));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    fireEvent.click(row.getByRole('button', { name: 'В корзину' }));
    clock.mockRestore();
    const link = row.getByRole('link', { name: /^В корзине/ });
    const click = createEvent.click(link);
    Object.defineProperty(click, 'timeStamp', { value: 1_000_000 + pause });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, click);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  },
);
