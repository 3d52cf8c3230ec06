import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface ExchangeFile {
  readonly path: string;
  /** Relative to the owner's folder, with «/»: «webdata/import0_1.xml». */
  readonly name: string;
  readonly kind: FileKind;
}

/** The files of an export, in the order in which they are read (docs/product.md §26.2). */
const kinds = ['import', 'offers', 'prices', 'rests'] as const;

type FileKind = (typeof kinds)[number];

const byNumber = new Intl.Collator('ru', { numeric: true });

/** The files of an export in a folder and the folders inside it, and the names of all XML files there. */
export function findExchangeFiles(folder: string) {
  const names = xmlFilesIn(folder, '').sort((a, b) => byNumber.compare(a, b));
  const files = kinds.flatMap((kind) =>
    names
      .filter((name) => path.posix.basename(name).toLowerCase().startsWith(kind))
      .map((name): ExchangeFile => ({ path: path.join(folder, name), name, kind })),
  );
  return { files, names };
}

/** Pictures, thousands of them, lie in «import_files». */
function xmlFilesIn(folder: string, under: string): string[] {
  return readdirSync(path.join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(under, entry.name);
    if (entry.isDirectory()) return /_files$/i.test(name) ? [] : xmlFilesIn(folder, name);
    return /\.xml$/i.test(name) ? [name] : [];
  });
}
