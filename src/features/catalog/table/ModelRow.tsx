import { ModelTitle, type ModelTitleProps } from '../ModelTitle';
import table from './CarpetTable.module.css';
import styles from './ModelRow.module.css';

/** The heading of a model's rows, which stays in view while they are scrolled. */
export function ModelRow(props: ModelTitleProps) {
  return (
    <tr role="row" className={table.modelRow}>
      <th role="rowheader" scope="rowgroup" colSpan={10} className={styles.model}>
        <ModelTitle {...props} />
      </th>
    </tr>
  );
}
