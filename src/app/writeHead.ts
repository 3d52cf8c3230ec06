import type { Head } from '../pages/page';

/** Brings the document's title and description, one of each, to the page that is shown. */
export function writeHead({ title, description }: Head): void {
  document.title = title;
  let meta = document.querySelector('meta[name="description"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute('name', 'description');
    document.head.append(meta);
  }
  meta.setAttribute('content', description);
}
