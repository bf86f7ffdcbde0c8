/** The board of New Horizons, and its contents shown large. */
import './board.css';
import { NONE } from '@epoka/kernel';
import { cx, Part, useChoices, useLate, useLater, useSettled, useSlides, useWays } from '@epoka/web/kit';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import * as areas from './areas.tsx';
import { loadArt } from './art.ts';
import * as map from './map.tsx';
import * as mats from './mat.tsx';
import * as side from './side.tsx';
import { type Props, type Table, TableContext } from './table.tsx';
import { Tray, trayIsFull } from './tray.tsx';
import * as tree from './tree.tsx';
import { boardWords } from './words.ts';

export { Detail } from './detail.tsx';
export { loadArt, picture } from './pictures.ts';

// rendered when what they are told changes, not whenever the board is
const Areas = memo(areas.Areas);
const WorldMap = memo(map.WorldMap);
const Mat = memo(mats.Mat);
const Goals = memo(side.Goals);
const Display = memo(side.Display);
const Stock = memo(side.Stock);
const Tree = memo(tree.Tree);

const SECTIONS = ['map', 'tree', 'actions', 'mine', 'goals', 'others'] as const;
type Section = (typeof SECTIONS)[number];

/** Where the answers to a question are found. */
const SECTION_OF: Readonly<Record<string, Section>> = {
  use: 'actions',
  basic: 'actions',
  research: 'tree',
  colour: 'tree',
  take: 'tree',
  step: 'map',
  recruit: 'map',
  upgrade: 'map',
  found: 'map',
  fortify: 'map',
  build: 'map',
  join: 'map',
  spend: 'map',
  lower: 'map',
  recall: 'map',
  cube: 'mine',
  population: 'mine',
  coins: 'mine',
  buy: 'mine',
  sell: 'mine',
  building: 'goals',
  claim: 'goals',
};

/** Scrolls to something that can be done, when nothing of it is on the screen. */
function reveal(board: HTMLElement, motion: boolean): void {
  const targets = [...board.querySelectorAll('[data-target="legal"]')].filter(e => e.checkVisibility());
  const seen = targets.some(target => {
    const box = target.getBoundingClientRect();
    return (
      box.bottom > 60 && box.top < window.innerHeight - 60 && box.right > 0 && box.left < window.innerWidth
    );
  });
  const [first] = targets;
  if (seen || !first) return;
  (first.closest('.ek-map') ?? first).scrollIntoView({
    block: 'center',
    inline: 'center',
    behavior: motion ? 'smooth' : 'auto',
  });
}

export default function Board(props: Props) {
  const { view, seat, hot, language, motion, questions } = props;
  const t = boardWords[language];
  const choices = useChoices(props);
  const { pick, menu } = useWays(hot);
  const drawn = useLater(loadArt);
  const [lifted, lift] = useState(NONE);
  const [planned, plan] = useState(NONE);
  const root = useRef<HTMLDivElement>(null);
  useSlides(root, view, motion);

  // what was picked up belongs to the question it was picked up for
  const asked = questions.map(q => q.question.id).join();
  const [askedBefore, setAskedBefore] = useState(asked);
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    lift(NONE);
    plan(NONE);
  }

  const glowing = useMemo(() => {
    const set = new Set<Section>();
    for (const choice of choices.list) {
      const section = SECTION_OF[choice.answer[0]];
      if (choice.legal && section) set.add(section);
    }
    return set;
  }, [choices]);

  // on a phone one part is seen at a time: go where something can be done
  const [section, setSection] = useState<Section>('map');
  const kind = questions[0]?.question.kind;
  useEffect(() => {
    const first = choices.list.find(c => c.legal && SECTION_OF[c.answer[0]]);
    if (kind !== undefined && first) setSection(SECTION_OF[first.answer[0]]);
  }, [kind, choices]);

  useEffect(() => {
    const putDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      lift(NONE);
      plan(NONE);
    };
    document.addEventListener('keydown', putDown);
    return () => document.removeEventListener('keydown', putDown);
  }, []);

  // also made anew when the pictures have come, so that they are drawn
  const table = useMemo(
    (): Table => ({ ...props, choices, t, pick, lifted, lift, planned, plan }),
    [props, choices, t, pick, lifted, planned, drawn],
  );
  const late = useLate(table);
  useSettled(late === table, kind, () => {
    if (kind !== undefined && root.current) reveal(root.current, motion);
  });
  const titles: Readonly<Record<Section, string>> = {
    map: t.map,
    tree: t.tree,
    actions: t.actions,
    mine: t.yourBoard,
    goals: `${t.goals}, ${t.buildings.toLocaleLowerCase(language)}`,
    others: t.otherBoards,
  };
  const shown = SECTIONS.filter(s => s !== 'mine' || seat >= 0);
  const others = view.players.map((_, i) => i).filter(i => i !== seat);
  const part = (name: Section) => ({
    of: TableContext,
    now: table,
    late,
    className: cx('nh-part', `nh-part-${name}`, section === name && 'nh-part-now'),
    label: titles[name],
  });
  return (
    <TableContext.Provider value={table}>
      <div className="nh" data-game="new-horizons" ref={root}>
        <nav className="nh-nav" aria-label={t.sections}>
          {shown.map(name => (
            <button
              key={name}
              type="button"
              className={cx('nh-nav-item', glowing.has(name) && 'nh-nav-glow')}
              aria-pressed={section === name}
              onClick={() => setSection(name)}
            >
              {titles[name]}
            </button>
          ))}
        </nav>
        <div className="nh-board">
          {trayIsFull(table) && (
            <section className="nh-tray ek-sheet" aria-label={t.tray}>
              <Tray />
            </section>
          )}
          <Part {...part('actions')}>
            <Areas />
          </Part>
          <Part {...part('map')}>
            <WorldMap />
          </Part>
          <Part {...part('tree')}>
            <Tree />
          </Part>
          {seat >= 0 && (
            <Part {...part('mine')}>
              <Mat seat={seat} />
            </Part>
          )}
          <Part {...part('goals')}>
            <div className="nh-part-head">
              <h3>{t.goals}</h3>
              <Stock />
            </div>
            <Goals />
            <h3>{t.buildings}</h3>
            <Display />
          </Part>
          <Part {...part('others')}>
            {others.map(other => (
              <Mat key={other} seat={other} />
            ))}
          </Part>
        </div>
        {menu}
      </div>
    </TableContext.Provider>
  );
}
