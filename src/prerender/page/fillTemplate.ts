import { escapeMarkup } from './escapeMarkup';
import { escapeBlock } from '../settings/readBlock';

interface PageParts {
  readonly head: string;
  /** Data attributes of the root element: what the markup was made from. */
  readonly root: Readonly<Record<string, string>>;
  readonly markup: string;
  /** JSON text of the structured data. */
  readonly data: string;
  /** JSON text of the settings block. */
  readonly block: string;
  /** Ends the page, so that it does not delay what stands above it. */
  readonly foot: string;
}

/** Fills the placeholders of `src/index.html`. @throws where one is missing */
export function fillTemplate(
  template: string,
  { head, root, markup, data, block, foot }: PageParts,
): string {
  const attributes = Object.entries(root).map(
    ([name, value]) => ` data-${name}="${escapeMarkup(value)}"`,
  );
  const placeholders: readonly (readonly [string | RegExp, content: string])[] = [
    [/<title>.*<\/title>/, head],
    ['<div id="root">', `<div id="root"${attributes.join('')}>${markup}`],
    [/(?<=id="settings">)\s*\{\}\s*(?=<)/, escapeBlock(block)],
    ['</body>', `${foot}<script type="application/ld+json">${escapeBlock(data)}</script></body>`],
  ];
  return placeholders.reduce((html, [placeholder, content]) => {
    const filled = html.replace(placeholder, () => content);
    if (filled === html)
      throw new Error(`The page template has no placeholder ${String(placeholder)}`);
    return filled;
  }, template);
}
