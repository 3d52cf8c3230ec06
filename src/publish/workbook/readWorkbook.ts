import path from 'node:path';
import type { Catalog } from '../source/catalog';

export function readWorkbook(file: string, settings: unknown): Promise<Catalog> {
  const place = { file: file };
  return Promise.resolve({
    categories: [],
    findings: [{ severity: 'error', place, message: settings ? 'не читается' : 'не читается' }],
    placeOf: () => place,
    folder: path.dirname(file),
    files: [file],
  });
}
