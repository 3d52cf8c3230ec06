import { useEffect, useState, useSyncExternalStore } from 'react';
import { ListReport } from './reportParts';
import { useListDraft } from './useListDraft';

const ignore = () => undefined;

const preload = () => void ListReport.preload().catch(ignore);

function onLoaded(listener: () => void): () => void {
  void ListReport.loaded.then(listener);
  // called once at the most, which React ignores after unmounting
  return ignore;
}

/** The list of the quick order, and the code that checks it, which is loaded when the field is used. */
export function useListCheck() {
  const [list, change] = useListDraft();
  // loaded at once if the page was left before an undo, which the report puts back
  const isLoaded = useSyncExternalStore(
    onLoaded,
    () => ListReport.current() !== undefined,
    () => false,
  );
  const [hasLoadFailed, setLoadFailed] = useState(false);
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
    edit: (text: string) => change({ text, left: 0 }),
    check: () =>
      void ListReport.preload().then(
        () => {
          setLoadFailed(false);
          change({ isChecked: true });
        },
        () => setLoadFailed(true),
      ),
  };
}
