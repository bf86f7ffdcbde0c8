/** What the frame around the board asks of this game: plates, status of the question, faces of choices, headings, the icon key. */
import type { Language, Question } from '@epoka/kernel';
import { NONE } from '@epoka/kernel';
import {
  type BoardChoice,
  type BoardProps,
  type Chip,
  type ChoiceFace,
  type Figure,
  type IconEntry,
  markOf,
  type Plate,
} from '@epoka/web/kit';
import { artOf, Portrait, typeArt } from './art.tsx';
import { type Facts, factsOf } from './forecast.ts';
import { type AgesWords, SIMPLE, type State, TYPES, takePrice, type Vocab } from './game.ts';
import { Parts } from './glance.tsx';
import { blueToken, civil, face as happy, military, rivals, sad, star, technology } from './glyphs.ts';
import { icons } from './icons.ts';
import { ActionTokens } from './ledger.tsx';
import { type Price, priceAt } from './prices.ts';
import { army, type Part, revolution, unit, wonder } from './signs.ts';
import { boardWords } from './words.ts';

type Look = Pick<BoardProps<State, Vocab, AgesWords>, 'view' | 'words' | 'language' | 'reader'>;

/** all seats of one position are asked for one after the other */
let known: { view: State; facts: readonly Facts[] } | undefined;

