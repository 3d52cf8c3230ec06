import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Contents before the test, undefined for files that there were not. */
const originals = new Map<string, Buffer | undefined>();

/** A file of the copy that the development server of the tests uses. */
export function copyOf(file: string): string {
  return path.resolve('dist/development', file);
}

/** Writes a file of the copy, until `restore`. */
export function replace(file: string, content: string | Buffer): void {
  keep(file);
  writeFileSync(copyOf(file), content);
}

/** Edits a file of the copy, until `restore`. */
export function change(file: string, from: string, to: string): void {
  replace(file, edited(file, from, to));
}

/** The text of a file of the copy after an edit; the file is put back by `restore`. */
export function edited(file: string, from: string, to: string): string {
  keep(file);
  const text = readFileSync(copyOf(file), 'utf8');
  expect(text).toContain(from);
  return text.replace(from, to);
}

function keep(file: string): void {
  const target = copyOf(file);
  if (originals.has(target)) return;
  originals.set(target, existsSync(target) ? readFileSync(target) : undefined);
}

export function restore(): void {
  originals.forEach((content, target) => {
    if (content === undefined) rmSync(target, { force: true });
    else writeFileSync(target, content);
  });
  originals.clear();
}
