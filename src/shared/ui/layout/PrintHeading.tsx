import styles from './PrintHeading.module.css';

interface PrintHeadingProps {
  readonly brand: string | undefined;
  /** Phone and e-mail; what the settings lack is left out. */
  readonly contacts: readonly (string | undefined)[];
  readonly title: string | undefined;
}

/** Above a table, on paper only: docs/product.md §17.6. */
export function PrintHeading({ brand, contacts, title }: PrintHeadingProps) {
  return (
    <div className={styles.heading}>
      <b>{brand && `Торговая компания «${brand}»`}</b>
      <span>{contacts.filter(Boolean).join(' · ')}</span>
      <p>{title}</p>
    </div>
  );
}
