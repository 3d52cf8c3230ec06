import type { Head } from '../pages/page';

interface PageParts extends Head {
  /** Attributes of the root element that tell what the markup was made from. */
  readonly root: { readonly page: string; readonly settings: string };
  readonly markup: string;
  /** JSON text of the settings block. */
  readonly block: string;
}

/** Puts a page's parts into the places of `src/index.html`. @throws where a place is missing */
export function fillTemplate(template: string, parts: PageParts): string {
  const { title, description, root, markup, block } = parts;
  const rootTag = `<div id="root" data-page="${escape(root.page)}" data-settings="${root.settings}">`;
  const places: readonly (readonly [place: string | RegExp, content: string])[] = [
    [/<title>.*<\/title>/, `<title>${escape(title)}</title>${meta('description', description)}`],
    ['<div id="root">', rootTag + markup],
    [/(?<=id="settings">)\{\}/, block.replaceAll('<', '\\u003c')],
  ];
  return places.reduce((html, [place, content]) => replaceOnce(html, place, content), template);
}

function replaceOnce(html: string, place: string | RegExp, content: string): string {
  const filled = html.replace(place, () => content);
  if (filled === html) throw new Error(`The page template has no place ${String(place)}`);
  return filled;
}

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escape(content)}" />`;

/** For text and for attributes in double quotes. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
