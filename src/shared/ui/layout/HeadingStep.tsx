import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture';
import styles from './PageHeading.module.css';

interface HeadingStepProps {
  readonly children: ReactNode;
  /** No wider than 740 px. */
  readonly narrow?: boolean | undefined;
  /** With a smaller title and less space around it. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The background picture with a step of paper, on which the heading of a page stands. */
export function HeadingStep({ narrow, compact, className, children }: HeadingStepProps) {
  return (
    <div className={clsx(styles.hero, compact && styles.compact)}>
      <Picture
        className={styles.background}
        kind="background"
        file="background.jpg"
        alt=""
        sizes="100vw"
        priority="high"
      />
      <div className={clsx(styles.step, narrow && styles.narrow)}>
        <div className={clsx(styles.inside, className)}>{children}</div>
      </div>
    </div>
  );
}
