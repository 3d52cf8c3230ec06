import { useEffect, useState } from 'react';
import { ListReport } from '../report/reportParts';
import { useListDraft } from './useListDraft';

const ignore = () => undefined;

/** The list of the quick order, and the code that checks it, which is loaded when the field is used. */
export function useListCheck() {
  const [list, change] = useListDraft();
  const [isLoaded, setLoaded] = useState(false);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const { isChecked } = list;

  useEffect(() => {
    // the page was left or loaded again with a report, or left before an undo
    if (isChecked || ListReport.current()) ListReport.preload().then(() => setLoaded(true), ignore);
  }, [isChecked]);

  return {
    ...list,
    isLoaded,
    hasLoadFailed,
    preload: () => void ListReport.preload().then(() => setLoaded(true), ignore),
    edit: (text: string) => change({ text, isRest: false }),
    check: () =>
      void ListReport.preload().then(
        () => {
          setLoaded(true);
          setHasLoadFailed(false);
          change({ isChecked: true });
        },
        () => setHasLoadFailed(true),
      ),
  };
}