function factsIn(view: State): readonly Facts[] {
  if (known?.view !== view) known = { view, facts: factsOf(view) };
  return known.facts;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export function plate({ view, words, language }: Look, seat: number): Plate {
  const t = boardWords[language];
  const facts = factsIn(view);
  const f = facts[seat];
  const playing = facts.filter(other => other.inGame);
  const rank = 1 + playing.filter(other => other.strength > f.strength).length;
  const c = view.civs[seat];
  const simple = view.level === SIMPLE;
  const figures: Figure[] = [
    // first what a fight is decided by: a narrow plate has room for little
    {
      key: 'strength',
      icon: icons.strength,
      n: f.strength,
      label: `${t.measures.strength}: ${f.strength}, ${t.rankOf(rank, playing.length)}`,
    },
    {
      key: 'science',
      icon: icons.science,
      n: f.science,
      change: signed(f.scienceRating),
      tone: 'good',
      label: t.rated(`${t.measures.science}: ${f.science}`, f.scienceRating),
    },
    ...(simple
      ? []
      : [
          {
            key: 'happiness',
            icon: happy,
            n: `${f.happiness}/${f.needed}`,
            label:
              f.discontent > 0
                ? `${t.happinessOf(f.happiness, f.needed)}. ${t.plateMood(f.discontent, c.idle)}`
                : t.happinessOf(f.happiness, f.needed),
            tone: f.happiness < f.needed ? ('bad' as const) : undefined,
          },
        ]),
    {
      key: 'food',
      icon: icons.food,
      n: f.food,
      change: signed(f.grows - f.consumption),
      tone: 'good',
      label: t.plateFood(f.food, f.grows, f.consumption),
    },
    {
      key: 'resources',
      icon: icons.resource,
      n: f.resources,
      change: signed(f.makes),
      tone: 'good',
      label: t.plateResources(f.resources, f.makes, f.corruption),
    },
    {
      key: 'cards',
      icon: icons.hand,
      n: simple ? c.hand.length : `${c.hand.length}·${c.military.length}`,
      label: t.handCounts(c.hand.length, c.military.length),
    },
  ];
  return {
    note: f.inGame ? words.card(c.government) : t.left,
    ...(c.leader === NONE ? {} : { picture: <Portrait card={c.leader} size={44} /> }),
    points: {
      key: 'culture',
      icon: icons.culture,
      n: f.culture,
      change: signed(f.cultureRating),
      tone: 'good',
      label: t.rated(`${t.measures.culture}: ${f.culture}`, f.cultureRating),
    },
    figures,
  };
}

/** Actions that are left, behind the sentence of the question. */
export function Status({ view, seat, language, questions }: BoardProps<State, Vocab, AgesWords>) {
  const t = boardWords[language];
  const kind = questions[0]?.question.kind;
  if (seat < 0 || (kind !== 'act' && kind !== 'order')) return null;
  const f = factsIn(view)[seat];
  return (
    <span className="ta-status">
      <ActionTokens
        kind="civil"
        left={f.civil}
        of={f.civilTotal}
        label={t.civilLeft(f.civil, f.civilTotal)}
      />
      {f.militaryTotal > 0 && (
        <ActionTokens
          kind="military"
          left={f.military}
          of={f.militaryTotal}
          label={t.militaryLeft(f.military, f.militaryTotal)}
        />
      )}
    </span>
  );
}

/** The age tints the table. */
export function age(view: State): number {
  return Math.min(view.age, 3);
}

const CARD_VERBS: ReadonlySet<string> = new Set([
  'leader',
  'technology',
  'reform',
  'revolution',
  'action',
  'tactic',
  'event',
  'aggression',
  'war',
  'pact',
  'colonize',
  'discard',
  'bonus',
  'build',
  'destroy',
  'disband',
  'recruit',
  'sacrifice',
  'worker',
  'leave',
  'wonder',
  'colony',
  'steal',
  'keep',
]);

function priceParts({ food, resources, science }: Price): Part[] {
  return [
    ...(food ? [{ text: String(food), icon: icons.food }] : []),
    ...(resources ? [{ text: String(resources), icon: icons.resource }] : []),
    ...(science ? [{ text: String(science), icon: icons.science }] : []),
  ];
}

/** A choice in the list: what is done with which card, and its price. Two cards of one name differ by it. */
export function face(
  { view, seat, seats, words, reader, language }: Look & Pick<BoardProps<State, Vocab>, 'seat' | 'seats'>,
  { answer }: Pick<BoardChoice, 'answer'>,
  question: Question,
): ChoiceFace {
  const [verb, a, b, c] = answer as [string, number, number, number];
  const t = boardWords[language];
  const chip = (card: number): Chip => ({ icon: artOf(card), name: words.card(card) });
  const rival = (of: number): Chip => ({ mark: markOf({ seats }, of), name: reader.name(of) });
  if (verb === 'take') {
    const card = view.row[a];
    const price = <Parts parts={[{ text: String(takePrice(view, seat, a)), icon: civil, tone: 'civil' }]} />;
    // two of one name for the same price: where it lies in the row
    const twin = view.row.some(
      (other, at) => at !== a && other === card && takePrice(view, seat, at) === takePrice(view, seat, a),
    );
    const note = twin ? t.place(a + 1) : undefined;
    return card >= 0 ? { does: t.does[verb], to: { ...chip(card), note }, price } : { price };
  }
  const cost = priceAt({ view, seat }, question, answer);
  const parts = cost ? priceParts(cost) : [];
  const price = parts.length > 0 ? <Parts parts={parts} /> : undefined;
  const { building } = view.civs[seat];
  if (verb === 'upgrade')
    return a === b
      ? { does: t.does[verb], to: chip(b), price }
      : { who: chip(a), does: '→', to: chip(b), price };
  if (verb === 'stage' && building >= 0) return { does: t.buildStages(a), to: chip(building), price };
  if (verb === 'aggression' || verb === 'war') return { who: chip(a), does: '→', to: rival(b), price };
  if (verb === 'pact') return { who: { ...chip(a), note: t.yourSide(c) }, does: '→', to: rival(b), price };
  if (CARD_VERBS.has(verb) && a >= 0) return { does: t.does[verb], to: chip(a), price };
  const icon = verb === 'populate' || verb === 'immigrate' ? icons.population : undefined;
  return { icon, price };
}

export function verbName(verb: string, language: Language): string | undefined {
  return boardWords[language].verbs[verb];
}

/** Every sign of the game in words. */
export function iconKey(words: AgesWords, language: Language): readonly IconEntry[] {
  const t = boardWords[language];
  return [
    { icon: icons.culture, name: t.measures.culture, chapters: ['aim', 'end', 'production'] },
    { icon: icons.science, name: t.measures.science, chapters: ['board', 'production', 'actions'] },
    { icon: icons.strength, name: t.measures.strength, chapters: ['armies', 'aggressions', 'wars'] },
    { icon: icons.food, name: t.goods.food, chapters: ['board', 'production'] },
    { icon: icons.resource, name: t.goods.resources, chapters: ['board', 'production', 'actions'] },
    { icon: happy, name: t.key.happy, chapters: ['happiness'] },
    { icon: sad, name: t.key.unhappy, chapters: ['happiness'] },
    { icon: civil, name: t.civilName, chapters: ['row', 'actions'] },
    { icon: military, name: t.militaryName, chapters: ['actions', 'politics'] },
    { icon: icons.population, name: t.key.yellow, chapters: ['board', 'actions', 'happiness'] },
    { icon: blueToken, name: t.key.blue, chapters: ['board', 'production'] },
    { icon: icons.colonize, name: t.key.colonize, chapters: ['colonies'] },
    { icon: icons.defense, name: t.key.defense, chapters: ['aggressions'] },
    { icon: icons.limit, name: t.limitOfType, chapters: ['government'] },
    { icon: icons.stage, name: t.key.stage, chapters: ['actions'] },
    { icon: icons.hand, name: t.cardsInHand, chapters: ['row', 'military-cards'] },
    { icon: technology, name: t.key.technology, chapters: ['actions'] },
    { icon: wonder, name: t.key.wonder, chapters: ['actions'] },
    { icon: unit, name: t.key.unit, chapters: ['armies'] },
    { icon: army, name: t.key.army, chapters: ['armies'] },
    { icon: icons.war, name: t.key.attack, chapters: ['aggressions', 'wars'] },
    { icon: revolution, name: t.key.revolution, chapters: ['government'] },
    { icon: star, name: t.key.best },
    { icon: rivals, name: t.key.rivals },
    ...TYPES.map(type => ({ icon: typeArt(type), name: words.types[type] })),
  ];
}
