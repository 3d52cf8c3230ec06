import clsx from 'clsx';
import type { ReactNode } from 'react';
import layout from './layout.module.css';
import { Picture } from '../picture/Picture';
import styles from './Frame.module.css';

interface FrameProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** At the end of the title's row: a link or a status. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

interface HeadingProps extends FrameProps {
  /** Above the title: the way back, or a code. */
  readonly lead: ReactNode;
  /** Beside the heading, below it on narrow screens; as wide as it is. */
  readonly side?: ReactNode;
  /** No wider than 740 px. */
  readonly narrow?: boolean;
}

interface SectionProps extends FrameProps {
  readonly className?: string | undefined;
}

/** With a background, it is a page's heading (spec §2, «empty variant»); without, a section of it. */
type Mode =
  (HeadingProps & { readonly background: true }) | (SectionProps & { readonly background?: false });

/** The page frame of the spec: a title, a subtitle and content. */
export function Frame(props: Mode) {
  return props.background ? <PageHeading {...props} /> : <Section {...props} />;
}

/** Rises as a step into the background picture. */
function PageHeading({ title, subtitle, lead, aside, children, side, narrow }: HeadingProps) {
  return (
    <div className={styles.hero}>
      <Picture
        className={styles.background}
        kind="background"
        file="background.jpg"
        alt=""
        sizes="100vw"
        first
      />
      <div className={clsx(styles.step, narrow && styles.narrow)}>
        <div className={clsx(styles.inside, side && styles.split)}>
          <div>
            {lead}
            <div className={styles.titleRow}>
              <h1 tabIndex={-1}>{title}</h1>
              {aside}
            </div>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {children}
          </div>
          {side}
        </div>
      </div>
    </div>
  );
}

function Section({ title, subtitle, aside, children, className }: SectionProps) {
  return (
    <section className={clsx(layout.section, className)}>
      <div className={layout.wrap}>
        <div className={styles.sectionHead}>
          <h2>{title}</h2>
          {aside}
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </section>
  );
}
