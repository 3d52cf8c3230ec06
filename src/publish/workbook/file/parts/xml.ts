import { parser as createParser } from 'sax';
import { problems, WorkbookProblem } from '../problems';

type Attributes = Readonly<Record<string, string>>;

/** Names are local: prefixes differ between programs, and nothing here is told apart by them. */
interface XmlHandler {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Bytes that are parsed at a time, so that a large part is never one string. */
const portion = 64 * 1024;

/**
 * Parses a part of a workbook, in UTF-8 or UTF-16.
 * @param root the name of its root element
 * @throws if it is not well-formed, has another root, or has a DOCTYPE, which could define entities
 * that grow without end
 */
export function parseXml(bytes: Buffer, root: string, handler: XmlHandler): void {
  const { open, text, close } = handler;
  const parser = createParser(true, { position: false });
  let elements = 0;
  parser.onopentag = (tag) => {
    // only in parsers that resolve namespaces
    if ('prefix' in tag) return;
    const name = localName(tag.name);
    if (elements === 0 && name !== root) throw new WorkbookProblem(problems.damaged);
    elements += 1;
    open(name, tag.attributes);
  };
  if (text) {
    parser.ontext = text;
    parser.oncdata = text;
  }
  if (close) parser.onclosetag = (name) => close(localName(name));
  parser.ondoctype = () => {
    throw new WorkbookProblem(problems.doctype);
  };
  parser.onerror = (error) => {
    throw error;
  };
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  for (let at = 0; at < bytes.length; at += portion) {
    parser.write(decoder.decode(bytes.subarray(at, at + portion), { stream: true }));
  }
  parser.write(decoder.decode()).close();
  if (elements === 0) throw new WorkbookProblem(problems.damaged);
}

/** `id` for `r:id`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
