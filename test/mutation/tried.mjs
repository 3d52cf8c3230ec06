/** Files whose mutants have been tried: `tried.json` holds a digest of each. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const RECORD = 'test/mutation/tried.json';

/** The files that have changed since their mutants were tried, or are new. */
export function changedFiles(files) {
  const tried = read();
  return files.filter((file) => tried[file] !== digestOf(file));
}

/** Records that the mutants of these files have been tried. */
export function recordTried(files) {
  const tried = Object.entries(read()).filter(([file]) => existsSync(file));
  const entries = [...tried, ...files.map((file) => [file, digestOf(file)])];
  const sorted = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}

const read = () => JSON.parse(readFileSync(RECORD, 'utf8'));

const digestOf = (file) =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
