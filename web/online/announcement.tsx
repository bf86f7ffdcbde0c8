/** What the operator tells everybody. */
import { useLanguage } from '../words.tsx';
import { useSession } from './session.ts';
import { useOnlineWords } from './words.tsx';

export function AnnouncementNote() {
  const w = useOnlineWords();
  const language = useLanguage();
  const { info } = useSession();
  const text = info?.announcement?.[language];
  if (!text) return null;
  return (
    <p className="online-note" role="status" data-announcement="">
      <strong>{w.announcement}:</strong> {text}
    </p>
  );
}
