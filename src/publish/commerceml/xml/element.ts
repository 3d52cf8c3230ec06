import { isDash } from '../../source/values/dash';

/** An element of XML with everything inside it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of the elements inside it. */
  readonly text: string;
  readonly children: readonly XmlElement[];
  /** Counted from 1. */
  readonly line: number;
}

/** The first element inside with a name. */
export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((one) => one.name === name);
}

/** The elements at a path: `elementsAt(product, 'Группы', 'Ид')`. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  const found: XmlElement[] = [];
  collect(element, path, 0, found);
  return found;
}

function collect(element: XmlElement, path: readonly string[], depth: number, found: XmlElement[]) {
  for (const one of element.children) {
    if (one.name !== path[depth]) continue;
    if (depth === path.length - 1) found.push(one);
    else collect(one, path, depth + 1, found);
  }
}

/** A text of at least this length may be a slice, which keeps the piece of the file around it in memory. */
const slice = 13;

/** The text without spaces around it; undefined if nothing is left but a dash, which stands for no value. */
export function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.text.trim();
  if (!text || isDash(text)) return undefined;
  return text.length < slice ? text : Buffer.from(text).toString();
}

/** The text of the first element inside with a name. */
export function childText(element: XmlElement, name: string): string | undefined {
  return textOf(child(element, name));
}

/** A boolean as programs write it, nothing being false; undefined for anything else. */
export function readBoolean(text = ''): boolean | undefined {
  const word = text.trim();
  if (/^(?:true|1|да|истина)$/i.test(word)) return true;
  return /^(?:false|0|нет|ложь)?$/i.test(word) ? false : undefined;
}

/** What to say of a text that is no boolean. */
export function notBoolean(text: string): string {
  return `«${text.trim()}» — это не «да» и не «нет». Поправьте в 1С`;
}
