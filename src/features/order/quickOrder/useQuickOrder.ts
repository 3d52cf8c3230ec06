import { use, useMemo, useState } from 'react';
import { toCartItem, type CartItem } from '../../../domain/order/cart';
import {
  sumByCarpet,
  type CarpetAmount,
  type ParsedLine,
} from '../../../domain/orderList/parsedLine';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { createDraft } from '../../../shared/lib/createDraft';
import { orderParser } from '../report/parsedLines';

/** Another amount for a line, as long as the line is what it was. */
type Fix = Pick<ParsedLine, 'line' | 'text'> & Pick<CarpetAmount, 'amount'>;

interface Draft {
  readonly text: string;
  readonly isChecked: boolean;
  readonly fixes: readonly Fix[];
}

const nothing: Draft = { text: '', isChecked: false, fixes: [] };
const useDraft = createDraft(nothing);

export type QuickOrderState = ReturnType<typeof useQuickOrder>;

/** A list that is typed or pasted, checked line by line, and added as far as it is understood. */
export function useQuickOrder(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useAppSelector(selectCarpets);
  const [{ text, isChecked, fixes }, change] = useDraft();
  const [added, setAdded] = useState<number>();
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const parser = isChecked ? use(orderParser.loaded) : undefined;
  const read = useMemo(
    () => (parser ? parser.parseOrderText(text, carpets) : { lines: [] }),
    [parser, text, carpets],
  );
  const lines = useMemo(
    () => ('lines' in read ? read.lines.map((line) => fixed(line, fixes)) : []),
    [read, fixes],
  );
  const found = useMemo(() => sumByCarpet(lines), [lines]);

  return {
    text,
    /** Lines of the text that are not blank. */
    typed: text.split('\n').filter((line) => line.trim()).length,
    lines,
    /** Carpets, each with all that the lines order of it. */
    found,
    isChecked,
    /** Why the list is refused as a whole. */
    refusal: 'refusal' in read ? read.refusal : undefined,
    /** The code that parses a list could not be loaded. */
    hasLoadFailed,
    /** How many were added last, until the next check. */
    added,
    edit: (typed: string) => change({ text: typed }),
    check: () => {
      setAdded(undefined);
      const conclude = (isLoaded: boolean) => {
        change({ isChecked: isLoaded });
        setHasLoadFailed(!isLoaded);
      };
      orderParser.preload().then(
        () => conclude(true),
        () => conclude(false),
      );
    },
    fix: ({ line, text: written }: ParsedLine, amount: number) =>
      change({ fixes: [{ line, text: written, amount }, ...fixes] }),
    /** Only what was added leaves the text. */
    add: () => {
      onAdd(found.map(({ carpet, amount }) => toCartItem(carpet, amount)));
      const left = parser ? parser.textWithout(text, lines) : text;
      change({ text: left, isChecked: left.length > 0, fixes: [] });
      setAdded(found.length);
    },
    clear: () => {
      change(nothing);
      setAdded(undefined);
      setHasLoadFailed(false);
    },
  };
}

function fixed(line: ParsedLine, fixes: readonly Fix[]): ParsedLine {
  const fix = fixes.find((one) => one.line === line.line && one.text === line.text);
  if (!fix || 'problem' in line.result) return line;
  return { ...line, result: { ...line.result, amount: fix.amount, isAssumed: false } };
}
