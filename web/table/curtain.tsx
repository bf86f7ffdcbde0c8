/** The device changes hands. Behind this page there is nothing secret: the worker has not sent it. */
import { useEffect, useRef } from 'react';
import type { Curtain as CurtainData } from '../client/client.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { useWords } from '../words.tsx';
import type { Scene } from './scene.ts';

export function Curtain({
  curtain,
  scene,
  onTake,
  onBack,
}: {
  curtain: CurtainData;
  scene: Scene;
  onTake: () => void;
  onBack: () => void;
}) {
  const words = useWords();
  const name = scene.reader.name(curtain.seat);
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <main className="curtain" data-game={scene.view.game}>
      <div className="curtain-card ek-sheet">
        <SeatMark mark={curtain.seat} name={name} size={72} />
        <h1>{words.curtain.pass(name)}</h1>
        <p>{words.curtain.text(name)}</p>
        <p className="page-acts">
          <Button kind="primary" ref={take} onClick={onTake}>
            {words.curtain.take(name)}
          </Button>
        </p>
        {curtain.back !== null && (
          <p className="curtain-back">
            <Button kind="quiet" onClick={onBack}>
              {words.curtain.back(scene.reader.name(curtain.back))}
            </Button>
            <small className="ek-quiet">{words.curtain.backNote}</small>
          </p>
        )}
      </div>
    </main>
  );
}
