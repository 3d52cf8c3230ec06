import { isDeepStrictEqual } from 'node:util';
import { needsCarpets } from '../../app/routes';
import { parseSettings } from '../../domain/settings/parseSettings';
import {
  countItems,
  publishedCategories,
  type Category,
  type Settings,
} from '../../domain/settings/settings';

/** The settings that a page embeds and is rendered from. */
interface PageSettings {
  readonly settings: Settings;
  /** As JSON. */
  readonly block: string;
  /** Whether the settings equal the block, so that the client need not validate it. */
  readonly isValid: boolean;
}

export type SiteSettings = ReturnType<typeof splitSettings>;

/**
 * The largest settings file, in bytes of JSON without spaces, that every page embeds whole
 * (docs/product.md §21.1).
 */
const usualLimit = 300_000;

/**
 * The settings of each page: the whole file or, if that is larger than the limit, what the page needs
 * of it (docs/product.md §21.2).
 * @param block the settings as JSON; what is left out of them was reported before (docs/product.md §24.1)
 */
export function splitSettings(block: string, limit = usualLimit) {
  const settings = parseSettings(block, () => undefined);
  const whole = { settings, block, isValid: isDeepStrictEqual(settings, JSON.parse(block)) };
  const isSplit = Buffer.byteLength(block) > limit;
  return {
    whole,
    at: (address: string): PageSettings => {
      const all = publishedCategories(settings);
      const needed = all.filter((category) => needsCarpets(address, category));
      if (!isSplit || needed.length === all.length) return whole;
      const categories = all.map((category) =>
        needed.includes(category) ? category : summaryOf(category),
      );
      const part = { ...settings, categories };
      return { settings: part, block: JSON.stringify(part), isValid: true };
    },
  };
}

function summaryOf(category: Category): Category {
  const { _id, title, image, isPublished } = category;
  return {
    _id,
    title,
    ...(image && { image }),
    isPublished,
    items: [],
    count: countItems(category),
  };
}
