/** Where each piece is (COC-2), and which contents a game has used. */
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  B,
  BUILDING_KINDS,
  E,
  EVENTS,
  KINDS,
  L,
  LEADERS,
  OBJECTIVE_CARDS,
  REGIONS,
  U,
  W,
  WONDERS,
} from '../content/index.ts';
import { content, pieces, seen } from '../rules/pieces.ts';
import { BARBARIAN, DESTROYED } from '../rules/state.ts';
import { expansion, position, type Table } from './position.ts';
import { two } from './war.ts';

/** The places of every piece, with how many of it are there. */
function places(t: Table): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  pieces(t.s, (piece, place, n) => {
    found[piece] ??= {};
    if (n > 0) found[piece][place] = (found[piece][place] ?? 0) + n;
  });
  return found;
}
const where = (t: Table, piece: string) => places(t)[piece];

function used(t: Table): string[] {
  const noted: string[] = [];
  seen(t.s, id => noted.push(id));
  return noted;
}

describe('2. Where the pieces are', () => {
  it('every card is in one place, wherever that is', () => {
    const t = two();
    const { s } = t;
    const all = places(t);
    const lists = [
      ['action', ACTION_CARDS.length],
      ['objective', OBJECTIVE_CARDS.length],
      ['wonder', WONDERS.length],
      ['region', REGIONS.length],
      ['leader', LEADERS.length],
    ] as const;
    for (const [kind, n] of lists) {
      const cards = Object.entries(all).filter(([piece]) => piece.startsWith(`${kind}:`));
      expect([kind, cards.length]).toEqual([kind, n]);
      for (const [piece, at] of cards) expect([piece, Object.values(at)]).toEqual([piece, [1]]);
    }
    expect(where(t, `wonder:${WONDERS[s.wonderDeck[0]].id}`)).toEqual({ deck: 1 });
    expect(where(t, `action:${ACTION_CARDS[s.actionDeck[0]].id}`)).toEqual({ deck: 1 });
    const action = s.actionDeck.pop() as number;
    const actionAt = () => where(t, `action:${ACTION_CARDS[action].id}`);
    expect(actionAt()).toBe(undefined);
    s.actionDiscard.push(action);
    expect(actionAt()).toEqual({ discards: 1 });
    s.actionDiscard.pop();
    s.hands[1].push(action);
    expect(actionAt()).toEqual({ purple: 1 });
    s.hands[1] = [];
    s.battleCards = [-1, action];
    expect(actionAt()).toEqual({ battle: 1 });
    s.battleCards = [-1, -1];
    s.offered = [[action], [], []];
    expect(actionAt()).toEqual({ offered: 1 });
  });

  it('objectives: in the deck, in hand, completed, assigned, looked at, offered', () => {
    const t = two();
    const { s } = t;
    const card = s.objectiveDeck.pop() as number;
    const at = () => where(t, `objective:${OBJECTIVE_CARDS[card].id}`);
    s.objectiveDiscard.push(card);
    expect(at()).toEqual({ discards: 1 });
    s.objectiveDiscard.pop();
    s.objectives[0] = [card];
    expect(at()).toEqual({ red: 1 });
    s.objectives[0] = [];
    s.done[1] = [2 * card + 1];
    expect(at()).toEqual({ 'purple completed': 1 });
    s.done[1] = [];
    s.assigned[0] = [card];
    expect(at()).toEqual({ 'red assigned': 1 });
    s.assigned[0] = [];
    s.looking = [card];
    expect(at()).toEqual({ 'looked at': 1 });
    s.looking = [];
    s.offered = [[], [card], []];
    expect(at()).toEqual({ offered: 1 });
  });

  it('wonders: in the deck, face up, in hand, offered, built, and destroyed ones with them', () => {
    const t = two();
    const { s } = t;
    s.wonderDeck.splice(s.wonderDeck.indexOf(W['great-wall']), 1);
    const at = () => where(t, 'wonder:great-wall');
    s.wonderOpen.push(W['great-wall']);
    expect(at()).toEqual({ 'face up': 1 });
    s.wonderOpen.pop();
    s.wonders[1] = [W['great-wall']];
    expect(at()).toEqual({ purple: 1 });
    s.wonders[1] = [];
    s.offered = [[], [], [W['great-wall']]];
    expect(at()).toEqual({ offered: 1 });
    s.offered = [[], [], []];
    s.wonderAt[W['great-wall']] = t.space('D7');
    expect(at()).toEqual({ built: 1 });
    s.wonderAt[W['great-wall']] = DESTROYED;
    expect(at()).toEqual({ built: 1 });
  });

  it('events: in the deck, discarded, beside the board, being resolved, with a player', () => {
    const t = two();
    const { s } = t;
    const card = s.eventDeck.pop() as number;
    const at = () => where(t, `event:${EVENTS[card].id}`);
    s.eventDiscard.push(card);
    expect(at()).toEqual({ discards: 1 });
    s.eventDiscard.pop();
    s.eventGlobal.push(card);
    expect(at()).toEqual({ 'beside the board': 1 });
    s.eventGlobal.pop();
    s.eventCard = card;
    expect(at()).toEqual({ 'being resolved': 1 });
    s.eventCard = -1;
    s.persons[0] = [card];
    expect(at()).toEqual({ red: 1 });
    s.persons[0] = [];
    s.fronts[1] = [card];
    expect(at()).toEqual({ 'purple in front': 1 });
    s.fronts[1] = [];
    s.eventDeck.push(card);
    expect(at()).toEqual({ deck: 1 });
  });

  it('COC-26.3 leaders: a card with the player, on the map, a trophy, out of the game', () => {
    const t = two().leads('Ada', 'sulla', 'D7');
    t.s.trophies[1] = [L.augustus];
    t.s.leaders[0] = t.s.leaders[0].filter(card => card !== L.augustus);
    expect(['sulla', 'augustus', 'julius-caesar', 'hannibal'].map(id => where(t, `leader:${id}`))).toEqual([
      { 'red on the map': 1 },
      { 'purple trophy': 1 },
      { red: 1 },
      { 'out of the game': 1 },
    ]);
    expect([where(t, 'red leader'), where(t, 'purple leader')]).toEqual([{ map: 1 }, { supply: 1 }]);
    const { s } = t;
    expect([
      where(t, `region:${REGIONS[s.slotTile[0]].id}`),
      where(t, `region:${REGIONS[s.spareTiles[0]].id}`),
    ]).toEqual([{ map: 1 }, { unused: 1 }]);
  });

  it('COC-2.2 settlements, buildings and units: on the map, the others in supply, captives apart', () => {
    const t = two().city('Ada', 'B4', { with: ['temple', ['obelisk', 'Ben']] });
    t.units('Ada', 'D6', { infantry: 3, settler: 1 }).units('Ben', 'D3', { infantry: 2, cavalry: 1 });
    t.s.captives = [KINDS * 1 + U.infantry, KINDS * BARBARIAN + U.elephant];
    t.s.gone[B.temple] = 1;
    t.s.gone[BUILDING_KINDS] = 1;
    t.s.exhausted[t.space('C5')] = 1;
    t.s.exhausted[t.space('C6')] = 1;
    t.city('barbarians', 'F4').units('barbarians', 'F4', { infantry: 2, elephant: 1 });
    t.terrain({ G5: 'sea' }).units('pirates', 'G5', { ship: 1 });
    const at = places(t);
    expect([at['red settlement'], at['purple settlement']]).toEqual([
      { map: 3, supply: 4 },
      { map: 1, supply: 6 },
    ]);
    expect([at['red temple'], at['purple obelisk'], at['red obelisk']]).toEqual([
      { map: 2, supply: 3 },
      { map: 1, supply: 4 },
      { supply: 5 },
    ]);
    expect([at['red infantry'], at['red settler'], at['purple infantry'], at['purple cavalry']]).toEqual([
      { map: 3, supply: 13 },
      { map: 1, supply: 3 },
      { map: 2, supply: 13, captive: 1 },
      { map: 1, supply: 3 },
    ]);
    expect(at['exhausted land marker']).toEqual({ map: 2, supply: 4 });
    expect([at['grey settlement'], at['grey infantry'], at['grey elephant'], at['black ship']]).toEqual([
      { map: 1, supply: expect.any(Number) },
      { map: 2, supply: expect.any(Number) },
      { map: 1, supply: expect.any(Number), captive: 1 },
      { map: 1, supply: 3 },
    ]);
    expect(at['grey cavalry']).toEqual({ supply: expect.any(Number) });
  });

  it('COC-2.2 more of a kind than there are pieces is a fault of the rules', () => {
    const t = two().units('Ada', 'D6', { settler: 5 });
    expect(() => places(t)).toThrow('there are too many of "red settler" on the map');
    const cities = expansion();
    for (const label of ['D7', 'B4', 'F4', 'B2', 'F2', 'A7', 'D5']) cities.city('Ben', label);
    expect(where(cities, 'purple settlement')).toEqual({ map: 7 });
    cities.city('Ben', 'D3');
    expect(() => places(cities)).toThrow('there are too many of "purple settlement" on the map');
    const base = places(position());
    expect([base['red cavalry'], base['red market'], base['red ship']]).toEqual([
      undefined,
      undefined,
      { supply: 4 },
    ]);
  });
});

