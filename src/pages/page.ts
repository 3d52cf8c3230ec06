import type { ComponentType } from 'react';
import type { Settings } from '../domain/settings/settings';
import type { Loader } from '../shared/lazyPart/loader';
import type { PathParams } from '../shared/router/matchPath';

export interface PageProps {
  readonly params: PathParams;
}

/** A screen: its heading stands in the site's header, its content in `main`. */
export interface Page {
  readonly head: (settings: Settings, params: PathParams) => Head;
  readonly Hero: ComponentType<PageProps>;
  readonly Content: ComponentType<PageProps>;
  /** Code that a prerendered page is hydrated without; a page opened by a link waits for it. */
  readonly parts?: readonly Loader<unknown>[];
}

/** What a browser's tab and a search engine show. */
export interface Head {
  /** As in breadcrumbs; a browser's tab adds the brand. */
  readonly title: string;
  /** In place of the title and the brand. */
  readonly tabTitle?: string;
  readonly description: string;
  /** There is no such page: it is not for search engines. */
  readonly isNotFound?: boolean;
}
