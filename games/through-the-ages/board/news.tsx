/** What was revealed or decided just now, as theatre: the card, what it brought, and before and after for everybody. */
import { NONE, type Tell } from '@epoka/kernel';
import { markOf, SeatMark, Theatre } from '@epoka/web/kit';
import { Portrait } from './art.tsx';
import { SmallCard } from './cards.tsx';
import { Changed, changed, MEASURES, type Measure } from './changes.tsx';
import type { Facts } from './forecast.ts';
import { ALL_CARDS, ROMAN, T } from './game.ts';
import { icons } from './icons.ts';
import { type Part, wonder } from './signs.ts';
import { useTable } from './table.tsx';

/** Lines worth a scene, and where their card stands among the arguments. */
const SCENES: Readonly<Record<string, number | undefined>> = {
  eventRevealed: 0,
  attacked: 2,
  warDeclared: 2,
  won: undefined,
  repelled: undefined,
  warTied: undefined,
  colonized: 1,
  completed: 1,
  leaderLost: 1,
  wonderLost: 1,
  ruined: 1,
  pactSigned: 2,
  ageBegins: undefined,
};

/** What an age that begins brings with it; whatever else is told beside it is another matter. */
const OF_AN_AGE: ReadonlySet<string> = new Set([
  'obsolete',
  'obsoleteMilitary',
  'leaderLost',
  'wonderLost',
  'pactEnded',
  'yellowLost',
  'ageBegins',
  'lastRound',
]);

/** How cards are put on the table is no news beside what they say. */
const ASIDE: ReadonlySet<string> = new Set(['eventsRefilled', 'reshuffled', 'drew', 'discarded']);
/** These are counted beside it. */
const COUNTED: ReadonlySet<string> = new Set(['obsolete', 'obsoleteMilitary', 'yellowLost']);

/** These change no number that is shown here: whatever else is told with them, the numbers are of the scene alone. */
const IDLE: ReadonlySet<string> = new Set([
  'begins',
  'round',
  'turn',
  'swept',
  'dealt',
  'drew',
  'reshuffled',
  'skippedPolitics',
  'noPolitics',
  'eventsRefilled',
  'discarded',
  // of the scene itself, told before its outcome
  'attacked',
  'sacrificed',
  'bonusUsed',
  'totals',
  'noSacrifices',
  'auction',
  'bid',
  'bidPassed',
  'cannotBid',
  'cannotOutbid',
  // what it costs is reckoned with
  'stagesBuilt',
]);

/** With these the turn goes on: they end a scene. What is built or populated for a price is the turn's too. */
const GOES_ON: ReadonlySet<string> = new Set([
  'round',
  'turn',
  'swept',
  'dealt',
  'took',
  'stagesBuilt',
  'leaderPlayed',
  'technologyPlayed',
  'reformed',
  'revolted',
  'actionPlayed',
  'tacticPlayed',
  'eventPlayed',
  'skippedPolitics',
  'noPolitics',
]);
/** Another turn begins: the one before it has ended with its production. */
const TURNS: ReadonlySet<string> = new Set(['round', 'turn', 'swept', 'dealt']);
const PAID: Readonly<Record<string, number | undefined>> = {
  populated: 1,
  built: 2,
  upgraded: 3,
};
const goesOn = ({ key, args }: Tell) => GOES_ON.has(key) || Number(args[PAID[key] ?? -1] ?? 0) > 0;

/** What the end of a turn tells after the science and the culture of its civilization. */
const PRODUCES: ReadonlySet<string> = new Set([
  'produced',
  'ate',
  'famine',
  'corruption',
  'uprising',
  'notStored',
  'pactGave',
  'pactTook',
  'pactTookScience',
  'leftOut',
  'drew',
]);

/** Lines of a card's effect say so; who produces at the end of a turn does it by no card. */
const ofTheTurn = ({ key, origin }: Tell) => PRODUCES.has(key) && origin === undefined;

/** Where the production begins that these lines end with: it is told as the effects of events are, science and culture first. */
function productionAt(lines: readonly Tell[]): number {
  const seat = lines.at(-1)?.args[0];
  let i = lines.length;
  const before = () => lines[i - 1] as Tell | undefined;
  const of = (key: string) => {
    const tell = before();
    return tell?.key === key && tell.args[0] === seat && tell.origin === undefined;
  };
  while (i > 0 && ofTheTurn(lines[i - 1]) && lines[i - 1].args[0] === seat) i--;
  if (of('scored')) i--;
  if (of('learned')) i--;
  return i;
}

/** Where the lines of a scene end that the production of its turn may follow; `ended`: another turn comes next. */
function endOfScene(lines: readonly Tell[], ended: boolean): number {
  // the last the effects have told; where play stops in the middle of an end of turn, at a question, production stands behind it
  const own = lines.findLastIndex(({ origin }) => origin !== undefined);
  const first = lines.findIndex((tell, i) => i > own && tell.key !== 'drew' && ofTheTurn(tell));
  if (first > 0) return productionAt(lines.slice(0, first + 1));
  return ended ? productionAt(lines) : lines.length;
}

