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

/** A corrected amount for a line, valid while the text of the line is unchanged. */
type Fix = Pick<ParsedLine, 'line' | 'text'> & Pick<CarpetAmount, 'amount'>;

interface Draft {
  readonly text: string;
  readonly isChecked: boolean;
  readonly fixes: readonly Fix[];
}

const nothing: Draft = { text: '', isChecked: false, fixes: [] };
const useDraft = createDraft(nothing);

export type QuickOrderState = ReturnType<typeof useQuickOrder>;

/** Checks a typed or pasted list line by line and adds the lines that it understands. */
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
    /** The number of lines that are not blank. */
    typed: text.split('\n').filter((line) => line.trim()).length,
    lines,
    /** The carpets found, each with its total amount. */
    found,
    isChecked,
    /** Why the whole list is refused. */
    refusal: 'refusal' in read ? read.refusal : undefined,
    /** Whether the code that parses a list could not be loaded. */
    hasLoadFailed,
    /** The number of carpets added last, until the next check. */
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
    /** Removes from the text only the lines that were added. */
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
