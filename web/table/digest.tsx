/** "Since your last turn": a short list of what others did, by whom. */
import { SPECTATOR } from '@epoka/kernel';
import type { Digest as DigestData } from '@epoka/table';
import { Button, SeatMark } from '../kit/index.ts';
import { Dialog } from '../ui/modal.tsx';
import { useWords } from '../words.tsx';
import { type Scene, sayLine } from './scene.ts';

const MOST = 14;

/** Neighbouring groups of one seat are one paragraph. */
export function merge(
  digest: DigestData,
): { seat: number; lines: DigestData['groups'][number]['lines'][number][] }[] {
  const merged: { seat: number; lines: DigestData['groups'][number]['lines'][number][] }[] = [];
  for (const group of digest.groups) {
    const last = merged.at(-1);
    if (last?.seat === group.seat) last.lines.push(...group.lines);
    else merged.push({ seat: group.seat, lines: [...group.lines] });
  }
  return merged.filter(g => g.lines.length > 0);
}

export function DigestDialog({
  scene,
  digest,
  onClose,
  onStep,
}: {
  scene: Scene;
  digest: DigestData;
  onClose: () => void;
  onStep: () => void;
}) {
  const words = useWords();
  const groups = merge(digest);
  let left = MOST;
  let hidden = 0;
  return (
    <Dialog open title={words.digest.title} onClose={onClose} closeLabel={words.close} className="digest">
      <div data-game={scene.view.game}>
        {groups.length === 0 && <p>{words.digest.nothing}</p>}
        <ol className="digest-groups">
          {groups.map((group, i) => {
            const lines = group.lines.slice(0, Math.max(0, left));
            left -= lines.length;
            hidden += group.lines.length - lines.length;
            if (lines.length === 0) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the digest does not change while it is shown
              <li key={i}>
                {group.seat !== SPECTATOR && (
                  <SeatMark
                    mark={group.seat}
                    name={scene.reader.name(group.seat)}
                    size={26}
                    label={scene.reader.name(group.seat)}
                  />
                )}
                <ul>
                  {lines.map((line, k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <li key={k}>{sayLine(scene, line, words)}</li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
        {hidden > 0 && <p className="ek-quiet">{words.digest.more(hidden)}</p>}
        <p className="page-acts">
          <Button kind="primary" onClick={onClose}>
            {words.digest.go}
          </Button>
          <Button onClick={onStep}>{words.digest.stepThrough}</Button>
        </p>
      </div>
    </Dialog>
  );
}
