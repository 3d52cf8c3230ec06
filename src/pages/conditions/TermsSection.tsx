import clsx from 'clsx';
import { unbroken } from '../../domain/format/unbroken';
import type { Settings } from '../../domain/settings/settings';
import layout from '../../shared/ui/layout/layout.module.css';
import text from '../../shared/ui/text/text.module.css';
import styles from './TermsSection.module.css';

type Terms = Settings['conditions'][number];

export function TermsSection({ id, title, paragraphs, table }: Terms & { readonly id: string }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{unbroken(paragraph)}</p>
        ))}
        {table && <Table title={title} {...table} />}
      </div>
    </section>
  );
}

function Table({ title, head, rows }: NonNullable<Terms['table']> & { readonly title: string }) {
  // more than two columns may scroll sideways on a phone, and keyboards must reach the scroller
  const scrolls = head.length > 2 && ({ role: 'group', 'aria-label': title, tabIndex: 0 } as const);
  return (
    <div className={styles.scroll} {...scrolls}>
      <table className={styles.table}>
        <caption className={layout.hidden}>{title}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={column} scope="col" className={clsx(column > 0 && text.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values], row) => (
            <tr key={row}>
              <th scope="row">{unbroken(name)}</th>
              {values.map((value, column) => (
                <td key={column} className={text.number}>
                  {unbroken(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
