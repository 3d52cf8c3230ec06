import { Fragment } from 'react';
import { EmptyState } from './EmptyState';
import { focusPrecedingControl } from '../focus/focusPrecedingControl';
import { TextButton } from '../button/Button';

interface NothingFoundProps {
  readonly query?: string;
  /** Similar queries that find something. */
  readonly nearest?: readonly string[] | undefined;
  readonly onSearch?: (query: string) => void;
  /** By default `onReset` removes the filters. */
  readonly resetLabel?: string;
  readonly onReset: () => void;
}

/** Shown in place of a list if nothing matches: similar queries, and a button that shows everything. */
export function NothingFound(props: NothingFoundProps) {
  const { query = '', nearest = [], onSearch, resetLabel = 'Сбросить фильтры?', onReset } = props;
  const button = (label: string, onClick: () => void) => (
    <TextButton
      onClick={({ currentTarget }) => {
        focusPrecedingControl(currentTarget.closest('p'));
        onClick();
      }}
    >
      {label}
    </TextButton>
  );
  return (
    <EmptyState
      icon="search"
      title={
        <>
          Ничего не нашли{query && ` по «${query}»`}.{' '}
          {nearest.map((similar, index) => (
            <Fragment key={similar}>
              {index === 0 ? 'Может быть, ' : 'или '}
              <span>
                {button(`«${similar}»`, () => onSearch?.(similar))}
                {index === nearest.length - 1 && '?'}
              </span>{' '}
            </Fragment>
          ))}
          {nearest.length > 0 && <br />}
          {button(resetLabel, onReset)}
        </>
      }
    />
  );
}
