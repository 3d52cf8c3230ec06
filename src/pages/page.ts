import type { ComponentType } from 'react';
import type { Settings } from '../domain/settings/settings';
import type { PathParams } from '../shared/router/matchPath';

export interface PageProps {
  readonly params: PathParams;
}

/** A screen: its heading stands in the site's header, its content in `main`. */
export interface Page {
  readonly head: (settings: Settings, params: PathParams) => Head;
  readonly Hero: ComponentType<PageProps>;
  readonly Content: ComponentType<PageProps>;
  /** Fetches the parts that come on demand where the page was prerendered. */
  readonly wantParts?: () => Promise<unknown>;
}

/** What a browser's tab and a search engine show. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Nothing stands at the address: it is not for search engines. */
  readonly isMissing?: boolean;
}
