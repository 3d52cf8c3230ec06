import { EmptyState } from './EmptyState';
import { focusPrecedingControl } from '../focus/focusPrecedingControl';
import { TextButton } from '../button/Button';

/** Shown in place of a list if nothing matches the filters. */
export function NothingFound({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={
        <>
          Ничего не нашли.{' '}
          <TextButton
            onClick={({ currentTarget }) => {
              focusPrecedingControl(currentTarget);
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
