import type { ComponentType } from 'react';
import type { Settings } from '../domain/settings/settings';
import type { Loader } from '../shared/lazyPart/loader';
import type { PathParams } from '../shared/router/matchPath';

export interface PageProps {
  readonly params: PathParams;
}

/** A page: `Hero` is rendered in the site's header, `Content` in `main`. */
export interface Page {
  readonly head: (settings: Settings, params: PathParams) => Head;
  readonly Hero: ComponentType<PageProps>;
  readonly Content: ComponentType<PageProps>;
  /** Code that hydration does not wait for, but a page opened by a link does. */
  readonly parts?: readonly Loader<unknown>[];
  /** Code that only a query or an action needs. */
  readonly laterParts?: readonly Loader<unknown>[];
}

/** The texts for the browser's tab and search engines. */
export interface Head {
  /** Also used in breadcrumbs; the browser's tab adds the brand. */
  readonly title: string;
  /** Replaces the title and the brand in the browser's tab. */
  readonly tabTitle?: string;
  readonly description: string;
  /** Whether there is no such page; search engines must not index it. */
  readonly isNotFound?: boolean;
}
