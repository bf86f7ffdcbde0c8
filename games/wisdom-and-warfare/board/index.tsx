/** The board of Sid Meier's Civilization with Wisdom and Warfare, and its contents shown large. */
import './style/board.css';
import './style/map.css';
import './style/city.css';
import './style/market.css';
import './style/techs.css';
import './style/hand.css';
import './style/scene.css';
import './style/detail.css';
import { NONE } from '@epoka/kernel';
import {
  BoardPart,
  BoardShell,
  ChoiceButton,
  CloseGlyph,
  cx,
  SectionTabs,
  useBoard,
  useBoardParts,
  useLoaded,
  useSections,
} from '@epoka/web/kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { CITIES } from '../rules/state.ts';
import { loadArt } from './art.ts';
import { BattleScene, battleLine, battleTitle } from './battle.tsx';
import { CitySheet } from './city.tsx';
import { DeclaredScene } from './declared.tsx';
import { Hand } from './hand.tsx';
import { WorldMap } from './map.tsx';
import { Market } from './market.tsx';
import { SECTIONS, sectionOf, sectionWithChart, sectionWithDeclared } from './sections.ts';
import { type Props, type Table, TableContext, useTable, withVerb } from './table.tsx';
import { Chart, Pyramid, Regime, Techs } from './techs.tsx';
import { Track } from './track.tsx';
import { TradeScene } from './trade.tsx';
import { TrayScene, trayChoices } from './tray.tsx';
import { boardWords } from './words.ts';

export { about } from './about.ts';
export { Detail } from './detail.tsx';
export { age, face, iconKey, plate, Status, verbName } from './frame.tsx';
export { loadArt, picture } from './pictures.ts';
export { speak } from './words.ts';

/** The table as all parts read it. */
function useCivilization(props: Props) {
  const { view, seat } = props;
  const { t, choices, pick, menu, root, kind } = useBoard(props, boardWords);
  const drawn = useLoaded(loadArt);
  const [city, showCity] = useState(0);
  const [chart, showChart] = useState(false);
  const [lifted, lift] = useState(NONE);
  // what was picked up or opened belongs to the question it was picked up for
  const asked = props.questions.map(q => q.question.id).join();
  const [askedBefore, setAskedBefore] = useState(asked);
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    lift(NONE);
    showChart(false);
  }
  const own = seat >= 0 ? seat : Math.max(0, view.active);
  // also made anew when the pictures have come, so that they are drawn
  const table = useMemo(
    (): Table => ({
      ...props,
      choices,
      t,
      pick,
      own,
      city: view.city[own * CITIES + city] === NONE ? 0 : city,
      showCity,
      chart,
      showChart,
      lifted,
      lift,
    }),
    [props, choices, t, pick, own, view, city, chart, lifted, drawn],
  );
  return { table, t, choices, menu, root, kind };
}

type SceneKind = 'declared' | 'battle' | 'trade' | 'chart' | 'tray';

/** Questions that may be answered while a battle lies over the table. */
const IN_BATTLE: ReadonlySet<string> = new Set([
  'fight',
  'wounds',
  'heal',
  'saveUnit',
  'before',
  'payGoods',
  'discard',
  'interrupt',
]);

/** What lies over the right half of the table now. */
function sceneOf(table: Table): SceneKind | undefined {
  const { view, questions, chart } = table;
  const kinds = questions.map(q => q.question.kind);
  if (kinds[0] === 'react') return 'declared';
  if (view.battle.on && !view.over && kinds.every(kind => IN_BATTLE.has(kind))) return 'battle';
  if (kinds.includes('trade')) return 'trade';
  if (withVerb(table, 'tech').length > 0) return 'chart';
  if (trayChoices(table).length > 0) return 'tray';
  return chart ? 'chart' : undefined;
}

/** Where answers are given while a scene is open, where that differs. */
const SECTION_WITH: Partial<Record<SceneKind, typeof sectionOf>> = {
  chart: sectionWithChart,
  declared: sectionWithDeclared,
};

/** Answers that no thing stands for; those that close a question are in the question line. */
const LOOSE = ['back', 'enough', 'reserve'];

function Loose() {
  const table = useTable();
  const loose = withVerb(table, ...LOOSE).filter(c => c.legal);
  if (loose.length === 0) return null;
  return (
    <span className="ww-loose">
      {loose.map(choice => (
        <ChoiceButton key={choice.key} choice={choice} hot={table.hot} />
      ))}
    </span>
  );
}

