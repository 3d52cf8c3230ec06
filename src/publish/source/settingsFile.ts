import { readFileSync } from 'node:fs';
import { findNodeAtLocation, parse, parseTree, type ParseError } from 'jsonc-parser';
import type { FieldPath, Finding, Place } from '../finding';

/** A settings file. */
export interface SettingsFile {
  /** Its JSON, not validated; undefined if it cannot be read. */
  readonly input: unknown;
  readonly findings: readonly Finding[];
  readonly placeOf: (path: FieldPath) => Place;
}

/** Reads a settings file, with the places of its fields. Never throws. */
export function readSettingsFile(file: string): SettingsFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return refused({ file }, 'файл не найден или не открывается');
  }
  const errors: ParseError[] = [];
  const input: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return refused({ file, ...positionOf(text, error.offset) }, 'ошибка записи JSON');
  const root = parseTree(text);
  const placeOf = (path: FieldPath): Place => {
    const node = root && findNodeAtLocation(root, [...path]);
    const field = path.findLast((key) => typeof key === 'string');
    return { file, ...(node && positionOf(text, node.offset)), field };
  };
  return { input, findings: [], placeOf };
}

function refused(place: Place, message: string): SettingsFile {
  return {
    input: undefined,
    findings: [{ severity: 'error', place, message }],
    placeOf: () => place,
  };
}

function positionOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { row: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
