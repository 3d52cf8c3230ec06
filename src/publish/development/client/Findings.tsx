import { marks } from '../../finding';
import type { PageReport } from '../protocol';
import styles from './Findings.module.css';

/** The findings of each file, as plain text. */
export function Findings({ files }: Pick<PageReport, 'files'>) {
  return files.map(({ file, findings }) => (
    <section key={file} className={styles.file}>
      <h3>{file}</h3>
      <ul>
        {findings.map(({ severity, place, message, excerpt }, index) => (
          <li key={index}>
            <b className={styles[severity]}>{marks[severity]}</b> {place && <b>{place}: </b>}
            {message}
            {excerpt.length > 0 && <pre>{excerpt.join('\n')}</pre>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
