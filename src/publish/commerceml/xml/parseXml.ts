import { chunksOf, decode, type Encoding } from './encoding';
import { createParser, type XmlReader } from './createParser';
import { XmlError } from './xmlError';

/** Characters that XML does not allow, except NUL: it means that the file is damaged. */
const control = new RegExp(`[${between(0x01, 0x08)}${between(0x0b, 0x0c)}${between(0x0e, 0x1f)}]`);

function between(first: number, last: number): string {
  return `${String.fromCharCode(first)}-${String.fromCharCode(last)}`;
}

/**
 * Reads a file of XML piece by piece, so that only one record is in memory.
 * @param onControl called with the line of the first control character; they are read as spaces
 * @throws XmlError with the line and the column where the file is not XML
 */
export async function parseXml(
  file: string,
  encoding: Encoding,
  reader: XmlReader,
  onControl: (line: number) => void,
): Promise<void> {
  const decoder = new TextDecoder(encoding.name, { fatal: true });
  const parser = createParser(reader);
  const lineAt = (text: string, index: number) =>
    parser.line + text.slice(0, index).split('\n').length;
  let isClean = true;
  for await (const chunk of chunksOf(file)) {
    let text = decode(decoder, chunk);
    if (text === undefined) {
      const readable = readableStart(chunk, encoding);
      throw damaged(encoding, lineAt(readable, readable.length));
    }
    const nul = text.indexOf('\0');
    if (nul >= 0) throw new XmlError('файл повреждён: в нём нулевые байты', lineAt(text, nul));
    const found = text.search(control);
    if (found >= 0) {
      if (isClean) onControl(lineAt(text, found));
      isClean = false;
      text = text.replace(new RegExp(control, 'g'), ' ');
    }
    parser.write(text);
  }
  if (decode(decoder) === undefined) throw damaged(encoding, lineAt('', 0));
  parser.close();
}

/** The text before the first invalid bytes. A piece may begin inside a character, which is not one of them. */
function readableStart(chunk: Buffer, { name }: Encoding): string {
  const [start = ''] = new TextDecoder(name).decode(chunk).split(/(?<=[^\uFFFD])\uFFFD/);
  return start;
}

function damaged({ name }: Encoding, line: number): XmlError {
  return new XmlError(
    `файл повреждён: есть байты, которых в ${name.toUpperCase()} не бывает`,
    line,
  );
}
