/** The board of Through the Ages, and its cards shown large. */
import './style/ask.css';
import './style/banks.css';
import './style/board.css';
import './style/cards.css';
import './style/civ.css';
import './style/goods.css';
import './style/hand.css';
import './style/row.css';
import './style/standing.css';
import './style/theatre.css';
import './style/works.css';
// over all of the others
import './style/phone.css';
import type { Tell } from '@epoka/kernel';
import {
  BoardPart,
  BoardShell,
  ChoiceButton,
  type DetailProps,
  Dialog,
  SectionTabs,
  useBoard,
  useBoardParts,
  useLoaded,
  useSections,
} from '@epoka/web/kit';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Civilization, WholeBoard } from './civ.tsx';
import { factsOf, forecast } from './forecast.ts';
import type { AgesWords, State, Vocab } from './game.ts';
import { Hands } from './hand.tsx';
import type { News } from './news.tsx';
import { Decks, Row } from './row.tsx';
import { SECTIONS, sectionOf } from './sections.ts';
import { Standing } from './standing.tsx';
import { type Asking, type Props, type Table, TableContext } from './table.tsx';
import { useTokens } from './tokens.ts';
import { looseChoices, Tray, trayIsOpen, Verdict } from './tray.tsx';
import { boardWords } from './words.ts';

export { about } from './about.ts';
export { age, face, iconKey, plate, Status, verbName } from './frame.tsx';
export { picture } from './pictures.ts';
export { speak } from './words.ts';

let sheet: typeof import('./detail.tsx') | undefined;
let scenes: typeof import('./news.tsx') | undefined;

/** What is not needed for the first look and the first move. */
async function loadSheet(): Promise<void> {
  [sheet, scenes] = await Promise.all([import('./detail.tsx'), import('./news.tsx')]);
}

/** Things shown large: in a file of their own, fetched once the board stands. */
export function Detail(props: DetailProps<State, Vocab, AgesWords>) {
  useLoaded(loadSheet);
  return sheet ? <sheet.Detail {...props} /> : <p>{props.words.content(props.id)}</p>;
}

/** The newest scene, until it is sent away. */
function useNews({ recent, facts, motion, seat }: Table): {
  readonly news: News | undefined;
  readonly close: () => void;
} {
  const [news, setNews] = useState<News>();
  const before = useRef({ recent, facts });
  useEffect(() => {
    const was = before.current;
    before.current = { recent, facts };
    if (recent === was.recent) return;
    const newest = scenes?.newsOf(recent, was.facts, facts, seat);
    if (newest) setNews(newest);
  }, [recent, facts, seat]);
  // nobody waits for a scene who wants nothing to move
  return { news: motion ? news : undefined, close: () => setNews(undefined) };
}

/** A card that somebody takes leaves the row for their plate; one that is swept away just goes. */
const taken = ({ key, args }: Tell) => (key === 'took' ? `card-${args[1]}-` : undefined);

/** The table as all parts read it. */
function useAges(props: Props) {
  const { view, seat } = props;
  const { t, choices, pick, menu, root, kind } = useBoard(props, boardWords, taken);
  const facts = useMemo(() => factsOf(view), [view]);
  const coming = useMemo(
    () => (seat >= 0 && facts[seat].inGame && !view.over ? forecast(view, seat) : undefined),
    [view, seat, facts],
  );
  const tokens = useTokens(seat >= 0 ? view.civs[seat] : undefined);
  const [asking, ask] = useState<Asking>();
  useLoaded(loadSheet);
  const table = useMemo(
    (): Table => ({ ...props, choices, t, pick, facts, forecast: coming, tokens, ask }),
    [props, choices, t, pick, facts, coming, tokens],
  );
  const over: ReactNode = (
    <>
      {menu}
      {asking && (
        <Dialog
          open
          bare
          title={asking.name}
          onClose={() => ask(undefined)}
          closeLabel={t.close}
          className="ta-asked"
        >
          <Detail {...props} id={asking.place} />
        </Dialog>
      )}
    </>
  );
  return { table, t, choices, over, root, kind };
}

export default function Board(props: Props) {
  const { seat, view } = props;
  const { table, t, choices, over, root, kind } = useAges(props);
  const sections = useSections({ names: SECTIONS, first: 'row', of: sectionOf, choices, kind, stays: true });
  const { part, late } = useBoardParts(TableContext, table, {
    root,
    sections,
    titles: t.sections,
    className: 'ta-area',
    // another part of the board shows other targets
    asked: kind && `${kind}/${sections.now}`,
  });
  const { news, close } = useNews(table);
  const tray = trayIsOpen(table);
  /** whose civilization stands on the stage, with their hand: who only looks on sees whose turn it is */
  const stage = seat >= 0 ? seat : view.active >= 0 ? view.active : 0;
  const loose = tray ? [] : looseChoices(table);
  return (
    <TableContext.Provider value={table}>
      <BoardShell
        game="through-the-ages"
        className="ta"
        root={root}
        tabs={
          <SectionTabs
            className="ta-nav"
            label={t.parts}
            names={SECTIONS}
            titles={t.sections}
            sections={sections}
          />
        }
        theatre={tray ? <Tray /> : news && scenes && <scenes.NewsTheatre news={news} onClose={close} />}
        hand={
          <BoardPart {...part('hand')}>
            <h2 className="ek-hidden">{t.sections.hand}</h2>
            <Verdict />
            <Hands seat={stage} className="ta-hand-all" />
            {loose.map(choice => (
              <ChoiceButton key={choice.key} choice={choice} hot={props.hot} />
            ))}
          </BoardPart>
        }
      >
        {/* while others are to move nothing can be taken: what they did to the row may follow too */}
        <BoardPart {...part('row')} now={kind === undefined ? late : table}>
          <h2 className="ek-hidden">{t.sections.row}</h2>
          <Row />
          <Decks />
        </BoardPart>
        <BoardPart {...part('civ')}>
          <h2 className="ek-hidden">{t.sections.civ}</h2>
          <Civilization seat={stage} />
        </BoardPart>
        {/* only to look at: may follow a frame later */}
        <BoardPart {...part('standing')} now={late}>
          <h2 className="ek-hidden">{t.sections.standing}</h2>
          <Standing />
        </BoardPart>
      </BoardShell>
      {over}
    </TableContext.Provider>
  );
}

/** The whole board of one player, as their plate opens it. */
export function PlayerBoard({ of, ...props }: Props & { readonly of: number }) {
  const { table, over, root } = useAges(props);
  return (
    <TableContext.Provider value={table}>
      <div className="ta ta-drawer" data-game="through-the-ages" ref={root}>
        <WholeBoard seat={of} />
      </div>
      {over}
    </TableContext.Provider>
  );
}
