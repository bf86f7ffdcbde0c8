/** The deck itself: capital, lists by kind, plots, and what is to be said of it. */
import { Button, cx, Icon } from '@epoka/web/kit';
import { useState } from 'react';
import type { Kind } from '../../content/index';
import { ATLAS, LIBRARY } from '../../rules/deck';
import { artOf, kindIcon } from '../art.ts';
import { CardFace, Pips, type Said } from '../face.tsx';
import { CARDS } from '../game.ts';
import { icons } from '../icons.ts';
import { chanceBy, copiesOf, curveOf, type Deck, entriesOf, resourcesOf, sizeOf } from './deck.ts';
import { DRAGGED } from './pool.tsx';
import { apply, type Finding, type Remedy, remedyOf } from './remedies.ts';
import type { BuilderWords } from './words.ts';

interface SheetProps {
  readonly said: Said;
  readonly t: BuilderWords;
  readonly deck: Deck;
  readonly add: (card: number, by: number) => void;
  readonly change: (deck: Deck) => void;
  readonly findings: readonly Finding[];
  readonly sayFinding: (finding: Finding) => string;
}

/** in three columns, as the picture of a deck is read */
const COLUMNS: readonly (readonly Kind[])[] = [
  ['unit', 'wonder', 'event'],
  ['building', 'invention'],
  ['terrain', 'resource'],
];

const numberOfId = (id: string): number => CARDS.findIndex(c => c.id === id);

export function DeckSheet(props: SheetProps) {
  const { said, t, deck, add } = props;
  const [shown, show] = useState<number>();
  const books = sizeOf(deck.library);
  const lands = sizeOf(deck.atlas);
  const capital = numberOfId(deck.capital);
  return (
    <section
      className="dk-sheet"
      aria-label={t.decks}
      onDragOver={e => e.preventDefault()}
      onDrop={e => {
        const card = e.dataTransfer.getData(DRAGGED);
        if (card !== '') add(Number(card), 1);
        e.preventDefault();
      }}
    >
      <div className="dk-head">
        <span className="dk-capital cg-k-capital">{capital >= 0 && <Icon of={artOf(capital)} />}</span>
        <div>
          <h2>{capital >= 0 ? said.words.card(capital) : t.chooseCapital}</h2>
          {capital >= 0 && (
            <p>
              {said.t.groups[CARDS[capital].group ?? 'europe']} · {CARDS[capital].strength}/
              {CARDS[capital].toughness} · {said.words.texts[CARDS[capital].id]}
            </p>
          )}
        </div>
        <Count n={books} of={LIBRARY} label={t.library} />
        <Count n={lands} of={ATLAS} label={t.atlas} />
      </div>
      <div className="dk-lists">
        {COLUMNS.map(kinds => (
          <div key={kinds[0]}>
            {kinds.map(kind => (
              <KindList key={kind} kind={kind} {...props} show={show} />
            ))}
            {kinds[0] === 'terrain' && <p className="dk-quiet">{t.hint}</p>}
          </div>
        ))}
      </div>
      <Plots {...props} card={shown} />
      <Findings {...props} />
      {shown !== undefined && (
        <div className="dk-preview" aria-hidden="true">
          <CardFace card={shown} said={said} size="large" />
        </div>
      )}
    </section>
  );
}

function Count({ n, of, label }: { n: number; of: number; label: string }) {
  return (
    <span className="dk-total" data-wrong={n !== of || undefined}>
      <b>{n}</b>/{of}
      <small>{label}</small>
    </span>
  );
}