/** What a line says that somebody got, or lost. */
function changesOf({ key, args }: Tell): readonly (readonly [seat: number, measure: Measure, n: number])[] {
  const [seat, a, b, c] = args as number[];
  switch (key) {
    case 'gained':
      return [
        [seat, 'food', a],
        [seat, 'resources', b],
      ];
    case 'lost':
      return [
        [seat, 'food', -a],
        [seat, 'resources', -b],
      ];
    case 'scored':
      return [[seat, 'culture', a]];
    case 'learned':
      return [[seat, 'science', a]];
    // what the winner has of it is told as gained
    case 'stolenGoods':
      return [
        [a, 'food', -b],
        [a, 'resources', -c],
      ];
    case 'produced':
      return [
        [seat, 'food', a],
        [seat, 'resources', b],
      ];
    case 'newWorker':
      return [[seat, 'people', 1]];
    case 'lostWorker':
      return [[seat, 'people', -1]];
    case 'ate':
      return [[seat, 'food', -a]];
    case 'corruption':
      return [[seat, 'resources', -a]];
    default:
      return [];
  }
}

const SIGN = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export interface News {
  /** by seat; what was before is only known where nothing else was told with it: otherwise what the scene's own lines say */
  readonly changes: readonly (readonly Part[])[];
  /** whether it says before and after */
  readonly exact: boolean;
  readonly card: number | undefined;
  /** the age that begins */
  readonly age: number | undefined;
  /** leaders that die with the age before it */
  readonly fallen: readonly { readonly seat: number; readonly card: number }[];
  readonly lines: readonly Tell[];
}

const MOST = 6;

/** One scene among the lines: where it begins, what it is told from, and what comes after it. */
interface Span {
  readonly from: number;
  readonly at: number;
  readonly next: number;
}

/** The scenes in their order; what happens within one is no other. */
function spansOf(recent: readonly Tell[]): readonly Span[] {
  const list: Span[] = [];
  for (let i = 0; i < recent.length; i++) {
    if (OF_AN_AGE.has(recent[i].key)) {
      // an age tells what is lost with the one before it, and then begins
      let to = i;
      while (to < recent.length && OF_AN_AGE.has(recent[to].key)) to++;
      const at = recent.findIndex(({ key }, j) => j >= i && j < to && key === 'ageBegins');
      if (at >= 0) {
        list.push({ from: i, at, next: to });
        i = to - 1;
        continue;
      }
    }
    if (!(recent[i].key in SCENES)) continue;
    // a question that nobody was asked is for the log
    const next = recent.findIndex((tell, j) => j > i && (goesOn(tell) || tell.key === 'eventRevealed'));
    list.push({ from: i, at: i, next: next < 0 ? recent.length : next });
    if (next < 0) break;
    i = next - 1;
  }
  return list;
}

/** Of several scenes at once the one that is about the looker, or else about everybody, is shown; the others are told in a line. */
function weight({ key, args }: Tell, looker: number): number {
  const [a, b] = args;
  const mine =
    key === 'attacked' || key === 'warDeclared'
      ? b === looker
      : key === 'won'
        ? a === looker || b === looker
        : a === looker && (key === 'repelled' || key === 'leaderLost');
  if (looker >= 0 && mine) return 3;
  if (key === 'ageBegins') return 2;
  return key === 'completed' || key === 'pactSigned' || key === 'leaderLost' ? 0 : 1;
}

/** Of the lines of an age that begins: what each civilization loses with the old one. */
function lossesOf(lines: readonly Tell[], seat: number): Part[] {
  let cards = 0;
  let yellow = 0;
  const parts: Part[] = [];
  for (const { key, args } of lines) {
    const [a, b, c] = args as number[];
    if (key === 'pactEnded' && (b === seat || c === seat)) parts.push({ text: '−1', icon: icons.pact });
    if (a !== seat) continue;
    if (key === 'obsolete') cards++;
    else if (key === 'obsoleteMilitary') cards += b;
    else if (key === 'wonderLost') parts.push({ text: '−1', icon: wonder });
    else if (key === 'yellowLost') yellow += b;
  }
  if (cards > 0) parts.push({ text: `−${cards}`, icon: icons.hand });
  if (yellow > 0) parts.push({ text: `−${yellow}`, icon: icons.population });
  return parts;
}

/** The card that a line names as its cause. */
function cardOf(origin = ''): number | undefined {
  const card = ALL_CARDS.findIndex(id => origin === `card:${id}`);
  return card < 0 ? undefined : card;
}

