import { useSyncExternalStore } from 'react';
import { formatNumber } from '../../../../domain/format/number';
import { TextButton } from '../../../../shared/ui/button/Button';
import { focusPrecedingControl } from '../../../../shared/ui/focus/focusPrecedingControl';
import { Icon } from '../../../../shared/ui/picture/Icon';
import type { Drafts } from '../useDrafts';
import styles from './PasteOutcome.module.css';
import type { Paste } from './usePaste';

interface PasteOutcomeProps {
  readonly paste: Paste;
  readonly drafts: Drafts;
}

/** «Вставлено 8, не подошло 1» with «Вернуть», until what was pasted is in the cart. */
export function PasteOutcome({ paste: { outcome, undo }, drafts }: PasteOutcomeProps) {
  const isPasted = () =>
    typeof outcome === 'object' && outcome.undo.some(([id]) => drafts.get(id) !== undefined);
  const canUndo = useSyncExternalStore(drafts.subscribe, isPasted, isPasted);
  const isShown = outcome === 'loadFailed' || outcome?.placed === 0 || canUndo;
  return (
    <div className={styles.outcome} role="status">
      {isShown && outcome && <p>{textOf(outcome)}</p>}
      {canUndo && (
        <TextButton
          onClick={({ currentTarget }) => {
            focusPrecedingControl(currentTarget);
            undo();
          }}
        >
          <Icon name="undo" />
          Вернуть
        </TextButton>
      )}
    </div>
  );
}

function textOf(outcome: NonNullable<Paste['outcome']>): string {
  if (outcome === 'loadFailed') {
    return 'Не удалось загрузить часть сайта. Проверьте интернет и вставьте ещё раз';
  }
  const { placed, rejected } = outcome;
  const added = placed > 0 ? `Вставлено ${formatNumber(placed)}` : 'Ничего не вставлено';
  return rejected > 0 ? `${added}, не подошло ${formatNumber(rejected)}` : added;
}
