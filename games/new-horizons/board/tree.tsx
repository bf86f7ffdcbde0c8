/** The technology tree as a graph: cards on their slots, lines to what they rest on, scholars, and action spaces. */
import { NONE } from '@epoka/kernel';
import { CARD_COUNT, CARD_FIRST, type Level, RESEARCH_PRICE, SLOTS, TECHNOLOGIES } from '@epoka/new-horizons';
import { bandOf, cx, Hit, Icon, markOf, SeatMark, useLook, vars } from '@epoka/web/kit';
import { memo } from 'react';
import { ROMAN, technologyIcon, technologyInks } from './art.ts';
import { EffectLine, lengthOf } from './effects.tsx';
import { icons } from './icons.ts';
import { ActionSpaces } from './spaces.tsx';
import { contentId, namesOf, type Table, useTable } from './table.tsx';

const LEVELS: readonly Level[] = [1, 2, 3, 4];
/** rows of the widest levels; the others stand between them */
const ROWS = 6;
const ROW_OF: Readonly<Record<Level, readonly number[]>> = {
  1: [0.5, 1.5, 3.5, 4.5],
  2: [0, 1, 2, 3, 4, 5],
  3: [0, 1, 2, 3, 4, 5],
  4: [1, 2.5, 4],
};
/** part of the tree's width that a card takes; tree.css has the same */
const WIDTH = 22.8;

const slotsOf = (level: Level): number[] => SLOTS.flatMap((slot, id) => (slot.level === level ? [id] : []));

/** Where the middle of a slot lies, in parts of the tree. */
function place(slot: number): { readonly column: number; readonly row: number } {
  const { level } = SLOTS[slot];
  return { column: level - 1, row: (ROW_OF[level][slotsOf(level).indexOf(slot)] + 0.5) / ROWS };
}

const PLACES = SLOTS.map((_, slot) => place(slot));

const knowsSlot = (table: Table, seat: number, slot: number): boolean =>
  seat >= 0 && (table.view.players[seat].scholars & (1 << slot)) !== 0;

function Lines() {
  const table = useTable();
  return (
    <svg className="nh-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {SLOTS.flatMap((slot, id) =>
        slot.needs.map(need => {
          const x1 = 12.5 + PLACES[need].column * 25 + WIDTH / 2;
          const x2 = 12.5 + PLACES[id].column * 25 - WIDTH / 2;
          const y1 = PLACES[need].row * 100;
          const y2 = PLACES[id].row * 100;
          const middle = (x1 + x2) / 2;
          return (
            <path
              key={`${need}-${id}`}
              className={cx('nh-line', knowsSlot(table, table.seat, need) && 'nh-line-known')}
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
              size={15}
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
  const style = vars({ '--column': PLACES[slot].column, '--row': PLACES[slot].row });
  const leader = view.leaders[slot] !== NONE && (
    <span className="nh-leader-back" data-hint={t.hiddenLeader(ROMAN[level])}>
      <Icon of={icons.leader} />
      <span className="ek-hidden">{t.hiddenLeader(ROMAN[level])}</span>
    </span>
  );
  if (id === NONE)
    return (
      <div
        className={cx(
          'nh-node',
          'nh-node-back',
          `nh-node-${level}`,
          'ek-glows',
          filling(table) === slot && 'nh-node-filling',
        )}
        style={style}
        data-content={`slot:${slot}`}
        {...look}
      >
        <Icon of={icons.research} />
        <span className="nh-node-unknown">
          <b>{t.level(ROMAN[level])}</b>
          <span>{t.notKnown}</span>
          <span className="ek-hidden">{t.emptySlot(ROMAN[level])}</span>
        </span>
        {leader}
        <Scholars slot={slot} />
        <Hit choice={choice} hot={hot} target={target} name={t.level(ROMAN[level])} />
      </div>
    );
  const name = namesOf(words).technology(id);
  const inks = technologyInks(id);
  const { action } = TECHNOLOGIES[id];
  // what is long has a line of its own, and the sockets stand beside the name
  const full = action !== undefined && lengthOf(action.effects, action.cost) > 4;
  return (
    <div
      className={cx(
        'nh-node',
        'ek-glows',
        full && 'nh-node-full',
        leader && 'nh-node-led',
        full && name.length > (CARD_COUNT[id] > 2 ? 6 : 8) && 'nh-node-tight',
        full && CARD_COUNT[id] > 2 && name.length > 8 && 'nh-node-bare',
        knowsSlot(table, table.seat, slot) && 'nh-node-mine',
      )}
      style={{ ...style, ...vars({ '--band-1': bandOf(inks[0]), '--band-2': bandOf(inks[1] ?? inks[0]) }) }}
      data-piece={`technology-${id}`}
      data-content={contentId.technology(id)}
      {...look}
    >
      <span className="nh-node-art">
        <Icon of={technologyIcon(id)} />
      </span>
      <span className="nh-node-name">
        {name}
        {needs.length > 0 && <span className="ek-hidden">{t.needs(enough, needs.length)}</span>}
      </span>
      {action && (
        <EffectLine
          effects={action.effects}
          cost={action.cost}
          say={words.texts.technology(id).action}
          short
        />
      )}
      <Hit
        choice={choice}
        hot={hot}
        target={target}
        onOpen={choice ? undefined : () => open(contentId.technology(id))}
        openLabel={t.open}
        name={name}
      />
      <ActionSpaces first={CARD_FIRST[id]} count={CARD_COUNT[id]} />
      {leader}
      <Scholars slot={slot} />
    </div>
  );
}

function LevelHead({ level }: { level: Level }) {
  const { view, t } = useTable();
  const price = RESEARCH_PRICE[level];
  const free = price.coins === 0 && price.exhaust === 0;
  const deck = level === 2 || level === 3 ? view.decks[level - 2].length : undefined;
  return (
    <h3 className="nh-level-head" data-content={`level:${level}`} style={vars({ '--column': level - 1 })}>
      <b>{t.level(ROMAN[level])}</b>
      {free ? (
        <small>{t.free}</small>
      ) : (
        <EffectLine effects={[]} cost={price} say={t.price(price.coins, price.exhaust)} />
      )}
      {deck !== undefined && <small>{t.inDeck(deck)}</small>}
    </h3>
  );
}

export const Tree = memo(function Tree() {
  const { t } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="nh-tree" role="group" aria-label={t.tree}>
      <div className="nh-graph">
        <Lines />
        {LEVELS.map(level => (
          <section key={level} className={`nh-level nh-level-${level}`} aria-label={t.level(ROMAN[level])}>
            <LevelHead level={level} />
            {slotsOf(level).map(slot => (
              <Node key={SLOTS[slot].name} slot={slot} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
});
