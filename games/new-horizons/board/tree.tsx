/** The technology tree as a graph: cards on their slots, lines to what they rest on, scholars, and action spaces. */
import { NONE } from '@epoka/kernel';
import { CARD_COUNT, CARD_FIRST, type Level, RESEARCH_PRICE, SLOTS, TECHNOLOGIES } from '@epoka/new-horizons';
import { bandOf, cx, Hit, Icon, inkOf, SeatMark, useLook, vars } from '@epoka/web/kit';
import { ROMAN, technologyIcon, technologyInks } from './art.ts';
import { EffectLine } from './effects.tsx';
import { icons } from './icons.ts';
import { ActionSpaces } from './spaces.tsx';
import { contentId, markOf, namesOf, type Table, useTable } from './table.tsx';

/** heights of the first and last row of slots, in the units of SLOTS */
const TOP = Math.min(...SLOTS.map(slot => slot.y));
const BOTTOM = Math.max(...SLOTS.map(slot => slot.y));
const COLUMN = [0, 0, 1, 2, 3] as const;
/** part of the tree's width that a card takes; board.css has the same */
const WIDTH = 0.215;

/** Where a slot lies, in parts of the tree's width and height. */
function place(slot: number): { x: number; y: number } {
  const { level, y } = SLOTS[slot];
  return { x: COLUMN[level] / 3, y: (y - TOP) / (BOTTOM - TOP) };
}

const knowsSlot = (table: Table, seat: number, slot: number): boolean =>
  seat >= 0 && (table.view.players[seat].scholars & (1 << slot)) !== 0;

/** Too long for a card on a narrow board at full size. */
const hasLongWord = (name: string): boolean => name.split(/[ -]/).some(word => word.length > 11);

function Lines() {
  const table = useTable();
  return (
    <svg className="nh-lines" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {SLOTS.flatMap((slot, id) =>
        slot.needs.map(need => {
          const from = place(need);
          const to = place(id);
          const x1 = (from.x * (1 - WIDTH) + WIDTH) * 1000;
          const x2 = to.x * (1 - WIDTH) * 1000;
          const y1 = (from.y * 0.88 + 0.06) * 1000;
          const y2 = (to.y * 0.88 + 0.06) * 1000;
          const middle = (x1 + x2) / 2;
          const known = knowsSlot(table, table.seat, need);
          return (
            <path
              key={`${need}-${id}`}
              className={cx('nh-line', known && 'nh-line-known')}
              d={`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`}
            />
          );
        }),
      )}
    </svg>
  );
}

/** The slot a technology is being chosen for. */
function filling({ view }: Table): number {
  const question = view.asked.find(q => q.kind === 'colour' || q.kind === 'technology');
  return question ? (question.data as { readonly slot: number }).slot : NONE;
}

function Scholars({ slot }: { slot: number }) {
  const table = useTable();
  const { view, reader, t } = table;
  return (
    <span className="nh-scholars">
      {view.players.map((p, seat) =>
        (p.scholars & (1 << slot)) === 0 ? null : (
          <span key={reader.name(seat)} data-piece={`scholar-${seat}-${slot}`}>
            <SeatMark
              mark={markOf(table, seat)}
              name={reader.name(seat)}
              size={16}
              label={t.scholar(reader.name(seat))}
            />
          </span>
        ),
      )}
    </span>
  );
}

function Node({ slot }: { slot: number }) {
  const table = useTable();
  const { view, words, choices, hot, t, open } = table;
  const { level, enough, needs } = SLOTS[slot];
  const id = view.slots[slot];
  const choice = choices.choice(['research', slot]);
  const { target, look } = useLook({ choice, hot });
  const at = place(slot);
  const style = vars({ '--x': at.x, '--y': at.y });
  const mine = knowsSlot(table, table.seat, slot);
  const leader = view.leaders[slot] !== NONE && (
    <span className="nh-leader-back" data-hint={t.hiddenLeader(ROMAN[level])}>
      <Icon of={icons.leader} />
      <span className="ek-hidden">{t.hiddenLeader(ROMAN[level])}</span>
    </span>
  );
  if (id === NONE)
    return (
      <div
        className={cx('nh-node', 'nh-node-empty', 'ek-glows', filling(table) === slot && 'nh-node-filling')}
        style={style}
        {...look}
      >
        <span className="nh-node-name">
          {t.level(ROMAN[level])}
          <span className="ek-hidden">{t.emptySlot(ROMAN[level])}</span>
        </span>
        <span className="nh-node-foot">
          {leader}
          <Scholars slot={slot} />
        </span>
        <Hit choice={choice} hot={hot} target={target} name={t.level(ROMAN[level])} openLabel={t.open} />
      </div>
    );
  const name = namesOf(words).technology(id);
  const inks = technologyInks(id);
  const { action } = TECHNOLOGIES[id];
  return (
    <div
      className={cx('nh-node', 'ek-glows', mine && 'nh-node-mine')}
      style={{
        ...style,
        ...vars({
          '--ink-1': inkOf(inks[0]),
          '--band-1': bandOf(inks[0]),
          '--band-2': bandOf(inks[1] ?? inks[0]),
        }),
      }}
      data-piece={`technology-${id}`}
      {...look}
    >
      <span className={cx('nh-node-name', hasLongWord(name) && 'nh-node-long')}>
        <Icon of={technologyIcon(id)} size={1.35} />
        {name}
        {needs.length > 0 && <span className="ek-hidden">{t.needs(enough, needs.length)}</span>}
      </span>
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={() => open(contentId.technology(id))}
        openLabel={t.open}
        name={name}
      />
      <span className="nh-node-foot">
        {action && (
          <EffectLine effects={action.effects} cost={action.cost} say={words.texts.technology(id).action} />
        )}
        <ActionSpaces first={CARD_FIRST[id]} count={CARD_COUNT[id]} />
        {leader}
        <Scholars slot={slot} />
      </span>
    </div>
  );
}

export function Tree() {
  const { t } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="nh-tree" role="group" aria-label={t.tree} tabIndex={0}>
      <div className="nh-tree-heads">
        {([1, 2, 3, 4] as const).map((level: Level) => (
          <span key={level}>
            {t.level(ROMAN[level])}
            <EffectLine
              effects={[]}
              cost={RESEARCH_PRICE[level]}
              say={t.price(RESEARCH_PRICE[level].coins, RESEARCH_PRICE[level].exhaust)}
            />
          </span>
        ))}
      </div>
      <div className="nh-tree-ground">
        <Lines />
        {SLOTS.map((slot, id) => (
          <Node key={slot.name} slot={id} />
        ))}
      </div>
    </div>
  );
}
