import path from 'node:path';
import type { Archive } from '../archive/openArchive';
import { parseXml } from './xml';

export interface Relation {
  readonly id: string;
  /** The last word of its type, which the strict and the transitional standard share: `worksheet`. */
  readonly type: string;
  /** The name of the part that it leads to. */
  readonly target: string;
}

/**
 * The relations of a part, or of the whole workbook; none if it has no list of them.
 * @param part the name of the part; '' for the workbook
 */
export function readRelations(archive: Archive, part: string): readonly Relation[] {
  const { dir, base } = path.posix.parse(part);
  const bytes = archive.read(path.posix.join(dir, '_rels', `${base}.rels`));
  const relations: Relation[] = [];
  if (!bytes) return relations;
  parseXml(bytes, 'Relationships', {
    open: (name, { Id, Type, Target, TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      relations.push({
        id: Id ?? '',
        type: Type?.split('/').at(-1) ?? '',
        target: path.posix.resolve('/', dir, (Target ?? '').replaceAll('\\', '/')).slice(1),
      });
    },
  });
  return relations;
}
