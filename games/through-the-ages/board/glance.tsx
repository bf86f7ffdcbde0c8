/** What a card says in numbers: prices as they are for the looking player now, and what it gives, as a line of small signs. */
import { cx, Icon, type IconShape } from '@epoka/web/kit';
import { memo } from 'react';
import { typeArt } from './art.tsx';
import { governmentPrice, type Ordered, type State, T, TYPES, technologyPrice } from './game.ts';
import { blueToken, civil, face, military, sad, technology } from './glyphs.ts';
import { icons } from './icons.ts';
import { leaderParts, type Part, type Sign, signed, unit, wonderParts } from './signs.ts';

/** What cards of many families have in common. */
function lasting(card: number): Part[] {
  const parts: Part[] = [];
  const add = (n: number, icon: IconShape, tone?: Part['tone']) => {
    if (n !== 0) parts.push({ text: signed(n), icon, tone });
  };
  add(T.CULTURE[card], icons.culture);
  add(T.SCIENCE[card], icons.science);
  add(T.STRENGTH[card], icons.strength);
  add(T.HAPPY[card], face);
  add(T.UNHAPPY[card], sad);
  add(T.CIVIL[card], civil, 'civil');
  add(T.MILITARY[card], military, 'military');
  add(T.YELLOW[card], icons.population, 'yellow');
  add(T.BLUE[card], blueToken, 'blue');
  add(T.KIND[card] === T.BONUS ? 0 : T.COLONIZATION[card], icons.colonize);
  return parts;
}

/** What one worker on a technology gives. */
export function perWorkerParts(holder: number): Part[] {
  if (T.TYPE[holder] === T.FARM) return [{ text: String(T.WORTH[holder]), icon: icons.food }];
  if (T.TYPE[holder] === T.MINE) return [{ text: String(T.WORTH[holder]), icon: icons.resource }];
  const parts: Part[] = [];
  const add = (n: number, icon: IconShape) => {
    if (n !== 0) parts.push({ text: String(n), icon });
  };
  add(T.CULTURE[holder], icons.culture);
  add(T.SCIENCE[holder], icons.science);
  add(T.STRENGTH[holder], icons.strength);
  add(T.HAPPY[holder], face);
  return parts;
}

function price(n: number, have: number | undefined, icon: IconShape): Part {
  return { text: String(n), icon, tone: have !== undefined && have < n ? 'short' : 'price' };
}

/** `seat` pays; without one the printed prices stand. */
export function glanceParts(view: State, seat: number, card: number): Part[] {
  const c = seat >= 0 ? view.civs[seat] : undefined;
  switch (T.KIND[card]) {
    case T.TECHNOLOGY:
      return [
        price(c ? technologyPrice(view, seat, card) : T.TECH_COST[card], c?.science, icons.science),
        ...perWorkerParts(card),
      ];
    case T.GOVERNMENT: {
      const cost = (revolution: boolean) =>
        c
          ? governmentPrice(view, seat, card, revolution)
          : revolution
            ? T.REVOLUTION[card]
            : T.PEACEFUL[card];
      const low = cost(true);
      return [
        {
          text: `${low}/${cost(false)}`,
          icon: icons.science,
          tone: c && c.science < low ? 'short' : 'price',
        },
        { text: String(T.CIVIL[card]), icon: civil, tone: 'civil' },
        { text: String(T.MILITARY[card]), icon: military, tone: 'military' },
        { text: String(T.LIMIT[card]), icon: icons.limit },
        ...lasting(card).filter(part => part.tone !== 'civil' && part.tone !== 'military'),
      ];
    }
    case T.SPECIAL:
      return [
        price(c ? technologyPrice(view, seat, card) : T.TECH_COST[card], c?.science, icons.science),
        ...lasting(card),
        ...(T.STAGES_PER_ACTION[card] > 1
          ? [{ text: `×${T.STAGES_PER_ACTION[card]}`, icon: icons.stage }]
          : []),
        ...urbanParts(card),
      ];
    case T.LEADER:
      return [...lasting(card), ...leaderParts(card)];
    case T.WONDER:
      return [
        { text: T.STAGES[card].join('·'), icon: icons.resource, tone: 'price' },
        ...lasting(card),
        ...wonderParts(card),
      ];
    case T.ACTION:
      return actionParts(card, view.players);
    case T.TERRITORY:
      return [...lasting(card), ...atOnceParts(card)];
    case T.AGGRESSION: {
      const { price: actions } = T.aggressionCard(card);
      // as many as the level of what it hits
      const text = actions === 'level' ? '?' : String(actions);
      return [{ text, icon: military, tone: 'military' }];
    }
    case T.WAR:
      return [{ text: String(T.warCard(card).price), icon: military, tone: 'military' }];
    case T.TACTIC: {
      const { infantry, cavalry, artillery, bonus, withObsolete } = T.tacticCard(card);
      const units = [
        [infantry, T.INFANTRY],
        [cavalry, T.CAVALRY],
        [artillery, T.ARTILLERY],
      ] as const;
      return [
        ...units.flatMap(([n, type]) =>
          n === undefined ? [] : [{ text: String(n), icon: typeArt(TYPES[type]) }],
        ),
        {
          text: withObsolete === undefined ? `+${bonus}` : `+${bonus}/${withObsolete}`,
          icon: icons.strength,
        },
      ];
    }
    case T.BONUS:
      return [
        { text: `+${T.DEFENSE[card]}`, icon: icons.defense },
        { text: `+${T.COLONIZATION[card]}`, icon: icons.colonize },
      ];
    default:
      return lasting(card);
  }
}

