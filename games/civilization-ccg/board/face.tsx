/** A card as it is printed: title and era, picture with price and values, type line, and its whole text. */
import { cx, Ground, type GroundKind, Icon } from '@epoka/web/kit';
import type { ReactNode } from 'react';
import { artOf, kindIcon, ROMAN } from './art.ts';
import { type AnyCard, CARDS, type CcgWords, type Kind } from './game.ts';
import { icons } from './icons.ts';
import { Scene } from './scenes.tsx';
import type { BoardWords } from './words.ts';

const GROUNDS: Readonly<Record<Kind, GroundKind>> = {
  capital: 'capital',
  terrain: 'terrain',
  resource: 'resource',
  building: 'urban',
  wonder: 'wonder',
  unit: 'army',
  invention: 'special',
  event: 'omen',
};

export interface Said {
  readonly words: CcgWords;
  readonly t: BoardWords;
}

/** "Unit · Infantry", "Event · Politics" */
export function typeLine({ words, t }: Said, card: AnyCard): string {
  const more =
    card.kind === 'unit' && card.type
      ? words.unitTypes[card.type]
      : card.kind === 'event' && card.source
        ? words.eventSources[card.source]
        : card.kind === 'resource' && card.class
          ? words.resourceClasses[card.class]
          : card.kind === 'terrain' && card.types
            ? card.types.map(type => words.terrainTypes[type]).join(', ')
            : card.kind === 'invention' && card.trait
              ? words.traits[card.trait]
              : undefined;
  return more === undefined ? t.kinds[card.kind] : `${t.kinds[card.kind]} · ${more}`;
}

/** When it is played, how long it lasts. */
function timingLine({ words, t }: Said, { kind, timing, lasts = 0 }: AnyCard): string | undefined {
  if (kind !== 'event' || !timing) return undefined;
  return `${t.lasts(lasts)}: ${timing.map(x => words.timings[x]).join(', ')}`;
}

/** Where it is built. */
function siteLine({ words, t }: Said, { site, kind }: AnyCard): string | undefined {
  if (!site || kind === 'event') return undefined;
  const places = site.map(x =>
    x in words.terrainTypes
      ? words.terrainTypes[x as keyof typeof words.terrainTypes]
      : x.startsWith('building:')
        ? words.names[x.slice('building:'.length) as keyof typeof words.names]
        : t.sites[x as keyof typeof t.sites],
  );
  return t.on(places.join(', '));
}

function needsLine({ words, t }: Said, { requires }: AnyCard): string | undefined {
  if (!requires) return undefined;
  const {
    inventions = [],
    resources = [],
    buildings = [],
    siteResource,
    trait,
    groups = [],
    unitTypes = [],
  } = requires;
  const named = [...inventions, ...resources, ...buildings, ...(siteResource ? [siteResource] : [])].map(
    id => words.names[id as keyof typeof words.names],
  );
  const list = [
    ...named,
    ...(trait ? [words.traits[trait]] : []),
    ...groups.map(group => t.groups[group]),
    ...(unitTypes.length > 0 ? [unitTypes.map(type => words.unitTypes[type]).join(` ${t.or} `)] : []),
  ];
  return list.length === 0 ? undefined : t.needs(list.join(', '));
}

/** Stages as the squares (production) or coins (tax) they are paid by; `now` is what they cost the looker. */
export function Pips({
  card,
  now,
  t,
}: {
  card: AnyCard;
  now?: readonly number[] | undefined;
  /** to say what they are, where nothing around them does */
  t?: BoardWords;
}) {
  if (!card.stages) return null;
  return (
    <span
      className="cg-pips"
      data-tax={card.kind === 'invention' || undefined}
      data-hint={t?.key[card.kind === 'invention' ? 'coins' : 'pips']}
    >
      {card.stages.map((cost, i) => (
        <b key={i} data-less={now !== undefined && now[i] < cost ? true : undefined}>
          {now?.[i] ?? cost}
        </b>
      ))}
    </span>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function Values({ card, t }: { card: AnyCard; t: BoardWords }) {
  const fights = card.strength !== undefined && card.toughness !== undefined;
  return (
    <span className="cg-vals">
      {card.kind === 'unit' && (
        <span className="cg-val" data-hint={t.moves}>
          <Icon of={icons.move} />
          {card.move ?? 1}
        </span>
      )}
      {card.satisfaction !== undefined && card.satisfaction !== 0 && (
        <span className="cg-val cg-mood" data-hint={t.figures.mood}>
          <Icon of={icons.mood} />
          {signed(card.satisfaction)}
        </span>
      )}
      {fights && (
        <span className="cg-st" data-hint={t.key.values}>
          <b>{card.strength}</b>
          <b>{card.toughness}</b>
        </span>
      )}
    </span>
  );
}

const INCOME_SIGNS = ['food', 'production', 'tax'] as const;

export function Incomes({ income, t }: { income: readonly number[]; t: BoardWords }) {
  return (
    <span className="cg-inc">
      {INCOME_SIGNS.map((sign, i) => (
        <span
          key={sign}
          className="cg-in"
          data-kind={sign}
          data-zero={income[i] === 0 || undefined}
          data-hint={t.incomes[i]}
        >
          <i>
            <Icon of={icons[sign]} />
          </i>
          <b>{income[i]}</b>
        </span>
      ))}
    </span>
  );
}

/** letters on a line, and lines, that a card in hand has room for */
const LINE = 27;
const MOST_LINES = 8;

/** More text than a card of a full hand has room for, or than any has. */
const wordy = (n: number): 'rather' | 'very' | undefined =>
  n > MOST_LINES ? 'very' : n > MOST_LINES - 2 ? 'rather' : undefined;

const linesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / LINE), 0);

export function CardFace({
  card: n,
  said,
  prices,
  size = 'normal',
  className,
  children,
}: {
  card: number;
  said: Said;
  /** what its stages cost the looker now */
  prices?: readonly number[] | undefined;
  /** titles show only the head of the card and its picture */
  size?: 'title' | 'normal' | 'large' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const card = CARDS[n];
  const { words } = said;
  const income = card.income ?? card.bonus;
  const lines = [timingLine(said, card), siteLine(said, card), needsLine(said, card)].filter(
    line => line !== undefined,
  );
  const name = words.names[card.id];
  return (
    <div
      className={cx('cg-card', `cg-k-${card.kind}`, className)}
      data-size={size}
      data-long={name.length > 15 || undefined}
      data-wordy={wordy(linesOf([...lines, words.texts[card.id]]))}
    >
      <div className="cg-card-head">
        <span className="cg-card-name">{name}</span>
        {card.kind !== 'capital' && (
          <span className={cx('cg-era', `cg-era-${card.era}`)}>{ROMAN[card.era]}</span>
        )}
      </div>
      <div className="cg-card-art">
        {card.kind === 'terrain' ? (
          <Scene card={n} />
        ) : (
          <>
            <Ground kind={GROUNDS[card.kind]} />
            <span className="cg-disc">
              <Icon of={artOf(n)} />
            </span>
          </>
        )}
        <Pips card={card} now={prices} t={said.t} />
        <Values card={card} t={said.t} />
        {income && <Incomes income={income} t={said.t} />}
      </div>
      <div className="cg-card-type">
        <Icon of={kindIcon(card.kind)} />
        {typeLine(said, card)}
      </div>
      <div className="cg-card-text">
        {lines.length > 0 && (
          <p className="cg-card-needs">
            {lines.map(line => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
        <p>{words.texts[card.id]}</p>
      </div>
      {children}
    </div>
  );
}
