/** What a content on the table is to the looker: which kind of thing, as the rules send it elsewhere, or why nothing can be done with it. */
import type { Reason } from '@epoka/kernel';
import {
  CARDS,
  IN_FIELD,
  IN_FORCE,
  IN_GROUND,
  IN_ROW,
  KNOWN,
  STANDING,
  type State,
  triggered,
  UNFINISHED,
} from './game.ts';

const because = (key: string): Reason => ({ key, args: [] });

/** The card of a content, and which one in play it is. */
export function cardOf(content: string): readonly [card: number, object: number | undefined] {
  const [id, object] = content.slice(content.indexOf(':') + 1).split('@');
  return [CARDS.findIndex(card => card.id === id), object === undefined ? undefined : Number(object)];
}

export function about(content: string, view: State, seat: number): string | Reason | undefined {
  const [card, object] = cardOf(content);
  // of a spectator's table there is nothing to say
  if (card < 0 || view.hand[seat] === undefined) return undefined;
  if (object !== undefined) return aboutObject(view, seat, object);
  if (view.hand[seat].includes(card)) return 'card';
  if (view.atlas[seat].includes(card)) return 'atlas';
  return because(view.announced.some(([, announced]) => announced === card) ? 'finishFirst' : 'outOfForce');
}

function aboutObject(view: State, seat: number, object: number): string | Reason | undefined {
  const zone = view.zone[object];
  if (view.owner[object] !== seat) return zone in AGAINST ? against(view, seat, zone) : undefined;
  const own = OWN[zone];
  if (own !== undefined) return own;
  if (triggered('activate', view.face[object]).length > 0) return 'ability';
  return zone === KNOWN ? because('alreadyKnown') : undefined;
}

const OWN: Readonly<Record<number, string | undefined>> = {
  [IN_ROW]: 'terrain',
  [IN_FIELD]: 'unit',
  [UNFINISHED]: 'construction',
};

/** What units go against, and why none does in one's own Military phase. */
const AGAINST: Readonly<Record<number, string>> = {
  [IN_ROW]: 'tooFar',
  [STANDING]: 'tooFar',
  [IN_FIELD]: 'enemyPresent',
};

function against(view: State, seat: number, zone: number): string | Reason {
  if (!view.asked.some(question => question.seat === seat && question.kind === 'military')) return 'unit';
  const force = view.zone.some((place, o) => place === IN_FIELD && view.owner[o] === seat);
  return because(force ? AGAINST[zone] : 'nobodyJoins');
}

/** Of what is in play and never pressed: one's own works by itself, that of others is for its owner. */
export function restOf(view: State, seat: number, object: number): 'worksAlone' | 'ownersOnly' | undefined {
  const zone = view.zone[object];
  if (view.owner[object] !== seat)
    return zone === KNOWN || zone === UNFINISHED || zone === IN_FORCE || zone === IN_GROUND
      ? 'ownersOnly'
      : undefined;
  if (zone !== STANDING && zone !== IN_GROUND && zone !== IN_FORCE) return undefined;
  return triggered('activate', view.face[object]).length > 0 ? undefined : 'worksAlone';
}
