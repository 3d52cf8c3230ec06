import { randomUUID } from 'node:crypto';
import { isPicture } from '../../prerender/pictures/originals';
import { isError } from '../finding';
import type { CheckedSource } from './checkedSource';
import { pageReport } from './pageReport';
import type { SourceEvent } from './protocol';

/** What pages are made of, and the report over them. */
export interface PageState extends SourceEvent {
  /** The settings block, as JSON. */
  readonly block: string;
  /** Whether the block is what could be read of files with errors, since there was nothing better yet. */
  readonly isPartial: boolean;
}

/**
 * The state after the owner's files were read. If they have errors, the last page without any stays; a
 * page is loaded again only if its data or a picture have changed (docs/product.md §27.22).
 * @param changed names of changed files
 */
export function nextState(
  { block, findings }: CheckedSource,
  last?: PageState,
  changed: readonly string[] = [],
): PageState {
  const hasErrors = findings.some(isError);
  const kept = hasErrors && last && !last.isPartial ? last : undefined;
  const next = kept?.block ?? block;
  const isSame = last && last.block === next && !changed.some(isPicture);
  return {
    block: next,
    isPartial: hasErrors && !kept,
    revision: isSame ? last.revision : randomUUID(),
    report: pageReport(findings, kept !== undefined),
  };
}
