import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { toCartItem, type CartItem } from '../../domain/cart';
import {
  orderLinesFromText,
  sumOrderLines,
  type OrderedCarpet,
  type OrderLine,
} from '../../domain/orderLines';
import { selectCarpets } from '../../settings/settingsSlice';

/** Another amount for a line, as long as the line is what it was. */
type Fix = Pick<OrderLine, 'line' | 'text'> & Pick<OrderedCarpet, 'amount'>;

/** A list that is typed or pasted, checked line by line, and added as far as it is understood. */
export function useQuickOrder(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useSelector(selectCarpets);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [fixes, setFixes] = useState<readonly Fix[]>([]);
  const [added, setAdded] = useState<number>();
  const read = useMemo(
    () => (isChecked ? orderLinesFromText(text, carpets) : []),
    [isChecked, text, carpets],
  );
  const lines = useMemo(() => (read ?? []).map((line) => fixed(line, fixes)), [read, fixes]);
  const found = useMemo(() => sumOrderLines(lines), [lines]);

  return {
    text,
    lines,
    /** Carpets, each with all that the lines order of it. */
    found,
    isChecked,
    isTooLong: read === undefined,
    /** How many were added last, until the next check. */
    added,
    edit: setText,
    check: () => {
      setIsChecked(true);
      setAdded(undefined);
    },
    fix: ({ line, text: written }: OrderLine, amount: number) =>
      setFixes([{ line, text: written, amount }, ...fixes]),
    /** Only what was added leaves the text. */
    add: () => {
      onAdd(found.map(({ carpet, amount }) => toCartItem(carpet, amount)));
      const typed = text.split(/\r\n|\r|\n/);
      const left = lines.flatMap(({ line, result }) =>
        'problem' in result ? (typed[line - 1] ?? []) : [],
      );
      setText(left.join('\n'));
      setIsChecked(left.length > 0);
      setFixes([]);
      setAdded(found.length);
    },
    clear: () => {
      setText('');
      setIsChecked(false);
      setFixes([]);
      setAdded(undefined);
    },
  };
}

function fixed(line: OrderLine, fixes: readonly Fix[]): OrderLine {
  const fix = fixes.find((one) => one.line === line.line && one.text === line.text);
  if (!fix || 'problem' in line.result) return line;
  return { ...line, result: { ...line.result, amount: fix.amount, isAssumed: false } };
}
