import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** From here on, this process and its children make their temporary files in a folder of their own. */
export function collectTemporaryFiles() {
  process.env.TMPDIR = mkdtempSync(path.join(tmpdir(), 'tests-'));
}

export function removeTemporaryFiles() {
  const folder = tmpdir();
  process.env.TMPDIR = path.dirname(folder);
  rmSync(folder, { recursive: true });
}
