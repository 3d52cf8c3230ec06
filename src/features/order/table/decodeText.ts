/** Russian letters, from the most to the least frequent. */
const letters = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё';
/** Words found in most orders, often as the only Russian ones. */
const orderWords = /(?<![а-яё])(?:шт|уп|арт|кол|код)(?:\.|(?![а-яё])|ик|ич|-)/giu;
const eightBit = ['windows-1251', 'ibm866', 'koi8-r'];

/**
 * Decodes a CSV file: by its byte order mark, as UTF-16 if zero bytes suggest it, as UTF-8 if that is
 * valid, otherwise in the eight-bit encoding whose result looks most like Russian.
 */
export function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const utf16 = findUtf16(bytes);
  if (utf16) return decode(utf16);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const texts = eightBit.map(decode);
    const scores = texts.map((text) => likeness(text.slice(0, maxSample)));
    return texts[scores.indexOf(Math.max(...scores))] ?? '';
  }
}

const maxSample = 20_000;

/** In UTF-16, every other byte of digits, spaces and separators is zero. */
function findUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, maxSample);
  const zeros = (rest: number) =>
    sample.reduce((sum, byte, index) => sum + Number(byte === 0 && index % 2 === rest), 0);
  const [even, odd] = [zeros(0), zeros(1)];
  if (bytes.length % 2 > 0 || Math.max(even, odd) * 20 < sample.length) return undefined;
  if (even > 0 && odd > 0) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** Scores how much a text looks like Russian: frequent letters add, strange characters and «аБ» subtract. */
function likeness(text: string): number {
  const common = Array.from(text.toLowerCase()).reduce((sum, character) => {
    const index = letters.indexOf(character);
    return index < 0 ? sum : sum + letters.length - index;
  }, 0);
  const strange = text.match(/[^\0-\x7f«»№–—…°²×·\u00A0а-яё]/giu)?.length ?? 0;
  const turns = text.match(/[а-яё][А-ЯЁ]/gu)?.length ?? 0;
  const words = text.match(orderWords)?.length ?? 0;
  return common + (3 * words - strange - turns) * letters.length;
}
