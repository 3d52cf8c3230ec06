import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './KeyFacts.module.css';

interface KeyFactsProps {
  /** A fact without a value is not shown. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly large?: boolean;
}

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