/** The frame of what lies over the right half: a title and a way to look at the board. */
function Scene({ kind, onClose }: { kind: SceneKind; onClose: () => void }) {
  const table = useTable();
  const { t, questions, words, reader } = table;
  const question = questions[0]?.question;
  const sentence = question
    ? (words.questions as unknown as Record<string, (r: unknown, d: unknown) => string>)[question.kind](
        reader,
        question.data,
      )
    : '';
  const titles: Readonly<Record<SceneKind, string>> = {
    declared: t.declared,
    battle: battleTitle(table),
    trade: t.tradeTable,
    chart: t.chooseTech,
    tray: sentence || t.choose,
  };
  const content: Readonly<Record<SceneKind, () => ReactNode>> = {
    declared: () => <DeclaredScene />,
    battle: () => <BattleScene />,
    trade: () => <TradeScene />,
    chart: () => <Chart />,
    tray: () => <TrayScene />,
  };
  return (
    <section className={cx('ww-scene', `ww-scene-${kind}`)} aria-label={titles[kind]}>
      <header className="ww-scene-head">
        <h3>{titles[kind]}</h3>
        {kind === 'battle' && <p>{battleLine(table)}</p>}
        <button
          type="button"
          className="ww-scene-close"
          aria-label={t.fold}
          data-hint={t.fold}
          onClick={onClose}
        >
          <CloseGlyph />
        </button>
      </header>
      {content[kind]()}
    </section>
  );
}

export default function Board(props: Props) {
  const { seat, view } = props;
  const { table, t, choices, menu, root, kind } = useCivilization(props);
  const scene = sceneOf(table);
  const [folded, fold] = useState<string>();
  /** what is folded away comes back with something new */
  const sceneId =
    scene &&
    `${scene}/${scene === 'battle' ? view.battle.square : (props.questions[0]?.question.id ?? 'look')}`;
  const open = scene !== undefined && folded !== sceneId;
  const sections = useSections({
    names: SECTIONS,
    first: 'map',
    of: !open ? sectionOf : (SECTION_WITH[scene] ?? sectionOf),
    choices,
    kind,
  });
  const { part, late } = useBoardParts(TableContext, table, {
    root,
    sections,
    titles: t.titles,
    className: 'ww-part',
    asked: kind,
  });
  const { lift, showChart } = table;
  const close = () => {
    fold(sceneId);
    showChart(false);
  };
  useEffect(() => {
    const putDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      lift(NONE);
      showChart(false);
    };
    document.addEventListener('keydown', putDown);
    return () => document.removeEventListener('keydown', putDown);
  }, [lift, showChart]);
  useEffect(() => {
    // somebody opened the chart by hand
    if (table.chart) {
      fold(undefined);
      sections.show('scene');
    }
  }, [table.chart]);
  const shown = SECTIONS.filter(name => name !== 'scene' || scene !== undefined);
  const now = sections.now === 'scene' && scene === undefined ? 'map' : sections.now;
  return (
    <TableContext.Provider value={table}>
      <BoardShell
        game="wisdom-and-warfare"
        className={cx('ww', `ww-for-${view.seats}`)}
        root={root}
        tabs={
          <SectionTabs
            className="ww-nav"
            label={t.sections}
            names={shown}
            titles={t.titles}
            sections={{ ...sections, now }}
          />
        }
      >
        <div className="ww-board" data-now={now} data-scene={open ? scene : undefined}>
          <div className="ww-top">
            <Track />
            <Loose />
          </div>
          <BoardPart
            {...part('map')}
            className={cx('ww-part', 'ww-part-map', now === 'map' && 'ww-part-now')}
          >
            <WorldMap />
          </BoardPart>
          <BoardPart {...part('city')}>
            <CitySheet />
          </BoardPart>
          <BoardPart {...part('market')}>
            <Market />
          </BoardPart>
          <BoardPart {...part('techs')}>
            <Techs covered={open && scene === 'chart'} />
          </BoardPart>
          <BoardPart {...part('hand')} now={seat >= 0 ? table : late}>
            <Hand />
          </BoardPart>
          {scene !== undefined &&
            (open ? (
              <BoardPart {...part('scene')}>
                <Scene kind={scene} onClose={close} />
              </BoardPart>
            ) : (
              <button type="button" className="ww-scene-line" onClick={() => fold(undefined)}>
                {t.show}
              </button>
            ))}
        </div>
      </BoardShell>
      {menu}
    </TableContext.Provider>
  );
}

const NOT_ASKED: Props['questions'] = [];

/** The whole board of one player, as their plate opens it. */
export function PlayerBoard({ of, ...props }: Props & { readonly of: number }) {
  // only looked at: nothing of another player's is a choice here
  const { table, menu, root } = useCivilization({ ...props, questions: NOT_ASKED });
  const seen = useMemo((): Table => ({ ...table, own: of }), [table, of]);
  return (
    <TableContext.Provider value={seen}>
      <div className="ww ww-drawer" data-game="wisdom-and-warfare" ref={root}>
        <CitySheet />
        <div className="ww-techs">
          <Regime seat={of} />
          <Pyramid seat={of} />
        </div>
        <Hand />
      </div>
      {menu}
    </TableContext.Provider>
  );
}
