import { EmptyState } from './EmptyState';
import { focusBefore } from '../focus/focusBefore';
import { TextButton } from '../button/Button';

/** What stands in the place of a list that the filters leave nothing of. */
export function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={
        <>
          Ничего не нашли.{' '}
          <TextButton
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              onReset();
            }}
          >
            Сбросить фильтры?
          </TextButton>
        </>
      }
    />
  );
}
