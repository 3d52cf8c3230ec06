import { createReadStream } from 'node:fs';
import { XmlError } from './xmlError';

/** How the bytes of a file are to be read. */
export interface Encoding {
  readonly name: string;
  /** The encoding that the file declares, where its bytes are of another one. */
  readonly wrong?: string | undefined;
}

const marks = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
  // «<» and «?» or a letter in two bytes, without a mark
  { name: 'utf-16le', bytes: [0x3c, 0x00] },
  { name: 'utf-16be', bytes: [0x00, 0x3c] },
];

/**
 * Finds the encoding of a file by its bytes, which outweigh its XML declaration (docs/product.md §26.3).
 * Reads the whole file: one that is UTF-8 throughout is UTF-8.
 * @throws XmlError if there is no such encoding
 */
export async function findEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head: Buffer | undefined;
  let isPlain = true;
  for await (const chunk of chunksOf(file)) {
    if (!head) {
      head = chunk.subarray(0, 1024);
      const mark = marks.find(({ bytes }) => bytes.every((byte, index) => chunk[index] === byte));
      if (mark) return { name: mark.name };
    }
    const text = decode(decoder, chunk);
    if (text === undefined) return encodingOf(head);
    isPlain &&= text.length === chunk.length;
  }
  if (!head) return { name: 'utf-8' };
  if (decode(decoder) === undefined) return encodingOf(head);
  const declared = declaredIn(head);
  return { name: 'utf-8', wrong: isPlain || declared === 'utf-8' ? undefined : declared };
}

/** The next piece of a text, or its end; undefined if the bytes are of another encoding. */
export function decode(decoder: TextDecoder, chunk?: Buffer): string | undefined {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    return undefined;
  }
}

/** The encoding of a file that is not UTF-8 throughout. */
function encodingOf(head: Buffer): Encoding {
  const declared = declaredIn(head);
  // a file that begins in Russian as UTF-8 is damaged further on, and is no other encoding
  if (/[а-яё]{3}/i.test(head.toString('utf8'))) return { name: 'utf-8' };
  if (declared === 'utf-8') return { name: 'windows-1251', wrong: declared };
  try {
    return { name: new TextDecoder(declared).encoding };
  } catch {
    throw new XmlError(
      `неизвестная кодировка «${declared}». Выгрузите из 1С в UTF-8 или windows-1251`,
      1,
    );
  }
}

/** The encoding of the XML declaration, UTF-8 by default. */
function declaredIn(head: Buffer): string {
  const [, , name = 'utf-8'] =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*(["'])([^"']+)\1/.exec(head.toString('latin1')) ?? [];
  return name.toLowerCase().replace(/^utf8$/, 'utf-8');
}

/** The bytes of a file, piece by piece. */
export function chunksOf(file: string): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: 1 << 18 });
}
