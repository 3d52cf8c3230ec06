import styles from './PrintHeading.module.css';

interface PrintHeadingProps {
  readonly brand: string | undefined;
  /** Phone and e-mail, as far as they are known. */
  readonly contacts: readonly (string | undefined)[];
  readonly title: string | undefined;
}

/** Stands above a table on paper only (design.md §10). */
export function PrintHeading({ brand, contacts, title }: PrintHeadingProps) {
  return (
    <div className={styles.heading}>
      <b>{brand && `Торговая компания «${brand}»`}</b>
      <span>{contacts.filter(Boolean).join(' · ')}</span>
      <p>{title}</p>
    </div>
  );
}
