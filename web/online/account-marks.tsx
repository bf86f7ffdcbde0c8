/** Whom the player has muted or blocked, to think better of it. */
import { Button } from '../kit/index.ts';
import { AccountPart } from './account-part.tsx';
import { setMark, useMarks } from './marks.ts';
import { useOnlineWords, useTry } from './words.tsx';

export function MarkedPeople() {
  const w = useOnlineWords();
  const attempt = useTry();
  const marks = useMarks();
  return (
    <AccountPart title={w.marksTitle} note={w.peopleHereNote}>
      {marks.length === 0 && <p className="ek-quiet">{w.marksNone}</p>}
      {marks.length > 0 && (
        <ul className="online-rows">
          {marks.map(mark => (
            <li key={mark.id}>
              <span>
                {mark.name}
                <small className="ek-quiet">{w.marked[mark.kind]}</small>
              </span>
              <Button
                kind="quiet"
                aria-label={`${w.unmark}: ${mark.name}`}
                onClick={() => void attempt(() => setMark(mark.id, undefined))}
              >
                {w.unmark}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </AccountPart>
  );
}
