/** What the frame around the board asks of this game: plates, status of the question, faces of choices, headings, the icon key. */
import type { Language, Question } from '@epoka/kernel';
import {
  type BoardChoice,
  type BoardProps,
  type ChoiceFace,
  type Figure,
  Icon,
  type IconEntry,
  type Plate,
} from '@epoka/web/kit';
import { artOf, kindIcon, ROMAN } from './art.ts';
import { Pips } from './face.tsx';
import {
  CARDS,
  type CcgWords,
  inGame,
  isCapital,
  KINDS,
  type State,
  satisfaction,
  unitLimit,
  unrest,
  VICTORY_TERRAINS,
  type Vocab,
  victoryFood,
} from './game.ts';
import { icons } from './icons.ts';
import { boardWords } from './words.ts';

type Look = Pick<BoardProps<State, Vocab, CcgWords>, 'view' | 'words' | 'language' | 'reader'>;

export function plate({ view, words, language }: Look, seat: number): Plate {
  const t = boardWords[language];
  const terrains = view.row[seat].length;
  const mood = satisfaction(view, seat);
  const due = unrest(view, seat);
  const units = view.zone.filter((zone, o) => zone === 4 && view.owner[o] === seat).length;
  const capital = view.row[seat].find(o => isCapital(view, o));
  const figures: Figure[] = [
    {
      key: 'food',
      icon: icons.food,
      n: view.food[seat],
      change: `/${victoryFood(view, seat)}`,
      label: `${t.figures.food}: ${view.food[seat]}`,
    },
    {
      key: 'mood',
      icon: icons.mood,
      n: `${mood}/${terrains}`,
      ...(due > 0 ? { change: `−${due}`, tone: 'bad' as const } : {}),
      label: `${t.moodOf(mood, terrains)}${due > 0 ? `, ${t.unrestOf(due)}` : ''}`,
    },
    { key: 'era', icon: icons.era, n: ROMAN[view.era[seat]], label: words.eras[view.era[seat] - 1] },
    {
      key: 'hand',
      icon: icons.hand,
      n: view.hand[seat].length,
      label: `${t.figures.hand}: ${t.countCards(view.hand[seat].length)}`,
    },
    {
      key: 'units',
      icon: icons.unit,
      n: `${units}/${unitLimit(view, seat)}`,
      label: t.unitsOf(units, unitLimit(view, seat)),
    },
    {
      key: 'library',
      icon: icons.library,
      n: view.library[seat].length,
      label: `${t.figures.library}: ${t.countCards(view.library[seat].length)}`,
    },
  ];
  return {
    note: !inGame(view, seat) ? t.left : capital === undefined ? undefined : words.card(view.face[capital]),
    points: {
      key: 'terrains',
      icon: icons.terrain,
      n: terrains,
      change: `/${VICTORY_TERRAINS}`,
      label: `${t.figures.terrains}: ${terrains}`,
    },
    figures,
  };
}

/** What there is to spend, behind the sentence of the question. */
export function Status({ view, seat, language, questions }: BoardProps<State, Vocab, CcgWords>) {
  const t = boardWords[language];
  const kind = questions[0]?.question.kind;
  if (seat < 0 || seat !== view.active) return null;
  if (kind === 'explore' || kind === 'upkeep')
    return (
      <span className="cg-status">
        <span data-kind="food">
          <Icon of={icons.food} /> <b>{view.food[seat]}</b> <i>{t.figures.food}</i>
        </span>
      </span>
    );
  if (kind !== 'manage' && kind !== 'final') return null;
  return (
    <span className="cg-status">
      <span data-kind="production">
        <Icon of={icons.production} /> <b>{view.pool[0]}</b> <i>{t.production}</i>
      </span>
      <span data-kind="tax">
        <Icon of={icons.tax} /> <b>{view.pool[3]}</b> <i>{t.tax}</i>
      </span>
    </span>
  );
}

const CARD_VERBS: ReadonlySet<string> = new Set([
  'play',
  'discard',
  'build',
  'devise',
  'drop',
  'take',
  'top',
  'bottom',
  'terrain',
  'resource',
]);

/** A choice in the list: the picture of its card, and its price. */
export function face(
  { view }: Look & { readonly seat: number },
  choice: BoardChoice,
  _question: Question,
): ChoiceFace {
  const [verb, a] = choice.answer as [string, number];
  if (CARD_VERBS.has(verb))
    return {
      icon: artOf(a),
      price: verb === 'build' || verb === 'devise' ? <Pips card={CARDS[a]} /> : undefined,
    };
  if (verb === 'income')
    return { icon: [icons.food, icons.production, icons.tax][choice.answer[2] as number] };
  if (typeof a === 'number' && a >= 0 && view.face[a] >= 0) return { icon: artOf(view.face[a]) };
  return {};
}

export function verbName(verb: string, language: Language): string | undefined {
  return boardWords[language].verbs[verb];
}

/** Every sign of the game in words. */
export function iconKey(words: CcgWords, language: Language): readonly IconEntry[] {
  const t = boardWords[language];
  return [
    { icon: icons.food, name: t.incomes[0] },
    { icon: icons.production, name: t.incomes[1] },
    { icon: icons.tax, name: t.incomes[2] },
    { icon: icons.mood, name: t.figures.mood },
    { icon: icons.move, name: t.verbs.move },
    { icon: icons.era, name: t.figures.era },
    { icon: icons.hand, name: t.figures.hand },
    { icon: icons.library, name: t.figures.library },
    ...KINDS.map(kind => ({ icon: kindIcon(kind), name: words.kinds[kind] })),
  ];
}

/** The age of the table follows the furthest era. */
export function age(view: State): number {
  return Math.max(...view.era);
}
