import type { ComponentProps } from 'react';
import { searchLabel } from '../searchLabel';
import styles from './HeaderSearch.module.css';

/** The id of the list of suggestions, whose code is loaded later. */
export const listId = 'suggestions';

/** The field of the header or of the sheet, which `useCombobox` makes a combobox. */
export function SearchField(props: ComponentProps<'input'>) {
  return (
    <input
      className={styles.field}
      type="search"
      role="combobox"
      aria-expanded={false}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-label={searchLabel}
      placeholder={searchLabel}
      autoComplete="off"
      {...props}
    />
  );
}
