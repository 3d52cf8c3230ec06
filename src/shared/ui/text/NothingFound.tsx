import { EmptyState } from './EmptyState';
import { focusBefore } from '../focus/focusBefore';
import text from './text.module.css';

/** What stands in the place of a list that the filters leave nothing of. */
export function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={
        <>
          Ничего не нашли.{' '}
          <button
            type="button"
            className={text.action}
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              onReset();
            }}
          >
            Сбросить фильтры?
          </button>
        </>
      }
    />
  );
}
