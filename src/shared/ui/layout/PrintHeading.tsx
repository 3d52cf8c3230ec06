import styles from './PrintHeading.module.css';

interface PrintHeadingProps {
  readonly brand: string | undefined;
  /** The phone and the email; undefined ones are left out. */
  readonly contacts: readonly (string | undefined)[];
  /** Where the page does not print its own. */
  readonly title?: string | undefined;
  /** What the prices below are subject to. */
  readonly terms?: string | undefined;
}

/** A heading above a table, only printed (docs/product.md §17.6). */
export function PrintHeading({ brand, contacts, title, terms }: PrintHeadingProps) {
  return (
    <div className={styles.heading}>
      <b>{brand && `Торговая компания «${brand}»`}</b>
      <span>{contacts.filter(Boolean).join(' · ')}</span>
      {title && <p>{title}</p>}
      {terms && <small>{terms}</small>}
    </div>
  );
}
