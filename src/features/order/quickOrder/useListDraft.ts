import { createDraft } from '../../../shared/lib/createDraft';
import { listKey } from './listKey';

interface ListDraft {
  readonly text: string;
  readonly isChecked: boolean;
  /** Whether the text is what was left of a list when the rest was added. */
  readonly isRest: boolean;
}

export const emptyList: ListDraft = { text: '', isChecked: false, isRest: false };

/** The list that is typed or pasted into the quick order (docs/product.md §10.9). */
export const useListDraft = createDraft(emptyList, {
  key: listKey,
  read: (stored): ListDraft => {
    if (typeof stored !== 'object') return emptyList;
    const { text, isChecked, isRest }: Readonly<Record<string, unknown>> = { ...stored };
    if (typeof text !== 'string') return emptyList;
    return { text, isChecked: isChecked === true, isRest: isRest === true };
  },
});
