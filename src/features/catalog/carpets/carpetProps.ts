import type { Carpet } from '../../../domain/settings/settings';
import type { CarpetGroup } from '../view/groupCarpets';

export interface AskPriceProps {
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

/** The props of a list of carpets, such as the table and the cards. */
export interface CarpetListProps extends AskPriceProps {
  readonly title: string;
  readonly categoryId: string;
  readonly groups: readonly CarpetGroup[];
  /** The fragment of the address, which may be the anchor of a carpet. */
  readonly marked: string;
}

/** The props of a carpet's row and card. */
export interface CarpetProps extends AskPriceProps {
  readonly carpet: Carpet;
  readonly categoryId: string;
  /** Whether the address ends in the anchor of this carpet. */
  readonly isMarked: boolean;
}
