/** The board of Clash of Cultures, and its contents shown large. */
import './style/board.css';
import './style/map.css';
import './style/mat.css';
import './style/tree.css';
import './style/hand.css';
import { NONE, type Tell } from '@epoka/kernel';
import {
  BoardPart,
  BoardShell,
  type DetailProps,
  type IconShape,
  SectionTabs,
  useBoard,
  useBoardParts,
  useLoaded,
  useSections,
} from '@epoka/web/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Clash, State, Words } from './game.ts';
import { Hand } from './hand.tsx';
import { lateScenes, loadArt } from './late.ts';
import { WorldMap } from './map.tsx';
import { Actions, Counters, Head } from './mat.tsx';
import { useNews } from './news-of.ts';
import { SECTIONS, sectionOf } from './sections.ts';
import { sheetIsOpen, sheetPlace } from './sheet-of.ts';
import { useBattle } from './story.ts';
import { type Props, type Table, TableContext } from './table.tsx';
import { Tree } from './tree.tsx';
import { boardWords } from './words.ts';

export { about } from './about.ts';
export { age, face, iconKey, plate, Status, verbName } from './frame.tsx';
export { loadArt } from './late.ts';
export { speak } from './words.ts';

/** The table as all parts read it. */
function useClash(props: Props) {
  const { t, choices, pick, menu, root, kind } = useBoard(props, boardWords);
  const drawn = useLoaded(loadArt);
  const [leaving, leave] = useState(NONE);
  const [studied, setStudied] = useState(false);
  const study = useCallback(() => setStudied(true), []);

  // units were pressed on the map: the action that moves them goes on with them
  useEffect(() => {
    if (leaving === NONE || kind === 'turn') return;
    leave(NONE);
    if (kind === 'move') choices.choice(['from', leaving])?.act();
  }, [leaving, kind, choices]);

  // also made anew when the pictures have come, so that they are drawn
  const table = useMemo(
    (): Table => ({ ...props, choices, t, pick, leaving, leave, study, scenes: lateScenes() }),
    [props, choices, t, pick, leaving, drawn],
  );
  const { scenes } = table;
  const book = studied && scenes && <scenes.AdvanceBook onClose={() => setStudied(false)} />;
  return { table, t, choices, menu, book, root, kind };
}

export default function Board(props: Props) {
  const { seat, view, motion } = props;
  const { table, t, choices, menu, book, root, kind } = useClash(props);
  const sections = useSections({ names: SECTIONS, first: 'map', of: sectionOf, choices, kind, stays: true });
  const { part } = useBoardParts(TableContext, table, {
    root,
    sections,
    titles: t.sections,
    className: 'coc-part',
    asked: kind && `${kind}/${sections.now}`,
  });
  const { story, close } = useBattle(table);
  const { news, close: closeNews } = useNews(table);
  const ended = story?.end !== undefined;
  // a battle that is over is only news: any press sends it away
  useEffect(() => {
    if (!ended) return;
    const away = () => close();
    document.addEventListener('click', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('click', away);
      document.removeEventListener('keydown', away);
    };
  }, [ended, close]);
  const sheet = sheetIsOpen(table);
  const fought = story && (!ended || (motion && !sheet)) ? story : undefined;
  const { scenes } = table;
  /** whose board lies beside the map */
  const shown = seat >= 0 ? seat : Math.max(0, view.current);
  const mine = seat >= 0;
  return (
    <TableContext.Provider value={table}>
      <BoardShell
        game="clash-of-cultures"
        className="coc"
        root={root}
        tabs={
          <SectionTabs
            className="coc-nav"
            label={t.parts}
            names={SECTIONS}
            titles={t.sections}
            sections={sections}
          />
        }
        theatre={
          fought && scenes ? (
            <scenes.Battle story={fought} onClose={close} />
          ) : sheet ? (
            scenes && <scenes.Sheet />
          ) : (
            news && scenes && <scenes.EventNews news={news} onClose={closeNews} />
          )
        }
      >
        <div
          className="coc-board"
          data-sheet={sheet ? sheetPlace(table) : undefined}
          data-war={(fought && !ended) || undefined}
        >
          <BoardPart {...part('map')}>
            <div className="coc-strip">
              <Counters seat={shown} />
            </div>
            <WorldMap />
          </BoardPart>
          <BoardPart {...part('mat')}>
            <Head seat={shown} />
            <Counters seat={shown} />
            <Actions />
          </BoardPart>
          <BoardPart {...part('tree')}>
            <Tree seat={shown} mine={mine} />
          </BoardPart>
          <BoardPart {...part('hand')}>
            <Hand seat={shown} mine={mine} />
          </BoardPart>
        </div>
      </BoardShell>
      {/* places that the scenes will bring in a moment */}
      {!scenes && (
        <i hidden data-verbs={[...new Set(choices.list.map(c => c.answer[0])), 'offer'].join(' ')} />
      )}
      {book}
      {menu}
    </TableContext.Provider>
  );
}

/** The whole board of one player, as their plate opens it. */
export function PlayerBoard({ of, ...props }: Props & { readonly of: number }) {
  const { table, menu, book, root } = useClash(props);
  return (
    <TableContext.Provider value={table}>
      <div className="coc coc-drawer" data-game="clash-of-cultures" ref={root}>
        <Head seat={of} />
        <Counters seat={of} />
        <Tree seat={of} mine={false} />
        <Hand seat={of} mine={false} />
      </div>
      {book}
      {menu}
    </TableContext.Provider>
  );
}

/** The small picture of a log line; comes with the scenes. */
export const picture = (tell: Tell, view: State): IconShape | undefined => lateScenes()?.picture(tell, view);

/** A content large; comes with the scenes. */
export function Detail(props: DetailProps<State, Clash, Words>) {
  useLoaded(loadArt);
  const scenes = lateScenes();
  return scenes ? <scenes.Detail {...props} /> : <p>{props.words.content(props.id)}</p>;
}
