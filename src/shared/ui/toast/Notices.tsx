import { useEffect, useState, useSyncExternalStore } from 'react';
import { notices, withdrawNotice, type Notice } from './showNotice';
import { Toast } from './Toast';
import { useAnnounced } from './useAnnounced';

/** ms */
const timeToRead = 4000;

/** The latest notice. */
export function Notices() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current, nothing);
  const { shown, key } = useAnnounced(notice);
  return shown && <NoticeToast key={key} notice={shown} />;
}

const nothing = () => undefined;

/** It leaves by itself, but not while it is pointed at or its button has the focus. */
function NoticeToast({ notice }: { readonly notice: Notice }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (notice.stays || isHeld) return;
    const timer = setTimeout(() => withdrawNotice(notice), timeToRead);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);

  return <Toast {...notice} onHold={setHeld} />;
}
