import { absolute } from '../domain/company/company';
import type { Settings } from '../domain/settings/settings';
import type { Head } from '../pages/page';

/** The title and tags of the document's head for a page. A tag without a value is left out. */
export function documentHead(head: Head, settings: Settings, path: string) {
  const { title, tabTitle, description, isNotFound } = head;
  const { brand } = settings.company;
  return {
    title: tabTitle ?? (brand ? `${title} — ${brand}` : title),
    tags: [
      ['meta', 'name', 'description', 'content', description],
      ['meta', 'name', 'robots', 'content', isNotFound && 'noindex'],
      ['link', 'rel', 'canonical', 'href', isNotFound ? undefined : absolute(settings, path)],
    ],
  } as const;
}

/** Updates the head of the open document. */
export function writeHead({ title, tags }: ReturnType<typeof documentHead>): void {
  document.title = title;
  for (const [tag, key, name, attribute, value] of tags) {
    const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
    if (value) {
      const element = found ?? document.head.appendChild(document.createElement(tag));
      element.setAttribute(key, name);
      element.setAttribute(attribute, value);
    } else found?.remove();
  }
}
