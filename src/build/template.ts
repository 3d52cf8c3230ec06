import { escapeBlock, escapeMarkup } from './escapeMarkup';

interface PageParts {
  readonly head: string;
  /** The page's own code, to be fetched together with what all pages share. */
  readonly scripts: readonly string[];
  /** What the markup was made from; the client compares it with what it finds. */
  readonly root: { readonly page: string; readonly settings: string };
  readonly markup: string;
  /** JSON text of the settings block. */
  readonly block: string;
}

/** Puts a page's parts into the places of `src/index.html`. @throws where a place is missing */
export function fillTemplate(
  template: string,
  { head, scripts, root, markup, block }: PageParts,
): string {
  const attributes = `data-page="${escapeMarkup(root.page)}" data-settings="${root.settings}"`;
  const tags = scripts.map((file) => `<script defer src="/${file}"></script>`);
  const places: readonly (readonly [place: string | RegExp, content: string])[] = [
    [/<title>.*<\/title>/, [head, ...tags].join('\n    ')],
    ['<div id="root">', `<div id="root" ${attributes}>${markup}`],
    [/(?<=id="settings">)\s*\{\}\s*(?=<)/, escapeBlock(block)],
  ];
  return places.reduce((html, [place, content]) => {
    const filled = html.replace(place, () => content);
    if (filled === html) throw new Error(`The page template has no place ${String(place)}`);
    return filled;
  }, template);
}
