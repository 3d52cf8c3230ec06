import path from 'node:path';
import type { Catalog } from '../source/catalog';

export function readCommerceML(folder: string, settings: unknown): Promise<Catalog> {
  const place = { file: folder };
  return Promise.resolve({
    categories: [],
    findings: [{ severity: 'error', place, message: settings ? 'не читается' : 'не читается' }],
    placeOf: () => place,
    folder: path.dirname(folder),
    files: [folder],
  });
}
