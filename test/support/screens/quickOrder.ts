import { screen, within } from '@testing-library/react';

/** The field of a list of articles. */
export const list = () =>
  screen.getByRole('textbox', { name: 'Артикул и количество, по одному в строке' });

/** What the site says of the lines of the list. */
export const report = () => within(screen.getByRole('region', { name: 'Результат проверки' }));
