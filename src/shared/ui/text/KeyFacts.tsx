import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './KeyFacts.module.css';

interface KeyFactsProps {
  /** A fact whose value is undefined is left out. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly large?: boolean;
}

/** A row of named values in a page heading; `large` shows them in two columns and larger. */
export function KeyFacts({ facts, large = false }: KeyFactsProps) {
  const known = facts.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={clsx(styles.facts, large && styles.large)}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
