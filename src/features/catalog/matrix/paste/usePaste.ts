import { useState, type ClipboardEvent } from 'react';
import { arrange, type Row } from '../../../../domain/matrix/arrangement';
import type { Carpet } from '../../../../domain/settings/settings';
import { selectItemsInCart } from '../../../../state/cart/itemsInCart';
import { useAppStore } from '../../../../state/hooks';
import { createLoader } from '../../../../shared/lazyPart/loader';
import { draftOf, useDrafts } from '../useDrafts';
import { hasFailed, usePasteNotice, type LoadFailure, type Outcome } from './usePasteNotice';

const reader = createLoader(
  () => import(/* webpackChunkName: "order-lines" */ '../../../../domain/matrix/pastedAmounts'),
);

export type Paste = ReturnType<typeof usePaste>;

/** What is left of a text when all that fits has been placed: how many cells or lines, and these as text. */
export interface Rest {
  readonly rejected: number;
  readonly text: string;
}

/**
 * Pastes cells of a spreadsheet into a matrix (docs/product.md §20.7). The code that reads them is loaded
 * when the first field gets the focus.
 * @param carpets those that a pasted line may name by article
 */
export function usePaste(carpets: readonly Carpet[]) {
  /** What the last paste did, until no field holds any of it or another one follows. */
  const [outcome, setOutcome] = useState<Outcome | LoadFailure>();
  const store = useAppStore();
  const drafts = useDrafts();
  usePasteNotice(outcome, () => setOutcome(undefined));

  /** @returns what was not placed; undefined if nothing was */
  async function put(text: string, cells: readonly Row['cells'][]): Promise<Rest | undefined> {
    const code = await reader.preload().catch(() => undefined);
    if (!code) {
      setOutcome({ loadFailed: true });
      return undefined;
    }
    const { amounts, rejected, rest } = code.readPasted(text, carpets, cells);
    const inCart = selectItemsInCart(store.getState());
    const placed: Outcome['placed'] = new Map(
      amounts.map(([id, amount]) => [id, draftOf(amount, inCart.get(id)?.amount)]),
    );
    const changed = drafts.put([...placed]).filter(([id, before]) => drafts.get(id) !== before);
    setOutcome((last) => ({
      placed,
      rejected,
      undo: changed.length > 0 ? changed : placedAgain(last, placed),
    }));
    return amounts.length > 0 ? { rejected, text: rest } : undefined;
  }

  return {
    prepare: () => void reader.preload().catch(() => undefined),
    /** Fills the matrix of a model from its first cell on. */
    intoMatrix: (text: string, items: readonly Carpet[]) => put(text, cellsOf(arrange(items).rows)),
    /** Fills the cells from the focused one on. A single value is left to the field. */
    intoCell: (event: ClipboardEvent<HTMLTableElement>, rows: readonly Row[]) => {
      const text = event.clipboardData.getData('text/plain');
      const field = event.target instanceof Element ? event.target.closest('td') : null;
      const row = field?.closest('tr');
      // a spreadsheet ends even a single cell with a line break
      const isBlock = /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
      if (!field || !row || !isBlock) return;
      event.preventDefault();
      // the first cell of a row is its head
      void put(text, cellsOf(rows.slice(row.sectionRowIndex), field.cellIndex - 1));
    },
  };
}

const cellsOf = (rows: readonly Row[], column = 0) => rows.map(({ cells }) => cells.slice(column));

/** What the last paste has changed, where this one sets the same: the first can still be undone. */
function placedAgain(
  last: Outcome | LoadFailure | undefined,
  placed: Outcome['placed'],
): Outcome['undo'] {
  if (!last || hasFailed(last)) return [];
  return last.undo.filter(([id]) => placed.has(id) && placed.get(id) === last.placed.get(id));
}
