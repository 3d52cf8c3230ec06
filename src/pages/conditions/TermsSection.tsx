import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { unbroken } from '../../domain/format/unbroken';
import type { Settings } from '../../domain/settings/settings';
import layout from '../../shared/ui/layout/layout.module.css';
import text from '../../shared/ui/text/text.module.css';
import styles from './TermsSection.module.css';

type Terms = Settings['conditions'][number];

interface TermsSectionProps {
  readonly section: Terms & { readonly id: string };
}

export function TermsSection({ section }: TermsSectionProps) {
  const { id, title, paragraphs, table } = section;
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{unbroken(paragraph)}</p>
        ))}
        {table && <Table title={title} table={table} />}
      </div>
    </section>
  );
}

interface TableProps {
  readonly title: string;
  readonly table: NonNullable<Terms['table']>;
}

function Table({ title, table: { head, rows } }: TableProps) {
  // more than two columns may scroll sideways on a phone, and keyboards must reach the scroller
  const scrolls = head.length > 2 && ({ role: 'group', 'aria-label': title, tabIndex: 0 } as const);
  return (
    <div className={styles.scroll} {...scrolls}>
      <table className={styles.table}>
        <caption className={layout.hidden}>{title}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <Heading key={column} scope="col" className={clsx(column > 0 && text.number)}>
                {name}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values], row) => (
            <tr key={row}>
              <Heading scope="row">{unbroken(name)}</Heading>
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

/** A heading cell without a text would be announced as one all the same. */
function Heading({ scope, ...cell }: ComponentProps<'th'> & { readonly children: string }) {
  return cell.children ? <th scope={scope} {...cell} /> : <td {...cell} />;
}
