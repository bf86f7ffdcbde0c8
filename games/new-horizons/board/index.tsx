/** The board of New Horizons, and its contents shown large. */
import './style/board.css';
import './style/areas.css';
import './style/tree.css';
import './style/map.css';
import './style/mat.css';
import './style/side.css';
import { NONE, type Tell } from '@epoka/kernel';
import {
  BoardPart,
  BoardShell,
  cx,
  SectionTabs,
  useBoard,
  useBoardParts,
  useLoaded,
  useSections,
} from '@epoka/web/kit';
import { useEffect, useMemo, useState } from 'react';
import type { about as About } from './about.ts';
import { Areas } from './areas.tsx';
import { loadArt } from './art.ts';
import { ON_THE_TRAY, trayIsFull } from './bargains.ts';
import type { Detail as Sheet } from './detail.tsx';
import { useDiscovery } from './found.ts';
import { late, loadLate } from './late.ts';
import { WorldMap } from './map.tsx';
import { Mat } from './mat.tsx';
import { IN_THE_TREE, SECTIONS, type Section, sectionOf } from './sections.ts';
import { Display, Goals } from './side.tsx';
import { type Props, type Table, TableContext } from './table.tsx';
import { Tree } from './tree.tsx';
import { boardWords } from './words.ts';

export { iconKey } from './art.ts';
export { face, plate, verbName } from './frame.tsx';
export { phases } from './phase.ts';
export { loadArt, picture } from './pictures.ts';
export { speak } from './words.ts';

/** Asked of what is shown large, and fetched with it. */
export const about: typeof About = (...of) => late?.about(...of);

/** Contents shown large. */
export function Detail(props: Parameters<typeof Sheet>[0]) {
  useLoaded(loadLate);
  if (late) return <late.Detail {...props} />;
  const name = props.words.content(props.id);
  // a part of the board has none
  return name === props.id ? null : <p>{name}</p>;
}

/** A building tile that somebody takes goes to their plate. */
const taken = ({ key, args }: Tell) => (key === 'building' ? `building-${args[1]}` : undefined);

/** The table as all parts read it. */
function useHorizons(props: Props) {
  const { t, choices, pick, menu, root, kind } = useBoard(props, boardWords, taken);
  const drawn = useLoaded(loadArt);
  useLoaded(loadLate);
  const [lifted, lift] = useState(NONE);
  const [planned, plan] = useState(NONE);

  // what was picked up belongs to the question it was picked up for
  const asked = props.questions.map(q => q.question.id).join();
  const [askedBefore, setAskedBefore] = useState(asked);
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    lift(NONE);
    plan(NONE);
  }

  // also made anew when the pictures have come, so that they are drawn
  const table = useMemo(
    (): Table => ({ ...props, choices, t, pick, lifted, lift, planned, plan }),
    [props, choices, t, pick, lifted, planned, drawn],
  );
  return { table, t, choices, menu, root, kind };
}

export default function Board(props: Props) {
  const { seat, language, view } = props;
  const { table, t, choices, menu, root, kind } = useHorizons(props);
  const { lift, plan } = table;
  const sections = useSections({ names: SECTIONS, first: 'map', of: sectionOf, choices, kind });

  useEffect(() => {
    const putDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      lift(NONE);
      plan(NONE);
    };
    document.addEventListener('keydown', putDown);
    return () => document.removeEventListener('keydown', putDown);
  }, [lift, plan]);

  const titles: Readonly<Record<Section, string>> = {
    map: t.map,
    tree: t.tree,
    actions: t.actions,
    mine: t.yourBoard,
    goals: `${t.goals}, ${t.buildings.toLocaleLowerCase(language)}`,
  };
  const shortTitles = { ...titles, mine: t.board, goals: t.goals };
  const { part, late: behind } = useBoardParts(TableContext, table, {
    root,
    sections,
    titles,
    className: 'nh-part',
    asked: kind,
  });
  const { found, close } = useDiscovery(table);
  const tray = trayIsFull(table);
  // it stands where the tree is: what must be decided there is not covered by news
  const decided = choices.list.some(({ legal, answer: [verb] }) => legal && IN_THE_TREE.has(verb));
  const news = found !== undefined && !tray && !decided;
  /** whose board lies below */
  const shown = seat >= 0 ? seat : Math.max(0, view.turn);
  return (
    <TableContext.Provider value={table}>
      <BoardShell
        game="new-horizons"
        className={cx('nh', view.offered.length > 0 && 'nh-choosing')}
        root={root}
        tabs={
          <SectionTabs
            className="nh-nav"
            label={t.sections}
            names={SECTIONS}
            titles={shortTitles}
            sections={sections}
          />
        }
        theatre={
          tray ? (
            late ? (
              <late.Tray />
            ) : (
              <span hidden data-verbs={ON_THE_TRAY} />
            )
          ) : (
            news && late && <late.Discovery found={found} onClose={close} />
          )
        }
      >
        <div className="nh-board">
          <BoardPart {...part('actions')}>
            <Areas />
          </BoardPart>
          <BoardPart {...part('map')}>
            <WorldMap />
          </BoardPart>
          <BoardPart {...part('tree')}>
            <Tree />
          </BoardPart>
          <BoardPart {...part('mine')} now={seat >= 0 ? table : behind}>
            <Mat seat={shown} />
          </BoardPart>
          <BoardPart {...part('goals')}>
            <Goals />
            <Display />
          </BoardPart>
        </div>
      </BoardShell>
      {menu}
    </TableContext.Provider>
  );
}

/** The whole board of one player, as their plate opens it. */
export function PlayerBoard({ of, ...props }: Props & { readonly of: number }) {
  const { table, menu, root } = useHorizons(props);
  return (
    <TableContext.Provider value={table}>
      <div className="nh nh-drawer" data-game="new-horizons" ref={root}>
        <Mat seat={of} whole />
      </div>
      {menu}
    </TableContext.Provider>
  );
}
