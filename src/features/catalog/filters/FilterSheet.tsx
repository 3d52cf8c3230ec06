import { formatNumber } from '../../../domain/format/number';
import { Button, TextButton } from '../../../shared/ui/button/Button';
import { IconButton } from '../../../shared/ui/button/IconButton';
import { Modal } from '../../../shared/ui/dialog/Modal';
import layout from '../../../shared/ui/layout/layout.module.css';
import { FacetOptions } from './FacetOptions';
import type { FacetId } from './facets';
import type { FiltersProps } from './Filters';
import styles from './FilterSheet.module.css';

interface FilterSheetProps extends FiltersProps {
  readonly toggle: (id: FacetId, value: string) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const headingId = 'filters';

/** All filters in a dialog at the bottom of a phone's screen; a choice applies at once. */
export function FilterSheet(props: FilterSheetProps) {
  const { facets, shown, view, reset, toggle, isOpen, onClose } = props;
  return (
    <Modal open={isOpen} className={styles.sheet} labelledBy={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId}>Фильтры</h2>
        <TextButton onClick={reset}>Сбросить всё</TextButton>
        <IconButton icon="close" aria-label="Закрыть" onClick={onClose} />
      </div>
      {facets.map((facet) => (
        <div key={facet.id} className={styles.facet}>
          <FacetOptions
            facet={facet}
            chosen={view.choice[facet.id]}
            toggle={(value) => toggle(facet.id, value)}
            legendClass={styles.legend}
          />
        </div>
      ))}
      <div className={styles.foot}>
        <Button onClick={onClose}>Показать {formatNumber(shown)}</Button>
        {/* the count of the page is inert behind the dialog */}
        <p className={layout.hidden} role="status">
          Показано {formatNumber(shown)}
        </p>
      </div>
    </Modal>
  );
}
