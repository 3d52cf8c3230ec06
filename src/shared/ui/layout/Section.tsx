import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** At the end of the title's row. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A part of a page below its `PageHeading`, docs/product.md §4.7. */
export function Section({ title, aside, children, className }: SectionProps) {
  return (
    <section className={clsx(layout.section, className)}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
