import { withoutControls } from '../../shared/files/table';
import { escapeMarkup } from '../page/escapeMarkup';

/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  /** Those that are undefined are left out. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly content: string | readonly XmlElement[];
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes: XmlElement['attributes'] = {},
): XmlElement {
  return { name, attributes, content };
}

/** A complete XML document in UTF-8; a line for each element. */
export function writeXml(root: XmlElement): string {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`;
  // even escaped, these characters are not allowed
  return String(withoutControls(text));
}

/** An element as text, before forbidden characters are removed. @param indent the spaces before it */
export function writeElement({ name, attributes, content }: XmlElement, indent = ''): string {
  const named = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeMarkup(value)}"`,
  );
  const start = `${indent}<${name}${named.join('')}`;
  if (content.length === 0) return `${start}/>`;
  if (typeof content === 'string') return `${start}>${escapeMarkup(content)}</${name}>`;
  const lines = content.map((child) => writeElement(child, `${indent} `));
  return [`${start}>`, ...lines, `${indent}</${name}>`].join('\n');
}
