import type { Model } from '../../../domain/trade/models';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/router/Link';
import { Icon } from '../../../shared/ui/picture/Icon';
import text from '../../../shared/ui/text/text.module.css';
import { modelSummary } from '../modelSummary';
import table from './CarpetTable.module.css';
import styles from './ModelRow.module.css';

interface ModelRowProps {
  readonly categoryId: string;
  readonly model: Model;
  /** The number of its carpets in the list. */
  readonly shown: number;
}

/** The heading of a model's rows, which stays in view while they are scrolled. */
export function ModelRow({ categoryId, model, shown }: ModelRowProps) {
  const address = paths.model(categoryId, model.id);
  return (
    <tr role="row" className={table.modelRow}>
      <th role="rowheader" scope="rowgroup" colSpan={10} className={styles.model}>
        <Link to={address}>{model.title}</Link> <small>{modelSummary(model, shown)}</small>
        {/* the title is a link to the same page */}
        <Link to={address} className={text.more} tabIndex={-1} aria-hidden="true">
          <span>Страница модели</span>
          <Icon name="right" />
        </Link>
      </th>
    </tr>
  );
}
