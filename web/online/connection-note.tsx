/** Whether the server can be heard. Nothing is lost while it can't: everything is sent again. */

import { useEffect, useState } from 'react';
import { Button } from '../kit/index.ts';
import { AnnouncementNote } from './announcement.tsx';
import { reloadFresh } from './fresh.ts';
import { connection, useSession } from './session.ts';
import { useOnlineWords } from './words.tsx';

/** A short silence is no news. */
const NOTICE_AFTER = 700;

/** Above every page of online play: what the operator tells everybody, and whether the server can be heard. */
export function ConnectionNote() {
  return (
    <>
      <AnnouncementNote />
      <Connected />
    </>
  );
}

function Connected() {
  const w = useOnlineWords();
  const { status } = useSession();
  const [late, setLate] = useState(false);
  const [loading, setLoading] = useState(false);
  const away = status !== 'connected';
  useEffect(() => {
    setLate(false);
    if (!away) return;
    const timer = setTimeout(() => setLate(true), NOTICE_AFTER);
    return () => clearTimeout(timer);
  }, [away]);
  if (!away) return null;
  if (status === 'other-version')
    return (
      <p className="online-note" role="alert" data-other-version="">
        {w.otherVersion}{' '}
        <Button
          disabled={loading}
          onClick={() => {
            setLoading(true);
            void reloadFresh();
          }}
        >
          {w.reload}
        </Button>
      </p>
    );
  if (status === 'closed')
    return (
      <p className="online-note" role="alert">
        {w.closedHere} <Button onClick={() => location.reload()}>{w.reload}</Button>
      </p>
    );
  if (status === 'signed-out')
    return (
      <p className="online-note" role="alert">
        {w.signedOut} <Button onClick={() => location.reload()}>{w.reload}</Button>
      </p>
    );
  if (!late) return null;
  return (
    <p className="online-note" role="status" data-offline="">
      {w.offline} <Button onClick={() => connection().reconnect()}>{w.tryNow}</Button>
    </p>
  );
}
