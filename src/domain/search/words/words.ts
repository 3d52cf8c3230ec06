import { foldArticle } from './fold';
import { stemOf } from './stem';

export interface Word {
  /** As written, but a size in one way: «37.5×37.5». */
  readonly text: string;
  readonly folded: string;
  /** Only of Russian words. */
  readonly stem: string | undefined;
}

/** Between the parts of an article or of a compound. */
const dash = '[-\\u2010-\\u2015\\u2212/]';
/** A full stop after a Russian letter ends an abbreviation: «арт.VG-4060-01». */
const joint = `(?:${dash}|(?<![а-яё])\\.|×)`;
const wordPattern = new RegExp(`[\\p{L}\\p{N}]+(?:${joint}[\\p{L}\\p{N}]+)*×?`, 'giu');
const dashes = new RegExp(dash, 'g');

/** The words of a text. A size is one word, and so is an article. */
export function wordsOf(text: string): Word[] {
  return split(text).map(toWord);
}

/** Reads the words of texts and the parts of their compounds; words that repeat are read once. */
export function createWordReader(): (text: string) => readonly Word[] {
  const known = new Map<string, readonly Word[]>();
  return (text) =>
    split(text).flatMap((part) => {
      const words = known.get(part) ?? [toWord(part), ...partsOf(part), ...joined(part)];
      known.set(part, words);
      return words;
    });
}

function split(text: string): readonly string[] {
  return joinSizes(text).match(wordPattern) ?? [];
}

const number = '\\d+(?:[.,]\\d+)?';
/** Sides of a size, of which the last may not be typed yet; not a part of an article. */
const sizes = new RegExp(
  `(?<![\\p{L}\\p{N}-])${number}(?:\\s*[xх×*]\\s*${number})*(?:\\s*[xх×*]\\s*$)?`,
  'giu',
);

/** Writes `60x90`, `60 х 90`, `60*90` and `60×90` in one way; `60x` is the beginning of a size. */
function joinSizes(text: string): string {
  return text.replace(sizes, (size) => size.replace(/\s*[xх×*]\s*/gi, '×').replaceAll(',', '.'));
}

export function toWord(text: string): Word {
  return { text, folded: foldArticle(text), stem: stemOf(text) };
}

/** The parts of a compound between dashes or slashes; none for a plain word. */
export function partsOf(text: string): Word[] {
  const parts = text.split(dashes);
  return parts.length > 1 ? parts.map(toWord) : [];
}

/** A compound of two words, written without its dash. */
function joined(text: string): Word[] {
  return /^\p{L}+-\p{L}+$/u.test(text) ? [toWord(withoutDashes(text))] : [];
}

/** Leaves out slashes, too. */
export function withoutDashes(text: string): string {
  return text.replace(dashes, '');
}
