/** The board of the card game: the ring of civilizations, the moment beside it, the hand below; and its cards shown large. */
import './style/board.css';
import './style/cards.css';
import './style/hand.css';
import './style/side.css';
import './style/tiles.css';
import {
  BoardPart,
  BoardShell,
  SectionTabs,
  useBoard,
  useBoardParts,
  useLoaded,
  useSections,
} from '@epoka/web/kit';
import { useEffect, useMemo, useState } from 'react';
import { loadArt } from './art.ts';
import { groundOf } from './ground.ts';
import { Hand } from './hand.tsx';
import { FullRow, Rivals, Strip } from './rows.tsx';
import { SECTIONS, sectionOf } from './sections.ts';
import { SidePane } from './side.tsx';
import { ChoiceIndex, type Held, type Props, type Table, TableContext } from './table.tsx';
import { boardWords } from './words.ts';

export { about } from './about.ts';
export { Detail } from './detail.tsx';
export { age, face, iconKey, plate, Status, verbName } from './frame.tsx';
export { loadArt, picture } from './pictures.ts';
export { speak } from './words.ts';

/** What is lifted, until the question is another one or it is put down. */
function useHeld(questions: Props['questions']): [Held | undefined, (held: Held | undefined) => void] {
  const asked = questions.map(q => q.question.id).join(' ');
  const [kept, keep] = useState<{ asked: string; held: Held } | undefined>();
  const held = kept?.asked === asked ? kept.held : undefined;
  const hold = useMemo(() => (next: Held | undefined) => keep(next && { asked, held: next }), [asked]);
  useEffect(() => {
    if (!held) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      hold(undefined);
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [held, hold]);
  return [held, hold];
}

/** The table as all parts read it. */
function useCivilizations(props: Props) {
  const { view, seat, questions } = props;
  const { t, choices, pick, menu, root, kind } = useBoard(props, boardWords);
  const drawn = useLoaded(loadArt);
  const [held, hold] = useHeld(questions);
  const [wanted, show] = useState<number>();
  const [pile, openPile] = useState<number>();
  const next = Array.from({ length: view.seats - 1 }, (_, i) => (Math.max(seat, 0) + 1 + i) % view.seats);
  const fought = view.declared.kind > 0 ? view.owner[view.declared.terrain] : -1;
  const shown = wanted ?? (fought >= 0 && fought !== seat ? fought : next[0]);
  const ground = useMemo(() => groundOf(view), [view]);
  const index = useMemo(() => new ChoiceIndex(choices, view, questions), [choices, view, questions]);
  const table = useMemo(
    // the pictures come later: then everything is drawn again
    (): Table & { drawn: boolean } => ({
      ...props,
      choices,
      t,
      pick,
      ground,
      index,
      held,
      hold,
      shown,
      show,
      pile,
      openPile,
      drawn,
    }),
    [props, choices, t, pick, ground, index, held, hold, shown, pile, drawn],
  );
  return { table, t, choices, menu, root, kind };
}

export default function Board(props: Props) {
  const { seat } = props;
  const { table, t, choices, menu, root, kind } = useCivilizations(props);
  const sections = useSections({ names: SECTIONS, first: 'row', of: sectionOf, choices, kind, stays: true });
  // what is lifted is laid down in a row: a phone goes there
  const lifted = table.held?.what;
  const { show } = sections;
  useEffect(() => {
    if (lifted === 'land' || lifted === 'card') show('row');
  }, [lifted, show]);
  const { part } = useBoardParts(TableContext, table, {
    root,
    sections,
    titles: t.sections,
    className: 'cg-area',
    asked: kind && `${kind}/${sections.now}`,
  });
  const shown = SECTIONS.filter(s => (s !== 'row' && s !== 'hand') || seat >= 0);
  const stage = seat >= 0 ? seat : 0;
  return (
    <TableContext.Provider value={table}>
      <BoardShell
        game="civilization-ccg"
        className="cg"
        root={root}
        tabs={
          <SectionTabs
            className="cg-nav"
            label={t.parts}
            names={shown}
            titles={t.sections}
            sections={sections}
          />
        }
        hand={
          seat >= 0 && (
            <BoardPart {...part('hand')}>
              <h2 className="ek-hidden">{t.sections.hand}</h2>
              <Hand />
            </BoardPart>
          )
        }
      >
        <BoardPart {...part('rivals')}>
          <h2 className="ek-hidden">{t.sections.rivals}</h2>
          <Rivals />
        </BoardPart>
        <BoardPart {...part('row')}>
          <h2 className="ek-hidden">{t.sections.row}</h2>
          <FullRow seat={stage} />
          <Strip seat={stage} />
        </BoardPart>
        <BoardPart {...part('moment')}>
          <h2 className="ek-hidden">{t.sections.moment}</h2>
          <SidePane />
        </BoardPart>
      </BoardShell>
      {menu}
    </TableContext.Provider>
  );
}

/** The whole board of one player, as their plate opens it. */
export function PlayerBoard({ of, ...props }: Props & { readonly of: number }) {
  const { table, menu, root } = useCivilizations(props);
  return (
    <TableContext.Provider value={table}>
      <div className="cg cg-drawer" data-game="civilization-ccg" ref={root}>
        <Strip seat={of} />
        <FullRow seat={of} />
      </div>
      {menu}
    </TableContext.Provider>
  );
}
