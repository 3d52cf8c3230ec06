import clsx from 'clsx';
import type { ReactNode } from 'react';
import text from '../text/text.module.css';
import { HeadingStep } from './HeadingStep';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  /** Above the title: the breadcrumbs, or a code. */
  readonly lead: ReactNode;
  readonly title: string;
  /** At the end of the title's row. */
  readonly aside?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Beside the heading, or below it on narrow screens. */
  readonly side?: ReactNode;
  /** No wider than 740 px. */
  readonly narrow?: boolean;
}

/** The heading of a page, on the background picture (docs/product.md §4.7). */
export function PageHeading(props: PageHeadingProps) {
  const { lead, title, aside, subtitle, children, side, narrow } = props;
  return (
    <HeadingStep narrow={narrow} className={clsx(side && styles.split)}>
      <div>
        {lead}
        <div className={styles.titleRow}>
          <h1 tabIndex={-1}>{title}</h1>
          {aside}
        </div>
        {subtitle && <p className={text.subtitle}>{subtitle}</p>}
        {children}
      </div>
      {side}
    </HeadingStep>
  );
}