function KindList({
  kind,
  said,
  deck,
  add,
  t,
  show,
}: SheetProps & { kind: Kind; show: (card: number | undefined) => void }) {
  const part = kind === 'terrain' || kind === 'resource' ? deck.atlas : deck.library;
  const entries = entriesOf(part).filter(([id]) => CARDS[numberOfId(id)].kind === kind);
  if (entries.length === 0) return null;
  const total = entries.reduce((sum, [, n]) => sum + n, 0);
  return (
    <div className="dk-list">
      <h3 className={`cg-k-${kind}`}>
        <Icon of={kindIcon(kind)} />
        {said.t.kinds[kind]}
        <b>{total}</b>
      </h3>
      <ul>
        {entries.map(([id, n]) => {
          const card = numberOfId(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={`${n} ${said.words.card(card)}: ${t.takeOut(said.words.card(card))}`}
                draggable
                onDragStart={e => {
                  e.dataTransfer.setData(DRAGGED, String(card));
                  e.dataTransfer.effectAllowed = 'move';
                }}
                onPointerEnter={() => show(card)}
                onPointerLeave={() => show(undefined)}
                onFocus={() => show(card)}
                onBlur={() => show(undefined)}
                onClick={() => add(card, -1)}
              >
                <b>{n}</b>
                <Icon of={artOf(card)} />
                <span>{said.words.card(card)}</span>
                <Pips card={CARDS[card]} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** turns a chance is told for */
const TURNS = [1, 4, 8];

function Plots({ deck, t, said, card }: SheetProps & { card: number | undefined }) {
  const { bars, most } = curveOf(deck);
  const { eras, income, mood } = resourcesOf(deck);
  const library = entriesOf(deck.library);
  // of the card that is pointed at, or of one that the deck has most of
  const first = [...library].sort((a, b) => b[1] - a[1])[0]?.[0];
  const id = card !== undefined && deck.library[CARDS[card].id] !== undefined ? CARDS[card].id : first;
  const measure = (label: string, n: number, of: number, kind: string) => (
    <div key={label} className="dk-measure">
      <span>{label}</span>
      <i data-kind={kind} style={{ inlineSize: `${(46 * n) / Math.max(1, of)}px` }} />
      <b>{n}</b>
    </div>
  );
  return (
    <div className="dk-plots">
      <figure>
        <figcaption>{t.costCurve}</figcaption>
        <ol className="dk-curve">
          {bars.map((bar, cost) => {
            const n = bar.reduce((sum, part) => sum + part.n, 0);
            return (
              <li key={cost} aria-label={`${cost === 0 ? t.free : cost}: ${n}`}>
                <b>{n > 0 ? n : ''}</b>
                {bar.map(part => (
                  <i
                    key={part.kind}
                    className={`cg-k-${part.kind}`}
                    style={{ blockSize: `${(56 * part.n) / most}px` }}
                  />
                ))}
                <small>{cost === 0 ? t.free : cost === bars.length - 1 ? `${cost}+` : cost}</small>
              </li>
            );
          })}
        </ol>
      </figure>
      <figure>
        <figcaption>{t.eras}</figcaption>
        {eras.map((n, i) =>
          measure(said.words.eras[i].replace(/ era$|^Era /i, ''), n, LIBRARY, `era${i + 1}`),
        )}
        {income.map((n, i) => measure(said.t.incomes[i], n, 24, ['food', 'production', 'tax'][i]))}
      </figure>
      <figure>
        <figcaption>
          {t.chance} {id === undefined ? '–' : said.words.names[id]}
        </figcaption>
        {TURNS.map(turn => {
          const chance = id === undefined ? 0 : chanceBy(copiesOf(deck, id), turn, sizeOf(deck.library));
          return (
            <div key={turn} className="dk-measure">
              <span>{t.byTurn(turn)}</span>
              <i data-kind="chance" style={{ inlineSize: `${46 * chance}px` }} />
              <b>{Math.round(100 * chance)}%</b>
            </div>
          );
        })}
        <div className="dk-measure">
          <span>
            <Icon of={icons.mood} /> {t.satisfaction}
          </span>
          <b>{mood > 0 ? `+${mood}` : mood}</b>
        </div>
      </figure>
    </div>
  );
}

const MOST_FINDINGS = 4;

function Findings({ deck, t, said, change, findings, sayFinding }: SheetProps) {
  const [all, setAll] = useState(false);
  const errors = findings.filter(f => f.level === 'error').length;
  const warnings = findings.length - errors;
  const shown = all ? findings : findings.slice(0, MOST_FINDINGS);
  const named = (list: Remedy['put']) =>
    list.map(([card, n]) => `${n > 1 ? `${n} ` : ''}${said.words.card(card)}`).join(', ');
  const label = ({ put, take }: Remedy) => (put.length > 0 ? t.put(named(put)) : t.take(named(take)));
  return (
    <div className="dk-findings" data-good={errors === 0 || undefined}>
      <h3 role="status">
        {errors > 0 ? t.bad(errors, warnings) : warnings > 0 ? t.onlyWarnings(warnings) : t.good}
      </h3>
      <ul>
        {shown.map(finding => {
          const remedy = remedyOf(deck, finding);
          return (
            <li key={JSON.stringify(finding)} className={cx('dk-finding', `dk-${finding.level}`)}>
              <b>{t[finding.level]}</b>
              <span>{sayFinding(finding)}</span>
              {remedy && <Button onClick={() => change(apply(deck, remedy))}>{label(remedy)}</Button>}
            </li>
          );
        })}
      </ul>
      {findings.length > MOST_FINDINGS && !all && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          +{findings.length - MOST_FINDINGS}
        </Button>
      )}
    </div>
  );
}
