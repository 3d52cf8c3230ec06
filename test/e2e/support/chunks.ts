import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Scripts of a chunk that not every page has. */
export function scriptsOf(chunk: string): readonly string[] {
  return filesOf(chunk).filter((file) => isScript(file) && !filesOf('app').includes(file));
}

/** The first script of every page, with the names and digests of all chunks. */
export function firstScript(): string {
  return filesOf('main').find(isScript) ?? '';
}

/** Bytes as they are transferred. */
export function sizeOf(file: string): number {
  return readFileSync(`dist/site/${file}.br`).length;
}

const isScript = (file: string) => file.endsWith('.js');

function filesOf(chunk: string): readonly string[] {
  const chunks = v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync('dist/prerender/chunks.json', 'utf8')),
  );
  return chunks[chunk] ?? [];
}
