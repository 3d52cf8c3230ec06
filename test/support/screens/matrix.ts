import { screen } from '@testing-library/react';

/** The quantity of a carpet in a matrix. */
export const field = (article: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', {
    name: new RegExp(`^Количество: ${article}(,|$)`),
  });

/** What the quantities of a matrix add up to. */
export const sums = () => screen.getByRole('region', { name: 'Итог по таблице' });
