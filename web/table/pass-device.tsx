/** The device changes hands. Behind this page there is nothing secret: the worker has not sent it. */
import './pass-device.css';
import { useEffect, useRef } from 'react';
import type { Handover } from '../client/table-client.ts';
import { Button, SeatMark } from '../kit/index.ts';
import { useMore } from '../words.tsx';
import type { TableContext } from './table-context.ts';

export function PassDevice({
  handover,
  context,
  onTake,
  onBack,
}: {
  handover: Handover;
  context: TableContext;
  onTake: () => void;
  onBack: () => void;
}) {
  const words = useMore().passDevice;
  const name = context.reader.name(handover.seat);
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <main className="pass-device" data-game={context.view.game}>
      <div className="pass-device-card ek-sheet">
        <SeatMark mark={handover.seat} name={name} size={72} />
        <h1>{words.pass(name)}</h1>
        <p>{words.text(name)}</p>
        <p className="page-acts">
          <Button kind="primary" ref={take} onClick={onTake}>
            {words.take(name)}
          </Button>
        </p>
        {handover.back !== null && (
          <p className="pass-device-back">
            <Button kind="quiet" onClick={onBack}>
              {words.back(context.reader.name(handover.back))}
            </Button>
            <small className="ek-quiet">{words.backNote}</small>
          </p>
        )}
      </div>
    </main>
  );
}
