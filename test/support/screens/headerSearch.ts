import { screen, within } from '@testing-library/react';

export const field = () =>
  within(screen.getByRole('banner')).getByRole('combobox', { name: 'Найти товар или артикул' });

/** The suggestions, once they are shown. */
export const options = () => screen.findAllByRole('option');
export const chosen = () => screen.queryByRole('option', { selected: true });
