import sax from 'sax';
import type { XmlElement } from './element';
import { cutOff, explain, XmlError } from './xmlError';

/** What is done with the elements of a file. */
export interface XmlReader {
  /** By path from the root: what is done with elements that are read as a whole. */
  readonly records: ReadonlyMap<string, (element: XmlElement) => void>;
  /** Called at the start of each element that is not inside a record, when it is still empty. */
  readonly onStart: (path: string, element: XmlElement) => void;
}

interface OpenElement extends XmlElement {
  text: string;
  readonly children: OpenElement[];
}

/** A strict parser whose methods throw XmlError. Entities that a file defines are not expanded. */
export function createParser({ records, onStart }: XmlReader): sax.SAXParser {
  const parser = sax.parser(true);
  const open: OpenElement[] = [];
  /** How many elements are open around the record that is being read. */
  let outside: number | undefined;
  let isEmpty = true;

  parser.onopentag = (tag) => {
    isEmpty = false;
    const attributes = 'ns' in tag ? {} : tag.attributes;
    const line = parser.line + 1;
    const element = { name: tag.name, attributes, text: '', children: [], line };
    if (outside === undefined) {
      const path = [...open, element].map((one) => one.name).join('/');
      onStart(path, element);
      if (records.has(path)) outside = open.length;
    } else {
      open.at(-1)?.children.push(element);
    }
    open.push(element);
  };
  const onText = (text: string) => {
    const element = open.at(-1);
    if (element && outside !== undefined) element.text += text;
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.onclosetag = () => {
    const element = open.pop();
    if (!element || open.length !== outside) return;
    outside = undefined;
    records.get([...open, element].map((one) => one.name).join('/'))?.(element);
  };
  parser.ondoctype = (text) => {
    throw fail(/^\s*html/i.test(text) ? webPage : 'в файле есть DOCTYPE: выгрузки 1С его не пишут');
  };
  parser.onend = () => {
    if (isEmpty) throw new XmlError(cutOff(undefined));
  };
  parser.onerror = (error) => {
    const [message = ''] = error.message.split('\n');
    const isCut = /^Unclosed root|^Unexpected end/.test(message);
    throw fail(isCut ? cutOff(open.at(-1)?.name) : explain(message));
  };
  const fail = (message: string) => new XmlError(message, parser.line + 1, parser.column || 1);
  return parser;
}

/** For files that are HTML instead of XML. */
export const webPage =
  'это веб-страница, а не выгрузка 1С. Укажите папку, которую записала 1С (import.xml, offers.xml)';
