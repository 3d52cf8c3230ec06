import { screen, within } from '@testing-library/react';

/** The row of a table that shows an article. */
export function tableRow(article: string) {
  const cell = screen.getByText(article, { selector: 'td' });
  return within(cell.closest('tr') ?? cell);
}

/** The quantity field of an article's row. */
export const quantityField = (article: string) => tableRow(article).getByRole('spinbutton');

/** «Показано 18 из 23», above the list of a category. */
export const shownCount = () => within(screen.getByRole('banner')).getAllByRole('status').at(-1);
