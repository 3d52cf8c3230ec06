import type { FieldPath, Finding, Place } from '../finding';
import { findAlteredNumbers } from './json/alteredNumbers';
import { findDuplicateKeys } from './json/duplicateKeys';
import { findMistake } from './json/findMistake';
import { placesIn } from './json/placesIn';
import { readText } from './json/readText';
import { createPositions } from './json/textPosition';
import { findUnclearSides } from './unclearSides';

export interface SettingsFile {
  /** Its JSON, not validated; undefined if it cannot be read. */
  readonly input: unknown;
  readonly findings: readonly Finding[];
  readonly placeOf: (path: FieldPath) => Place;
}

/** Reads a settings file, with the places of its fields (docs/product.md §24.3). Never throws. */
export function readSettingsFile(file: string): SettingsFile {
  const read = readText(file);
  if ('problem' in read) return refused({ file }, read.problem);
  const { text } = read;
  const input = parseJson(text);
  if (input === undefined) {
    const { offset, message } = findMistake(text) ?? { offset: 0, message: 'это не JSON.' };
    const { at, excerpt } = createPositions(text);
    return refused({ file, ...at(offset) }, message, text.trim() ? excerpt(offset) : undefined);
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refused({ file }, 'настройки должны быть записью в фигурных скобках: { … }.');
  }
  const placeOf = placesIn(file, text);
  const findings = [
    ...duplicates(file, text),
    ...alteredNumbers(file, text),
    ...findUnclearSides(input, placeOf),
  ];
  return { input, findings, placeOf };
}

/** @returns undefined if the text is not JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `JSON.parse` keeps the last of equal names in silence. */
function duplicates(file: string, text: string): readonly Finding[] {
  const { at } = createPositions(text);
  return findDuplicateKeys(text).map(({ name, first, second }) => ({
    severity: 'error',
    place: { file, ...at(second), field: name },
    message: `поле уже есть в строке ${at(first).row}, и останется только одно. Уберите лишнее.`,
  }));
}

/** A number loses the zeros at its end and, if it is long, its last digits. */
function alteredNumbers(file: string, text: string): readonly Finding[] {
  const { at } = createPositions(text);
  return findAlteredNumbers(text).map(({ written, read, name, offset }) => ({
    severity: 'error',
    place: { file, ...at(offset), field: name },
    message: `число «${written}» сайт прочтёт как «${read}». Возьмите его в кавычки: "${written}"`,
  }));
}

function refused(place: Place, message: string, excerpt?: readonly string[]): SettingsFile {
  return {
    input: undefined,
    findings: [{ severity: 'error', place, message, excerpt }],
    placeOf: () => place,
  };
}
