import { useState } from 'react';
import { fingerprint } from '../../../domain/format/fingerprint';
import { tabStorage } from '../../../shared/lib/storage';
import type { PageReport } from '../protocol';

const storageKey = 'sourceReport';
const views = ['open', 'corner', 'hidden'] as const;
type View = (typeof views)[number];

/** How a report is shown: as the visitor has left it, also after a reload, until it changes. */
export function useView(report: PageReport): readonly [View, (view: View) => void] {
  const id = fingerprint(JSON.stringify(report));
  const [changed, setChanged] = useState<string>();
  const kept = changed ?? tabStorage.read(storageKey);
  const initial = report.errors > 0 ? 'open' : 'corner';
  const view = views.find((one) => kept === `${one} ${id}`) ?? initial;
  const setView = (next: View) => {
    tabStorage.write(storageKey, `${next} ${id}`);
    setChanged(`${next} ${id}`);
  };
  return [view, setView];
}
