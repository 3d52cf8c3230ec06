import { createKeptAmounts, type KeptAmounts } from '../../../state/keptAmounts';

/**
 * Amounts that were typed into matrices and are not in the cart yet: 0 for a field that was emptied,
 * undefined for one that shows the amount in the cart, or none.
 */
export type Drafts = KeptAmounts;

export const useDrafts = createKeptAmounts('matrix');