/** What of the newest lines is worth a scene, with the numbers of everybody before and after them. */
export function newsOf(
  recent: readonly Tell[],
  before: readonly Facts[],
  after: readonly Facts[],
  looker = NONE,
): News | undefined {
  const spans = spansOf(recent);
  if (spans.length === 0) return undefined;
  const [{ from, at, next }] = [...spans].sort(
    (a, b) => weight(recent[b.at], looker) - weight(recent[a.at], looker),
  );
  const { key, args, origin } = recent[at];
  const place = SCENES[key];
  const card = place === undefined ? cardOf(origin) : (args[place] as number);
  const age = key === 'ageBegins' ? (args[0] as number) : undefined;
  const follows = recent[next] as Tell | undefined;
  const end =
    age === undefined
      ? at + endOfScene(recent.slice(at, next), follows !== undefined && TURNS.has(follows.key))
      : next;
  const own = recent.slice(from, end);
  // how strong both were is told before who has won
  const totals = recent[at - 1];
  const others = [...recent.slice(0, from), ...recent.slice(end)];
  const exact = others.every(({ key }) => IDLE.has(key) || key === 'eventPlayed');
  // who prepares an event scores for that, not by it; stages of a wonder are paid for before it stands
  const besides = (seat: number, measure: Measure): number => {
    let n = 0;
    for (const { key, args } of others) {
      if (args[0] !== seat) continue;
      if (key === 'eventPlayed' && measure === 'culture') n += Number(args[1]);
      if (key === 'stagesBuilt' && measure === 'resources') n -= Number(args[3]);
    }
    return n;
  };
  const changes = after.map((now, seat) => {
    if (age !== undefined) return lossesOf(own, seat);
    return MEASURES.flatMap(([key, icon]): Part[] => {
      const was = (before[seat]?.[key] ?? now[key]) + besides(seat, key);
      if (exact) return changed(was, now[key], icon);
      let n = 0;
      for (const tell of own)
        for (const [of, what, by] of changesOf(tell)) if (of === seat && what === key) n += by;
      return n === 0 ? [] : [{ text: SIGN(n), icon }];
    });
  });
  const first = recent[at];
  const lines = [
    first,
    ...own.filter(
      tell =>
        tell !== first &&
        !tell.unasked &&
        !ASIDE.has(tell.key) &&
        !(age !== undefined && (COUNTED.has(tell.key) || tell.key === 'leaderLost')),
    ),
  ];
  const fallen =
    age === undefined
      ? []
      : own.flatMap(({ key, args }) =>
          key === 'leaderLost' ? [{ seat: args[0] as number, card: args[1] as number }] : [],
        );
  return {
    changes,
    exact,
    card: card !== undefined && card >= 0 ? card : undefined,
    age,
    fallen,
    lines: (totals?.key === 'totals' ? [lines[0], totals, ...lines.slice(1)] : lines).slice(0, MOST),
  };
}

export function NewsTheatre({ news, onClose }: { news: News; onClose: () => void }) {
  const table = useTable();
  const { t, words, reader } = table;
  const say = (tell: Tell) =>
    (words.tells as Record<string, ((r: unknown, ...a: readonly unknown[]) => string) | undefined>)[
      tell.key
    ]?.(reader, ...tell.args) ?? tell.key;
  const [first, ...rest] = news.lines;
  // where more was told at once, nobody can say of the others that nothing has changed for them
  const shows = news.exact ? news.age === undefined : news.changes.some(parts => parts.length > 0);
  return (
    <Theatre
      label={t.tray}
      of={JSON.stringify(first)}
      title={say(first)}
      passing
      foldLabel={t.fold}
      showLabel={t.unfold}
      onClose={onClose}
      card={
        news.card !== undefined ? (
          <SmallCard card={news.card} />
        ) : (
          news.age !== undefined && (
            <span className="ta-age-seal" data-age={Math.min(news.age, 3)} aria-hidden="true">
              {ROMAN[news.age]}
            </span>
          )
        )
      }
      aside={
        shows && (
          <>
            <h3>{news.age !== undefined ? t.ageLosses : news.exact ? t.beforeAfter : t.effects}</h3>
            <ul className="ta-changes">
              {news.changes.map((parts, seat) => (
                <Changed key={seat} seat={seat} parts={parts} sure={news.exact || news.age !== undefined} />
              ))}
            </ul>
          </>
        )
      }
    >
      {news.card !== undefined && <p className="ta-news-text">{words.cards[T.cardId(news.card)].text}</p>}
      {news.fallen.length > 0 && (
        <>
          <p className="ta-news-text">{t.leadersDie(news.fallen.length)}</p>
          <ul className="ta-fallen">
            {news.fallen.map(({ seat, card }) => (
              <li key={seat}>
                <Portrait card={card} size={64} />
                <b>{words.card(card)}</b>
                <span>
                  <SeatMark mark={markOf(table, seat)} name={reader.name(seat)} size={20} />{' '}
                  {reader.name(seat)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="ta-news-lines">
        {rest.map((tell, i) => (
          <li key={i}>{say(tell)}</li>
        ))}
      </ul>
    </Theatre>
  );
}
