/** The whole board of one player, framed in their colour, with their name staying on top: never mistaken for one's own. */
import './player-board.css';
import { Suspense } from 'react';
import { Hot } from '../kit/board.ts';
import { cx, SeatMark } from '../kit/index.ts';
import { Dialog } from '../kit/ui/dialog.tsx';
import { useWords } from '../words.tsx';
import { StandingOf } from './seats-pane.tsx';
import type { TableContext } from './table-context.ts';

const still = new Hot();

export function PlayerBoardDialog({
  context,
  seat,
  onClose,
  onOpen,
}: {
  context: TableContext;
  seat: number;
  onClose: () => void;
  /** shows a content large */
  onOpen: (content: string) => void;
}) {
  const words = useWords();
  const { board, language, view } = context;
  const info = context.seats[seat];
  if (!info) return null;
  const { name, mark } = info;
  return (
    <Dialog
      open
      className={cx('player-board', `ek-seat-${mark % 8}`)}
      title={
        <span className="player-board-name">
          <SeatMark mark={mark} name={name} size={28} />
          {name}
          <small>{seat === view.seat ? words.table.ownBoard : words.table.boardOf}</small>
        </span>
      }
      onClose={onClose}
      closeLabel={words.close}
    >
      <div className="player-board-body" data-game={view.game}>
        <div className="player-board-standing">
          <StandingOf context={context} seat={seat} />
        </div>
        {board?.PlayerBoard && (
          <Suspense>
            <board.PlayerBoard
              of={seat}
              view={view.state}
              seat={view.seat}
              seats={context.seats}
              questions={[]}
              answer={() => undefined}
              reader={context.reader}
              words={context.words}
              language={language}
              motion={false}
              hot={still}
              open={onOpen}
              recent={[]}
            />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
