import { useEffect, useState } from 'react';
import { useLoaded } from '../../../shared/lazyPart/useLoaded';
import { ListReport } from '../report/reportParts';
import { useListDraft } from './useListDraft';

const preload = () => void ListReport.preload().catch(() => undefined);

/** The list of the quick order, and the code that checks it, which is loaded when the field is used. */
export function useListCheck() {
  const [list, change] = useListDraft();
  // loaded at once if the page was left before an undo, which the report puts back
  const isLoaded = useLoaded(ListReport) !== undefined;
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const { isChecked } = list;

  useEffect(() => {
    // the page was left or loaded again with a report
    if (isChecked) preload();
  }, [isChecked]);

  return {
    ...list,
    isLoaded,
    hasLoadFailed,
    preload,
    edit: (text: string) => change({ text, isRest: false }),
    check: () =>
      void ListReport.preload().then(
        () => {
          setHasLoadFailed(false);
          change({ isChecked: true });
        },
        () => setHasLoadFailed(true),
      ),
  };
}
