import type { Carpet } from '../../../domain/settings/settings';
import type { CarpetGroup } from '../view/groupCarpets';

/** The props of a list of carpets, such as the table and the cards. */
export interface CarpetListProps {
  readonly title: string;
  readonly categoryId: string;
  readonly groups: readonly CarpetGroup[];
  /** The fragment of the address, which may be the anchor of a carpet. */
  readonly marked: string;
}

/** The props of a carpet's row and card. */
export interface CarpetProps {
  readonly carpet: Carpet;
  readonly categoryId: string;
  /** Whether the address ends in the anchor of this carpet. */
  readonly isMarked: boolean;
}
