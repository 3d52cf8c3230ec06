import { formatMoney } from '../../../../domain/format/money';
import { formatNumber, formatWeight, nbsp } from '../../../../domain/format/number';
import { formatUnit } from '../../../../domain/format/units';
import { countOf, words } from '../../../../domain/format/plural';
import { formatPiece, type Cover, type Roll } from '../../../../domain/model/rolls';
import { toCartItem } from '../../../../domain/order/cart';
import { sumOfLine, weightOfLine } from '../../../../domain/order/totals';
import { lotOf, packsToShip } from '../../../../domain/trade/lot';
import { priceOnRequest } from '../../../../domain/trade/price';
import { TextButton } from '../../../../shared/ui/button/Button';
import text from '../../../../shared/ui/text/text.module.css';

interface RollResultProps {
  readonly roll: Roll;
  readonly cover: Cover;
  /** One of the two amounts of the cover. */
  readonly amount: number;
  readonly onTake: (amount: number) => void;
}

/** What an amount of a roll comes to, and the other amount that is close to the need. */
export function RollResult({ roll, cover, amount, onTake }: RollResultProps) {
  const { carpet, soldBy } = roll;
  const line = { carpet, item: toCartItem(carpet, amount) };
  const packs = packsToShip(carpet, amount);
  const weight = weightOfLine(line);
  const sum = sumOfLine(line);
  const other = amount === cover.amount ? cover.below : cover.amount;
  const facts = [packs && countOf(packs, words.packs), weight > 0 && formatWeight(weight)];
  return (
    <>
      <p>
        <b>{formatPiece(roll, amount)}</b>
      </p>
      <p>
        {facts.filter(Boolean).map((fact) => `${fact} · `)}
        <b>{sum === undefined ? priceOnRequest : formatMoney(sum)}</b>
      </p>
      {amount !== cover.needed && (
        <p className={text.note}>
          Нужно {formatUnit(cover.needed, soldBy === 'area' ? 'м²' : 'м')}, {lotRule(roll, cover)}:
          взяли {formatNumber(amount)}.{' '}
          {other !== undefined && (
            <TextButton onClick={() => onTake(other)}>Взять {formatNumber(other)}</TextButton>
          )}
        </p>
      )}
    </>
  );
}

/** «кратно 12», or «мин. партия 12 пог. м» for a need below it. */
function lotRule({ carpet }: Roll, { needed }: Cover): string {
  const { minLot, step } = lotOf(carpet);
  return needed < minLot
    ? `мин. партия ${formatUnit(minLot, carpet.unit)}`
    : `кратно${nbsp}${formatNumber(step)}`;
}
