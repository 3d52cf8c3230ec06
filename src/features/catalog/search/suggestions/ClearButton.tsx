import { IconButton } from '../../../../shared/ui/button/IconButton';
import { typeInto, useFieldText } from './field';
import search from './HeaderSearch.module.css';

/** Empties the search field; shown while it has a text. */
export function ClearButton({ field }: { readonly field: HTMLInputElement }) {
  if (!useFieldText(field)) return null;
  return (
    <IconButton
      className={search.clear}
      icon="close"
      aria-label="Очистить поиск"
      onClick={() => typeInto(field, '')}
    />
  );
}
