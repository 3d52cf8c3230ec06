import { createDraft } from '../../../shared/lib/createDraft';
import { listKey } from './listKey';

interface ListDraft {
  readonly text: string;
  readonly isChecked: boolean;
  /** How many of its lines were left when the others were added; 0 for any other text. */
  readonly left: number;
}

export const emptyList: ListDraft = { text: '', isChecked: false, left: 0 };

/** The list that is typed or pasted into the quick order (docs/product.md §10.9). */
export const useListDraft = createDraft(emptyList, {
  key: listKey,
  read: (stored): ListDraft => {
    if (typeof stored !== 'object') return emptyList;
    const { text, isChecked, left }: Readonly<Record<string, unknown>> = { ...stored };
    if (typeof text !== 'string') return emptyList;
    return { text, isChecked: isChecked === true, left: typeof left === 'number' ? left : 0 };
  },
});
