import { useState } from 'react';
import { formatUnit } from '../../../../domain/format/units';
import type { Roll } from '../../../../domain/model/rolls';
import type { Carpet } from '../../../../domain/settings/settings';
import { useAmountInCart } from '../../../../state/cart/useItemInCart';
import { anchors } from '../../../../shared/paths';
import { Button, TextButton } from '../../../../shared/ui/button/Button';
import text from '../../../../shared/ui/text/text.module.css';
import { draftOf, useDrafts } from '../../matrix/useDrafts';
import styles from './RollCalculator.module.css';

interface WriteAmountProps {
  readonly roll: Roll;
  readonly amount: number;
}

/** Writes an amount into the matrix, and then offers to show its cell. */
export function WriteAmount({ roll: { carpet }, amount }: WriteAmountProps) {
  const drafts = useDrafts();
  const inCart = useAmountInCart(carpet._id);
  const [isWritten, setWritten] = useState(false);
  return (
    <div className={styles.write}>
      <Button
        variant="dark"
        onClick={() => {
          drafts.put([[carpet._id, draftOf(amount, inCart)]]);
          setWritten(true);
        }}
      >
        Записать {formatUnit(amount, carpet.unit)} в таблицу
      </Button>
      <p className={text.note} role="status">
        {isWritten && (
          <>
            Записали. <TextButton onClick={() => showCell(carpet)}>Показать в таблице</TextButton>
          </>
        )}
      </p>
    </div>
  );
}

function showCell({ _id }: Carpet): void {
  const cell = document.getElementById(anchors.carpet(_id));
  // on narrow screens the row may be closed
  const row = cell?.closest('tr')?.querySelector('details');
  if (row) row.open = true;
  cell?.scrollIntoView({ block: 'center' });
  cell?.querySelector('input')?.focus({ preventScroll: true });
}
