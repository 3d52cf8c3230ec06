import { useEffect, useEffectEvent } from 'react';
import { formatNumber } from '../../../../domain/format/number';
import { showNotice, withdrawNotice, type Notice } from '../../../../shared/ui/toast/showNotice';
import { useDrafts, type Drafts } from '../useDrafts';

/** What a paste did. */
export interface Outcome {
  /** The drafts that it has set, by the id of the carpet. */
  readonly placed: ReadonlyMap<string, number | undefined>;
  readonly rejected: number;
  /** What it has changed, as it was before. */
  readonly undo: ReturnType<Drafts['put']>;
}

/** A paste whose code could not be loaded: an object of its own each time, so that each is reported. */
export interface LoadFailure {
  readonly loadFailed: true;
}

export const hasFailed = (outcome: Outcome | LoadFailure): outcome is LoadFailure =>
  'loadFailed' in outcome;

/**
 * Shows «Вставлено 8, не подошло 1» with «Вернуть», until what was pasted is in the cart or changed back,
 * or the matrix is left.
 */
export function usePasteNotice(
  outcome: Outcome | LoadFailure | undefined,
  forget: () => void,
): void {
  const drafts = useDrafts();
  const onEnd = useEffectEvent(forget);

  useEffect(() => {
    if (!outcome) return;
    const pasted = hasFailed(outcome) ? [] : outcome.undo;
    const canUndo = pasted.length > 0;
    const undo = () => {
      drafts.put(pasted);
      onEnd();
    };
    const notice: Notice = {
      icon: hasFailed(outcome) || outcome.placed.size === 0 ? 'alert' : 'check',
      text: textOf(outcome),
      stays: canUndo || hasFailed(outcome),
      ...(canUndo && { action: { label: 'Вернуть', icon: 'undo', run: undo } }),
    };
    showNotice(notice);
    const unsubscribe = drafts.subscribe(() => {
      if (canUndo && pasted.every(([id]) => drafts.get(id) === undefined)) onEnd();
    });
    return () => {
      unsubscribe();
      withdrawNotice(notice);
    };
  }, [outcome, drafts]);
}

function textOf(outcome: Outcome | LoadFailure): string {
  if (hasFailed(outcome)) {
    return 'Не удалось загрузить часть сайта. Проверьте интернет и вставьте ещё раз';
  }
  const { rejected } = outcome;
  const placed = outcome.placed.size;
  const added = placed > 0 ? `Вставлено ${formatNumber(placed)}` : 'Ничего не вставлено';
  return rejected > 0 ? `${added}, не подошло ${formatNumber(rejected)}` : added;
}
