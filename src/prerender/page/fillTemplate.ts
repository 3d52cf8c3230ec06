import { escapeMarkup } from './escapeMarkup';
import { escapeBlock } from '../settings/escapeBlock';

interface PageParts {
  readonly head: string;
  /** Data attributes of the root element, which describe the source of the markup. */
  readonly root: Readonly<Record<string, string>>;
  readonly markup: string;
  /** The structured data, as JSON. */
  readonly data: string;
  /** The settings block, as JSON. */
  readonly block: string;
  /** At the end of the page, so that it does not delay the rest. */
  readonly foot: string;
}

/** The settings block of the template. */
export const blockPlaceholder = /(?<=id="settings">)\s*\{\}\s*(?=<)/;

/** Fills the placeholders of `src/index.html`. @throws if one is missing */
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
    [blockPlaceholder, escapeBlock(block)],
    ['</body>', `${foot}<script type="application/ld+json">${escapeBlock(data)}</script></body>`],
  ];
  return placeholders.reduce((html, [placeholder, content]) => {
    const filled = html.replace(placeholder, () => content);
    if (filled === html)
      throw new Error(`The page template has no placeholder ${String(placeholder)}`);
    return filled;
  }, template);
}
