/** All cards, found by words and filters; put into the deck by a press, a key or by dragging. */
import { Button, cx, Icon } from '@epoka/web/kit';
import { type DragEvent, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { GROUPS, KINDS, type Kind } from '../../content/index';
import { kindIcon, ROMAN } from '../art.ts';
import { CardFace, type Said } from '../face.tsx';
import { CARDS } from '../game.ts';
import { copiesOf, type Deck, mostOf } from './deck.ts';
import { COST_BANDS, cardsFor, EFFECT_SORTS, type EffectSort, EVERYTHING, type Wanted } from './filter.ts';
import type { BuilderWords } from './words.ts';

/** what is dragged, in the clipboard of the drag */
export const DRAGGED = 'application/x-epoka-card';

const PAGE = 10;

const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter(x => x !== one) : [...list, one];

export function Pool({
  said,
  t,
  deck,
  add,
}: {
  said: Said;
  t: BuilderWords;
  deck: Deck;
  add: (card: number, by: number) => void;
}) {
  const [wanted, setWanted] = useState<Wanted>(EVERYTHING);
  const [page, setPage] = useState(0);
  const cards = useMemo(() => cardsFor(wanted, deck), [wanted, deck]);
  const pages = Math.max(1, Math.ceil(cards.length / PAGE));
  const now = Math.min(page, pages - 1);
  const from = now * PAGE;
  const shown = cards.slice(from, from + PAGE);
  const want = (change: Partial<Wanted>) => {
    setWanted({ ...wanted, ...change });
    setPage(0);
  };
  const group = CARDS.find(c => c.id === deck.capital)?.group;
  return (
    <div className="dk-pool">
      <div className="dk-search">
        <input
          type="search"
          className="ek-input"
          value={wanted.text}
          placeholder={t.search}
          aria-label={t.search}
          onChange={e => want({ text: e.target.value })}
        />
        <span role="status">{t.range(from + 1, from + shown.length, cards.length)}</span>
        <Button aria-label={t.before} disabled={now === 0} onClick={() => setPage(now - 1)}>
          ‹
        </Button>
        <Button aria-label={t.after} disabled={now >= pages - 1} onClick={() => setPage(now + 1)}>
          ›
        </Button>
      </div>
      <div className="dk-kinds">
        {KINDS.map((kind: Kind) => (
          <button
            key={kind}
            type="button"
            className={cx('dk-kind', `cg-k-${kind}`)}
            aria-pressed={wanted.kinds.includes(kind)}
            onClick={() => want({ kinds: toggled(wanted.kinds, kind) })}
          >
            <Icon of={kindIcon(kind)} />
            {said.t.kinds[kind]}
          </button>
        ))}
      </div>
      <div className="dk-filters">
        <em>{t.era}</em>
        {[1, 2, 3].map(era => (
          <Toggle
            key={era}
            on={wanted.eras.includes(era)}
            onClick={() => want({ eras: toggled(wanted.eras, era) })}
            label={said.words.eras[era - 1]}
          >
            {ROMAN[era]}
          </Toggle>
        ))}
        <em>{t.group}</em>
        {(group ? [group] : GROUPS.slice(0, 0)).map(g => (
          <Toggle
            key={g}
            on={wanted.groups.includes(g)}
            onClick={() => want({ groups: toggled(wanted.groups, g) })}
          >
            {said.t.groups[g]}
          </Toggle>
        ))}
        <Toggle
          on={wanted.groups.includes('open')}
          onClick={() => want({ groups: toggled(wanted.groups, 'open') })}
        >
          {t.openToAll}
        </Toggle>
        <em>{t.cost}</em>
        {COST_BANDS.map((band, i) => (
          <Toggle
            key={band}
            on={wanted.costs.includes(i)}
            onClick={() => want({ costs: toggled(wanted.costs, i) })}
          >
            {band}
          </Toggle>
        ))}
        <label className="dk-effect">
          <em>{t.effect}</em>
          <select
            className="ek-input ek-select"
            value={wanted.effect ?? ''}
            onChange={e => want({ effect: (e.target.value || undefined) as EffectSort | undefined })}
          >
            <option value="">{t.anyEffect}</option>
            {EFFECT_SORTS.map(sort => (
              <option key={sort} value={sort}>
                {t.effects[sort]}
              </option>
            ))}
          </select>
        </label>
        <span className="dk-right">
          <Toggle on={wanted.inDeck} onClick={() => want({ inDeck: !wanted.inDeck })}>
            {t.inDeck}
          </Toggle>
          <Toggle on={wanted.playable} onClick={() => want({ playable: !wanted.playable })}>
            {t.playable}
          </Toggle>
        </span>
      </div>
      <Grid said={said} t={t} deck={deck} add={add} cards={shown} />
    </div>
  );
}

function Toggle({
  on,
  onClick,
  label,
  children,
}: {
  on: boolean;
  onClick: () => void;
  label?: string;
  children: string;
}) {
  return (
    <button
      type="button"
      className="dk-toggle"
      aria-pressed={on}
      aria-label={label}
      data-hint={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

const COLUMNS = 5;

/** Arrow keys go from card to card; + and - put in and take out. */
function Grid({
  said,
  t,
  deck,
  add,
  cards,
}: {
  said: Said;
  t: BuilderWords;
  deck: Deck;
  add: (card: number, by: number) => void;
  cards: readonly number[];
}) {
  const grid = useRef<HTMLUListElement>(null);
  const keys = (event: KeyboardEvent, i: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      grid.current?.querySelectorAll<HTMLElement>('.dk-card-hit')[i + step]?.focus();
    } else if (event.key === '+' || event.key === '=') add(cards[i], 1);
    else if (event.key === '-' || event.key === 'Delete') add(cards[i], -1);
  };
  const drop = (event: DragEvent) => {
    // dragged back from the deck
    const card = event.dataTransfer.getData(DRAGGED);
    if (card !== '' && event.dataTransfer.effectAllowed === 'move') add(Number(card), -1);
    event.preventDefault();
  };
  return (
    <ul className="dk-grid" ref={grid} onDragOver={e => e.preventDefault()} onDrop={drop}>
      {cards.length === 0 && <li className="dk-quiet">{t.nothingFound}</li>}
      {cards.map((card, i) => (
        <PoolCard
          key={card}
          card={card}
          said={said}
          t={t}
          copies={copiesOf(deck, CARDS[card].id)}
          add={add}
          onKeyDown={e => keys(e, i)}
        />
      ))}
    </ul>
  );
}

const PoolCard = memo(function PoolCard({
  card,
  said,
  t,
  copies,
  add,
  onKeyDown,
}: {
  card: number;
  said: Said;
  t: BuilderWords;
  copies: number;
  add: (card: number, by: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const name = said.words.card(card);
  const most = mostOf(CARDS[card].id);
  return (
    <li className="dk-card" data-in={copies > 0 || undefined}>
      <div className="dk-card-face">
        <CardFace card={card} said={said} />
        <button
          type="button"
          className="dk-card-hit"
          aria-label={`${t.add(name)} (${t.copies(copies, most)})`}
          draggable
          onDragStart={e => {
            e.dataTransfer.setData(DRAGGED, String(card));
            e.dataTransfer.effectAllowed = 'copy';
          }}
          onKeyDown={onKeyDown}
          onClick={() => add(card, 1)}
        />
      </div>
      <div className="dk-count">
        <button
          type="button"
          aria-label={t.takeOut(name)}
          disabled={copies === 0}
          onClick={() => add(card, -1)}
        >
          −
        </button>
        <span>
          <b>{copies}</b> {t.copies(copies, most).replace(/^\d+\s*/, '')}
        </span>
        <button type="button" aria-label={t.add(name)} disabled={copies >= most} onClick={() => add(card, 1)}>
          +
        </button>
      </div>
    </li>
  );
});