describe('2. Which contents a game has used', () => {
  it('all there are, by kind and id', () => {
    for (const id of [
      'advance:farming',
      'building:temple',
      'unit:ship',
      'region:region-01',
      'wonder:great-wall',
      'event:pestilence',
      'upper:spy',
      'combat:martyr',
      'objective:traders',
      'civilization:rome',
      'civ:captivi',
      'leader:sulla',
    ])
      expect(content).toContain(id);
    expect(new Set(content).size).toBe(content.length);
    expect(content.every(id => /^[a-z]+:.+/.test(id))).toBe(true);
  });

  it('gained, built, recruited, discovered, drawn, completed: nothing else', () => {
    const t = expansion();
    t.s.slotTurn.fill(-1);
    t.s.has.fill(0);
    expect(used(t)).toEqual(['civilization:rome', 'civilization:greece']);
    t.knows('Ben', 'fishing')
      .masters('Ben', 'sparta')
      .leads('Ada', 'sulla', 'D7')
      .units('Ben', 'D3', { ship: 1 });
    t.city('Ben', 'D2', { with: [['temple', 'Ada']] });
    t.s.slotTurn = t.s.slotTurn.map((_, i) => [0, 1, 2, -1][i] ?? -1);
    t.s.wonderAt[W['great-wall']] = t.space('D2');
    t.s.wonderAt[W['great-gardens']] = DESTROYED;
    t.s.eventDiscard = [E.pestilence];
    t.s.eventGlobal = [E.epidemics];
    t.s.persons[0] = [E['great-architect']];
    t.s.fronts[1] = [E['great-diplomat']];
    const card = OBJECTIVE_CARDS.findIndex(x => x.objectives.length === 2);
    t.s.done[1] = [2 * card + 1];
    const [first, second] = t.s.slotTile;
    expect(used(t).sort()).toEqual(
      [
        'civilization:rome',
        'civilization:greece',
        'advance:fishing',
        'civ:sparta',
        'leader:sulla',
        'unit:ship',
        'unit:leader',
        'building:temple',
        `region:${REGIONS[first].id}`,
        `region:${REGIONS[second].id}`,
        'wonder:great-wall',
        'event:pestilence',
        'event:epidemics',
        'event:great-architect',
        'event:great-diplomat',
        `objective:${OBJECTIVE_CARDS[card].objectives[1]}`,
      ].sort(),
    );
    expect(used(position().knows('Ada', 'writing'))).toContain('advance:writing');
  });
});
