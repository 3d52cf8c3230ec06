import { useMemo, useState } from 'react';
import { toCartItem, type CartItem } from '../../../domain/order/cart';
import {
  sumByCarpet,
  type CarpetAmount,
  type ParsedLine,
} from '../../../domain/orderList/parsedLine';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { createDraft } from '../../../shared/lib/createDraft';
import { orderReader, wantOrderReader } from './orderReader';

/** Another amount for a line, as long as the line is what it was. */
type Fix = Pick<ParsedLine, 'line' | 'text'> & Pick<CarpetAmount, 'amount'>;

interface Draft {
  readonly text: string;
  readonly isChecked: boolean;
  readonly fixes: readonly Fix[];
}

const nothing: Draft = { text: '', isChecked: false, fixes: [] };
const useDraft = createDraft(nothing);

/** A list that is typed or pasted, checked line by line, and added as far as it is understood. */
export function useQuickOrder(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useAppSelector(selectCarpets);
  const [{ text, isChecked, fixes }, change] = useDraft();
  const [added, setAdded] = useState<number>();
  const [isMissed, setIsMissed] = useState(false);
  const reader = orderReader();
  const read = useMemo(
    () => (isChecked && reader ? reader.parseOrderText(text, carpets) : { lines: [] }),
    [isChecked, reader, text, carpets],
  );
  const lines = useMemo(
    () => ('lines' in read ? read.lines.map((line) => fixed(line, fixes)) : []),
    [read, fixes],
  );
  const found = useMemo(() => sumByCarpet(lines), [lines]);

  return {
    text,
    lines,
    /** Carpets, each with all that the lines order of it. */
    found,
    isChecked,
    /** Why the list is refused as a whole. */
    refusal: 'refusal' in read ? read.refusal : undefined,
    /** The code that reads could not be fetched. */
    isMissed,
    /** How many were added last, until the next check. */
    added,
    edit: (typed: string) => change({ text: typed }),
    check: () => {
      setAdded(undefined);
      const conclude = (isHere: boolean) => {
        change({ isChecked: isHere });
        setIsMissed(!isHere);
      };
      wantOrderReader().then(
        () => conclude(true),
        () => conclude(false),
      );
    },
    fix: ({ line, text: written }: ParsedLine, amount: number) =>
      change({ fixes: [{ line, text: written, amount }, ...fixes] }),
    /** Only what was added leaves the text. */
    add: () => {
      onAdd(found.map(({ carpet, amount }) => toCartItem(carpet, amount)));
      const left = reader ? reader.textWithout(text, lines) : text;
      change({ text: left, isChecked: left.length > 0, fixes: [] });
      setAdded(found.length);
    },
    clear: () => {
      change(nothing);
      setAdded(undefined);
      setIsMissed(false);
    },
  };
}

function fixed(line: ParsedLine, fixes: readonly Fix[]): ParsedLine {
  const fix = fixes.find((one) => one.line === line.line && one.text === line.text);
  if (!fix || 'problem' in line.result) return line;
  return { ...line, result: { ...line.result, amount: fix.amount, isAssumed: false } };
}
