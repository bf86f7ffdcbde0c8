/** The board of Through the Ages, and its cards shown large. */
import './style/board.css';
import './style/cards.css';
import './style/civ.css';
import './style/ledger.css';
import './style/row.css';
import './style/standing.css';
import './style/tray.css';
import { cx, Part, useChoices, useLate, useSettled, useSlides, useWays, vars } from '@epoka/web/kit';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import * as civ from './civ.tsx';
import { factsOf, forecast } from './forecast.ts';
import type { Vocab } from './game.ts';
import * as hand from './hand.tsx';
import { Ledger } from './ledger.tsx';
import * as row from './row.tsx';
import * as standing from './standing.tsx';
import { type Props, type Table, TableContext } from './table.tsx';
import { useTokens } from './tokens.ts';
import { Tray, trayIsOpen } from './tray.tsx';
import { boardWords } from './words.ts';

export { Detail } from './detail.tsx';
export { picture } from './pictures.ts';

// rendered when what they are told changes, not whenever the board is
const Civilization = memo(civ.Civilization);
const Other = memo(civ.Other);
const CivilHand = memo(hand.CivilHand);
const MilitaryHand = memo(hand.MilitaryHand);
const Row = memo(row.Row);
const Decks = memo(row.Decks);
const Standing = memo(standing.Standing);

const SECTIONS = ['row', 'civ', 'hand', 'standing', 'others'] as const;
type Section = (typeof SECTIONS)[number];

/** Where the answers to a question are found; those without a place stand in the ledger or the tray. */
const SECTION_OF: Readonly<Record<keyof Vocab['answers'], Section | undefined>> = {
  take: 'row',
  draw: 'row',
  populate: 'civ',
  immigrate: 'civ',
  build: 'civ',
  upgrade: 'civ',
  destroy: 'civ',
  disband: 'civ',
  stage: 'civ',
  recruit: 'civ',
  sacrifice: 'civ',
  worker: 'civ',
  leave: 'civ',
  wonder: 'civ',
  colony: 'civ',
  cancel: 'civ',
  leader: 'hand',
  technology: 'hand',
  reform: 'hand',
  revolution: 'hand',
  action: 'hand',
  tactic: 'hand',
  event: 'hand',
  aggression: 'hand',
  war: 'hand',
  pact: 'hand',
  colonize: 'hand',
  discard: 'hand',
  bonus: 'hand',
  raid: undefined,
  steal: undefined,
  routes: undefined,
  endTurn: undefined,
  pass: undefined,
  done: undefined,
  bid: undefined,
  mix: undefined,
  accept: undefined,
  decline: undefined,
  science: undefined,
  keep: undefined,
  resign: undefined,
};

/** What tears down is always possible: it draws nobody's eye. */
const QUIET: ReadonlySet<string> = new Set(['destroy', 'disband', 'cancel']);

function sectionOf(verb: string): Section | undefined {
  return SECTION_OF[verb as keyof Vocab['answers']];
}

/** Scrolls to something that can be done, when nothing of it is in sight. The board lies in what scrolls. */
function reveal(board: HTMLElement, motion: boolean): void {
  const sight = board.parentElement?.getBoundingClientRect();
  const targets = [...board.querySelectorAll('[data-target="legal"]')].filter(e => e.checkVisibility());
  const [first] = targets;
  if (sight === undefined || first === undefined) return;
  const seen = targets.some(target => {
    const box = target.getBoundingClientRect();
    return box.bottom > sight.top + 60 && (box.top + box.bottom) / 2 < sight.bottom;
  });
  if (!seen) first.scrollIntoView({ block: 'center', behavior: motion ? 'smooth' : 'auto' });
}

export default function Board(props: Props) {
  const { view, seat, hot, language, motion, questions } = props;
  const t = boardWords[language];
  const choices = useChoices(props);
  const { pick, menu } = useWays(hot);
  const root = useRef<HTMLDivElement>(null);
  useSlides(root, view, motion);

  const facts = useMemo(() => factsOf(view), [view]);
  const coming = useMemo(
    () => (seat >= 0 && facts[seat].inGame ? forecast(view, seat) : undefined),
    [view, seat, facts],
  );
  const tokens = useTokens(seat >= 0 ? view.civs[seat] : undefined);

  const glowing = useMemo(() => {
    const set = new Set<Section>();
    for (const choice of choices.list) {
      const section = sectionOf(choice.answer[0]);
      if (choice.legal && section && !QUIET.has(choice.answer[0])) set.add(section);
    }
    return set;
  }, [choices]);

  // on a phone one part is seen at a time: go where something can be done
  const [section, setSection] = useState<Section>('row');
  const kind = questions[0]?.question.kind;
  useEffect(() => {
    if (kind === undefined) return;
    setSection(now => {
      if (glowing.has(now)) return now;
      return SECTIONS.find(s => glowing.has(s)) ?? now;
    });
  }, [kind, glowing]);

  const table = useMemo(
    (): Table => ({ ...props, choices, t, pick, facts, forecast: coming, tokens }),
    [props, choices, t, pick, facts, coming, tokens],
  );
  const late = useLate(table);
  // another part of the board shows other targets
  useSettled(late === table, kind && `${kind}/${section}`, () => {
    if (kind !== undefined && root.current) reveal(root.current, motion);
  });
  const tray = trayIsOpen(table);
  const shown = SECTIONS.filter(s => (s !== 'civ' && s !== 'hand') || seat >= 0);
  const others = view.civs.map((_, i) => i).filter(i => i !== seat);
  const part = (name: Section) => ({
    of: TableContext,
    now: table,
    late,
    className: cx('ta-plate', `ta-plate-${name}`, section === name && 'ta-plate-now'),
    label: t.sections[name],
  });
  return (
    <TableContext.Provider value={table}>
      <div className="ta" data-game="through-the-ages" ref={root}>
        <nav className="ta-nav" aria-label={t.parts}>
          {shown.map(name => (
            <button
              key={name}
              type="button"
              className={cx('ta-nav-item', glowing.has(name) && 'ta-nav-glow')}
              aria-pressed={section === name}
              onClick={() => setSection(name)}
            >
              {t.sections[name]}
            </button>
          ))}
        </nav>
        <Ledger />
        <div className="ta-board">
          {tray && <Tray />}
          {/* while others are to move nothing can be taken: what they did to the row may follow too */}
          <Part {...part('row')} now={kind === undefined ? late : table}>
            <h2 className="ek-hidden">{t.sections.row}</h2>
            <Row />
            <Decks />
          </Part>
          {seat >= 0 && (
            <Part {...part('hand')}>
              <h2 className="ek-hidden">{t.sections.hand}</h2>
              <CivilHand seat={seat} />
              <MilitaryHand seat={seat} />
            </Part>
          )}
          {seat >= 0 && (
            <Part {...part('civ')}>
              <h2 className="ek-hidden">{t.sections.civ}</h2>
              <Civilization seat={seat} />
            </Part>
          )}
          <div className="ta-side" style={vars({ '--below': tray ? 3 : 2 })}>
            {/* only to look at: may follow a frame later */}
            <Part {...part('standing')} now={late}>
              <h2 className="ek-hidden">{t.sections.standing}</h2>
              <Standing />
            </Part>
            <Part {...part('others')}>
              <h2 className="ek-hidden">{t.sections.others}</h2>
              {others.map(other => (
                <Other key={other} seat={other} />
              ))}
            </Part>
          </div>
        </div>
        {menu}
      </div>
    </TableContext.Provider>
  );
}
