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
import { createDraft } from '../../shared/createDraft';

/** Another amount for a line, as long as the line is what it was. */
type Fix = Pick<OrderLine, 'line' | 'text'> & Pick<OrderedCarpet, 'amount'>;

interface Draft {
  readonly text: string;
  readonly isChecked: boolean;
  readonly fixes: readonly Fix[];
}

const nothing: Draft = { text: '', isChecked: false, fixes: [] };
const useDraft = createDraft(nothing);

/** A list that is typed or pasted, checked line by line, and added as far as it is understood. */
export function useQuickOrder(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useSelector(selectCarpets);
  const [draft, setDraft] = useDraft();
  const { text, isChecked, fixes } = draft;
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
    edit: (typed: string) => setDraft({ ...draft, text: typed }),
    check: () => {
      setDraft({ ...draft, isChecked: true });
      setAdded(undefined);
    },
    fix: ({ line, text: written }: OrderLine, amount: number) =>
      setDraft({ ...draft, fixes: [{ line, text: written, amount }, ...fixes] }),
    /** Only what was added leaves the text. */
    add: () => {
      onAdd(found.map(({ carpet, amount }) => toCartItem(carpet, amount)));
      const typed = text.split(/\r\n|\r|\n/);
      const left = lines.flatMap(({ line, result }) =>
        'problem' in result ? (typed[line - 1] ?? []) : [],
      );
      setDraft({ ...nothing, text: left.join('\n'), isChecked: left.length > 0 });
      setAdded(found.length);
    },
    clear: () => {
      setDraft(nothing);
      setAdded(undefined);
    },
  };
}

function fixed(line: OrderLine, fixes: readonly Fix[]): OrderLine {
  const fix = fixes.find((one) => one.line === line.line && one.text === line.text);
  if (!fix || 'problem' in line.result) return line;
  return { ...line, result: { ...line.result, amount: fix.amount, isAssumed: false } };
}
