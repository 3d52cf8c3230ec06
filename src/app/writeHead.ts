import type { Head } from '../pages/page';

/**
 * Brings what the document says of itself, one of each, to the page that is shown.
 * @param canonical the page's absolute address, where the site's origin is known
 */
export function writeHead({ title, description, isMissing }: Head, canonical?: string): void {
  document.title = title;
  write('meta', 'name', 'description', 'content', description);
  write('meta', 'name', 'robots', 'content', isMissing ? 'noindex' : undefined);
  write('link', 'rel', 'canonical', 'href', isMissing ? undefined : canonical);
}

/** Sets the one element of its kind, makes it where there is none, removes it without a value. */
function write(tag: string, kind: string, name: string, attribute: string, value?: string): void {
  const found = document.head.querySelector(`${tag}[${kind}="${name}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(kind, name);
  element.setAttribute(attribute, value);
}
