import { createDraft } from '../../../../shared/lib/createDraft';

type Texts = Readonly<Record<string, string>>;

const usePastedTexts = createDraft<Texts>({}, { key: 'pastedTexts', read: readTexts });

/** Leaves out what is not a text. */
function readTexts(stored: unknown): Texts {
  const entries = typeof stored === 'object' ? Object.entries<unknown>({ ...stored }) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The text in «Вставить из Excel», which outlives its page and a reload (docs/product.md §20.7).
 * @param page its path
 */
export function usePastedText(page: string) {
  const [texts, change] = usePastedTexts();
  return [texts[page] ?? '', (text: string) => change({ [page]: text })] as const;
}
