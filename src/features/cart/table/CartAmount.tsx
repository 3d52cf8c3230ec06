import clsx from 'clsx';
import { useState } from 'react';
import { isAmount, readAmount } from '../../../domain/trade/amount';
import { toDecimal } from '../../../domain/format/decimal';
import { formatUnit } from '../../../domain/format/units';
import { amountScale, packsOf, packsToShip, smallestAmount } from '../../../domain/trade/lot';
import { lotFix } from '../../../domain/trade/lotText';
import { countOf, words } from '../../../domain/format/plural';
import type { Carpet } from '../../../domain/settings/settings';
import { AmountFix } from '../../../shared/ui/form/AmountFix';
import { Stepper } from '../../../shared/ui/form/Stepper';
import text from '../../../shared/ui/text/text.module.css';
import { useAppDispatch } from '../../../state/hooks';
import { amountEdited } from '../../../state/cart/cartSlice';
import { UnitSwitch } from './UnitSwitch';
import styles from './CartAmount.module.css';

interface CartAmountProps {
  readonly carpet: Carpet;
  /** In units of the carpet, even while it is edited in packs. */
  readonly amount: number;
  readonly name: string;
}

/** Edits the amount of a line, in units of the carpet or in packs. */
export function CartAmount({ carpet, amount, name }: CartAmountProps) {
  const dispatch = useAppDispatch();
  const [inPacks, setInPacks] = useState(false);
  const fix = lotFix(carpet, amount);
  const packs = packsOf(carpet, amount);
  const setAmount = (next: number) => {
    if (isAmount(next)) dispatch(amountEdited({ _id: carpet._id, amount: toDecimal(next) }));
  };

  const perPack = (inPacks && carpet.packQty) || 1;
  const value = toDecimal(amount / perPack);
  const scale = inPacks ? packScale(carpet) : amountScale(carpet);
  const hint = inPacks
    ? formatUnit(amount, carpet.unit)
    : packs !== undefined && countOf(packs, words.packs);

  const read = (typed: string) => {
    const next = readAmount(typed);
    return next !== undefined && isAmount(next * perPack) ? next : undefined;
  };

  return (
    <>
      <div className={styles.onScreen}>
        <Stepper
          label={name}
          value={value}
          onChange={(next) => setAmount(next * perPack)}
          read={read}
          {...scale}
          problem={fix && <AmountFix {...fix} onFix={setAmount} />}
        >
          {carpet.packQty !== undefined && (
            <UnitSwitch unit={carpet.unit} inPacks={inPacks} onChange={setInPacks} />
          )}
        </Stepper>
      </div>
      <span className={styles.printed}>
        {inPacks ? countOf(value, words.packs) : formatUnit(amount, carpet.unit)}
      </span>
      {(!fix || inPacks) && hint && <span className={clsx(text.hint, styles.hint)}>= {hint}</span>}
    </>
  );
}

function packScale(carpet: Carpet) {
  const min = packsToShip(carpet, smallestAmount(carpet)) ?? 1;
  return {
    up: (packs: number) => Math.max(min, Math.floor(packs) + 1),
    down: (packs: number) => Math.max(min, Math.ceil(packs) - 1),
    min,
  };
}