/** What urban buildings cost less, from level I on. */
function urbanParts(card: number): Part[] {
  const [, least, , most] = T.URBAN_DISCOUNT[card];
  if (most === 0) return [];
  const less = least === most ? most : `${least}…${most}`;
  return [{ before: [icons.limit], text: `−${less}`, icon: icons.resource }];
}

/** What an action card lets its player do. */
const ORDERED: Readonly<Record<Ordered, readonly Sign[]>> = {
  'build-wonder-stage': [icons.stage],
  'increase-population': [icons.population],
  'build-urban': [icons.limit],
  'build-farm-or-mine': [typeArt('farm'), typeArt('mine')],
  'upgrade-farm-mine-urban': ['⇧'],
  'play-technology': [technology],
};

function actionParts(card: number, players: number): Part[] {
  const action = T.actionCard(card);
  const { order, culture, science, food, resources, militaryActions, unitResources } = action;
  const parts: Part[] = [];
  const add = (n: number | undefined, icon: IconShape, more?: Omit<Part, 'text' | 'icon'>) => {
    if (n) parts.push({ text: signed(n), icon, ...more });
  };
  const before = order && ORDERED[order.does];
  add(order?.discount && -order.discount, icons.resource, { before });
  add(order?.food, icons.food, { before });
  add(order?.science, icons.science, { before });
  add(culture, icons.culture);
  add(science, icons.science);
  add(food, icons.food);
  add(resources, icons.resource);
  add(militaryActions, military, { tone: 'military' });
  add(unitResources, icons.resource, { after: ['→', unit] });
  // for each civilization that is ahead
  const each = (icon: IconShape) => ({ after: ['/', '⇧', icon] });
  add(action.unitResourcesPerStronger?.[players - 2], icons.resource, each(icons.strength));
  add(action.culturePerRicher?.[players - 2], icons.culture, each(icons.culture));
  return parts;
}

function atOnceParts(card: number): Part[] {
  const { food, resources, science, culture, cards, population } = T.territoryCard(card).atOnce;
  const parts: Part[] = [];
  const add = (n: number | undefined, icon: IconShape, tone?: Part['tone']) => {
    if (n) parts.push({ text: String(n), icon, tone });
  };
  add(food, icons.food);
  add(resources, icons.resource);
  add(science, icons.science);
  add(culture, icons.culture);
  add(cards, icons.hand);
  add(population, icons.population, 'yellow');
  return parts;
}

/** The colour of a sign: the same wherever it is printed. */
const INKS: ReadonlyMap<IconShape, string> = new Map([
  [icons.food, 'food'],
  [icons.resource, 'resource'],
  [icons.science, 'science'],
  [icons.culture, 'culture'],
  [icons.strength, 'strength'],
  [face, 'happy'],
  [sad, 'sad'],
  [civil, 'civil'],
  [military, 'military'],
  [icons.population, 'yellow'],
  [blueToken, 'blue'],
  [icons.colonize, 'colonize'],
]);

/** A sign in its colour, where it is printed on paper. */
export function Inked({ of }: { of: IconShape }) {
  return (
    <span className="ta-sign" data-sign={INKS.get(of)}>
      <Icon of={of} />
    </span>
  );
}

function Signs({ of }: { of: readonly Sign[] }) {
  return (
    <span className="ta-signs">
      {of.map((sign, i) =>
        typeof sign === 'string' ? <span key={i}>{sign}</span> : <Inked key={i} of={sign} />,
      )}
    </span>
  );
}

interface PartsProps {
  readonly parts: readonly Part[];
  readonly say?: string | undefined;
  readonly className?: string;
}

const sameSigns = (a: readonly Sign[] = [], b: readonly Sign[] = []): boolean =>
  a.length === b.length && a.every((sign, i) => sign === b[i]);

/** Parts are put together anew at every look at a card, and nearly always say what they said before. */
const sameProps = (a: PartsProps, b: PartsProps): boolean =>
  a.say === b.say &&
  a.className === b.className &&
  a.parts.length === b.parts.length &&
  a.parts.every((part, i) => {
    const other = b.parts[i];
    return (
      part.text === other.text &&
      part.icon === other.icon &&
      part.tone === other.tone &&
      sameSigns(part.before, other.before) &&
      sameSigns(part.after, other.after)
    );
  });

/** Signs in print. The sentence they stand for is on the card, or given here. */
export const Parts = memo(function Parts({ parts, say, className }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <span className={cx('ta-parts', className)} data-hint={say}>
      {say !== undefined && <span className="ek-hidden">{say}</span>}
      {parts.map(({ text, icon, tone, before = [], after = [] }, i) => (
        <span key={`${i}${text}`} className="ta-part" data-tone={tone} aria-hidden="true">
          <Signs of={[...before, ...(text ? [text] : []), ...(icon ? [icon] : [])]} />
          {after.length > 0 && <Signs of={after} />}
        </span>
      ))}
    </span>
  );
}, sameProps);
