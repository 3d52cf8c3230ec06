import { escapeMarkup } from './escapeMarkup';
import { escapeBlock } from '../settings/readBlock';

interface PageParts {
  readonly head: string;
  /** Attributes that tell the client what the markup was made from. */
  readonly root: Readonly<Record<string, string>>;
  readonly markup: string;
  /** JSON text of what schema.org has for the page. */
  readonly data: string;
  /** JSON text of the settings block. */
  readonly block: string;
  /** At the end of the page, so that nothing above waits for it. */
  readonly foot: string;
}

/** Puts a page's parts into the places of `src/index.html`. @throws where a place is missing */
export function fillTemplate(
  template: string,
  { head, root, markup, data, block, foot }: PageParts,
): string {
  const attributes = Object.entries(root).map(
    ([name, value]) => ` data-${name}="${escapeMarkup(value)}"`,
  );
  const places: readonly (readonly [place: string | RegExp, content: string])[] = [
    [/<title>.*<\/title>/, head],
    ['<div id="root">', `<div id="root"${attributes.join('')}>${markup}`],
    [/(?<=id="settings">)\s*\{\}\s*(?=<)/, escapeBlock(block)],
    ['</body>', `${foot}<script type="application/ld+json">${escapeBlock(data)}</script></body>`],
  ];
  return places.reduce((html, [place, content]) => {
    const filled = html.replace(place, () => content);
    if (filled === html) throw new Error(`The page template has no place ${String(place)}`);
    return filled;
  }, template);
}
