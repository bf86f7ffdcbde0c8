/** Where every piece is, what a seat may imagine, and which variants go together. */
import { BadSettings, begin, imagine, NONE, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { rules } from '../rules/index.ts';
import { pieces, seen } from '../rules/pieces.ts';
import type { Civ, State } from '../rules/state.ts';
import type { Vocab } from '../rules/vocabulary.ts';
import { army, card, cards, food, scene, table } from './scene.ts';
import { telling } from './told.ts';

describe('places', () => {
  const full = () => {
    const { s } = scene({ seats: 2, age: 2 }, (st, p, q) => {
      st.row[3] = card('iron');
      st.discards[1] = cards('legion');
      st.past = cards('rats');
      st.current = cards('barbarians');
      st.gone = cards('knights');
      st.unseen = cards('terrorism');
      st.future = cards('foray');
      st.scoring = cards('impact-of-colonies');
      st.scoringDown = cards('impact-of-wonders');
      st.kept[1] = cards('impact-of-science');
      st.dealt[0] = cards('impact-of-strength');
      st.offered = card('peace-treaty');
      p.hand = cards('coal');
      p.military = cards('phalanx');
      p.leader = card('homer');
      p.building = card('internet');
      p.stages = 2;
      p.tactic = card('light-cavalry');
      p.pact = card('military-pact');
      p.war = card('holy-war-3');
      p.warOn = 1;
      p.specials[1] = card('code-of-laws');
      p.wonders = cards('pyramids');
      p.ruined = cards('colossus');
      q.colonies = cards('wealthy-territory-1');
      q.workers[card('oil')] = 1;
    });
    return s;
  };

  it('TTA-1.1 every card is in its place, those printed on the boards are not counted', () => {
    const s = full();
    const at = new Map<string, string[]>();
    pieces(s, (piece, place) => at.set(piece, [...(at.get(piece) ?? []), place]));
    const where = (id: string) => at.get(`card:${id}`) ?? [];
    const expected: Record<string, string> = {
      iron: 'row',
      legion: 'discards',
      rats: 'past events',
      barbarians: 'current events',
      knights: 'gone',
      terrorism: 'gone unseen',
      foray: 'future events',
      'impact-of-colonies': 'scoring',
      'impact-of-wonders': 'scoring face down',
      'impact-of-science': 'kept scoring',
      'impact-of-strength': 'dealt scoring',
      'peace-treaty': 'table',
      coal: 'hand 0',
      phalanx: 'military hand 0',
      homer: 'play 0',
      internet: 'play 0',
      'light-cavalry': 'play 0',
      'military-pact': 'play 0',
      'holy-war-3': 'play 0',
      'code-of-laws': 'play 0',
      pyramids: 'play 0',
      colossus: 'play 0',
      'wealthy-territory-1': 'play 1',
      oil: 'play 1',
    };
    for (const [id, place] of Object.entries(expected)) expect(where(id), id).toContain(place);
    expect(where('agriculture')).toEqual([]);
    expect(where('despotism')).toEqual([]);
    expect(where('drama').every(place => place === 'civil deck' || place === 'gone')).toBe(true);
    expect(where('fighting-band').every(place => place === 'military deck')).toBe(true);
  });

  it('tokens by place', () => {
    const s = full();
    s.battle.attackUnits[0] = 2;
    s.battle.defenseUnits[1] = 1;
    s.auction.units[2] = 1;
    s.civs[0].blues[card('bronze')] = 3;
    const n = new Map<string, number>();
    pieces(s, (piece, place, k) => {
      if (piece === 'yellow' || piece === 'blue') n.set(`${piece} ${place}`, k);
    });
    expect(Object.fromEntries(n)).toEqual({
      'yellow box': 200,
      'blue box': 200,
      'yellow set aside': 4,
      'yellow bank 0': 18,
      'yellow idle 0': 1,
      'yellow cards 0': 6,
      'blue bank 0': 18,
      'blue cards 0': 3,
      'blue wonder 0': 2,
      'yellow bank 1': 18,
      'yellow idle 1': 1,
      'yellow cards 1': 7,
      'blue bank 1': 18,
      'blue cards 1': 0,
      'blue wonder 1': 0,
    });
  });

  it('cards that somebody has or had are seen, those in decks and the row are not', () => {
    const noted = new Set<string>();
    seen(full(), id => noted.add(id));
    for (const id of ['homer', 'coal', 'legion', 'rats', 'knights', 'impact-of-wonders'])
      expect(noted, id).toContain(`card:${id}`);
    for (const id of ['iron', 'foray', 'barbarians', 'terrorism', 'fighting-band', 'computers'])
      expect(noted, id).not.toContain(`card:${id}`);
  });
});

describe('imagined tables', () => {
  const imagined = (s: State, seat: number, seed: string) => imagine(rules, s, seat, seedChance(seed));
  const isEvent = (n: number) => T.KIND[n] === T.EVENT || T.KIND[n] === T.TERRITORY;

  it('TTA-29.1 the decks of events hold events and territories, scoring places only events', () => {
    const at = scene({ seats: 3, age: 2, settings: { endScoring: 'age-by-age' } }, (s, _p, q) => {
      s.future = cards('foray', 'wealthy-territory-1', 'cold-war', 'fertile-territory-2');
      s.futureBy = [1, 1, 2, 1];
      q.military = cards('legion', 'spy-2', 'bonus-1');
    });
    for (let k = 0; k < 25; k++) {
      const s = imagined(at.s, 0, `guess ${k}`);
      expect(s.future.every(isEvent)).toBe(true);
      expect(s.current.every(isEvent)).toBe(true);
      expect(s.scoringDown.every(n => T.KIND[n] === T.EVENT)).toBe(true);
      expect(s.future.map(n => T.LEVEL[n])).toEqual([1, 1, 2, 2]);
      expect(s.civs[1].military.map(n => T.LEVEL[n])).toEqual([1, 2, 1]);
      const count = (st: State) =>
        st.militaryDecks.flat().length + st.future.length + st.civs[1].military.length;
      expect(count(s)).toBe(count(at.s));
    }
    const own = imagined(at.s, 1, 'own');
    expect([own.civs[1].military, own.future[0], own.future[1]]).toEqual([
      cards('legion', 'spy-2', 'bonus-1'),
      ...cards('foray', 'wealthy-territory-1'),
    ]);
  });

  it('TTA-27.6 TTA-29.1 scoring cards that a rival keeps or was dealt are imagined as events', () => {
    const at = scene({ seats: 3, age: 3, settings: { endScoring: 'private' } }, (s, _p, q) => {
      s.kept[1] = cards('impact-of-science');
      s.dealt[1] = cards('impact-of-strength');
      q.military = cards('holy-war-3', 'modern-army', 'entrenchments');
    });
    for (let k = 0; k < 25; k++) {
      const { kept, dealt } = imagined(at.s, 0, `scoring ${k}`);
      expect([...kept[1], ...dealt[1]].map(n => T.KIND[n])).toEqual([T.EVENT, T.EVENT]);
    }
  });

  it('TTA-19.3 TTA-29.1 a bid of a rival is backed by imagined bonus cards', () => {
    const at = scene({ seats: 3, phase: 'political', age: 1 }, (s, p, q) => {
      s.current = cards('no-event', 'wealthy-territory-1');
      p.military = cards('rats');
      army(p, {});
      army(q, { warriors: 1 });
      q.military = cards('bonus-1', 'bonus-1', 'legion');
    });
    at.does('event', card('rats')).asks('bid', 1).does('bid', 3);
    for (let k = 0; k < 10; k++) {
      const hand = imagined(at.s, 0, `bid ${k}`).civs[1].military;
      expect(hand.filter(n => T.KIND[n] === T.BONUS).length).toBeGreaterThanOrEqual(2);
    }
    expect(imagined(at.s, 1, 'mine').civs[1].military).toEqual(at.civ(1).military);
  });
});

describe('variants', () => {
  const refused = (settings: Readonly<Record<string, unknown>>): string | undefined => {
    try {
      begin<State, Vocab>(rules, 3, 'x', settings);
    } catch (error) {
      if (error instanceof BadSettings && error.problem.code === 'together') return error.problem.key;
      throw error;
    }
    return undefined;
  };

  it('those that mean nothing at a level are refused by name', () => {
    const simple = { level: 'simple' };
    expect(refused({ ...simple, noGangAttacks: true })).toBe('noGangAttacks');
    expect(refused({ ...simple, peaceful: 'attacks' })).toBe('peaceful');
    expect(refused({ ...simple, drawAsAction: true })).toBe('drawAsAction');
    expect(refused({ ...simple, alternativeCorruption: true })).toBe('alternativeCorruption');
    expect(refused({ level: 'advanced', endScoring: 'open' })).toBe('endScoring');
    expect(refused({ level: 'advanced', fewerBonuses: true })).toBe('fewerBonuses');
    expect(refused({ fewerBonuses: true })).toBeUndefined();
    expect(refused({ fewerBonuses: true, endScoring: 'public' })).toBeUndefined();
    expect(refused({ ...simple, easier: true })).toBeUndefined();
  });

  it('TTA-27.1 TTA-27.3 what is in the military decks', () => {
    const kinds = (seats: number, settings = {}) => {
      const s = table(seats, settings).s;
      const has = (kind: number) => s.militaryDecks.flat().some(n => T.KIND[n] === kind);
      return [has(T.PACT), has(T.WAR), has(T.AGGRESSION), has(T.TACTIC)];
    };
    expect(kinds(2)).toEqual([false, true, true, true]);
    expect(kinds(3)).toEqual([true, true, true, true]);
    expect(kinds(3, { peaceful: 'attacks' })).toEqual([true, false, false, true]);
    expect(kinds(3, { peaceful: 'attacks-and-pacts' })).toEqual([false, false, false, true]);
    expect(kinds(3, { level: 'advanced' })).toEqual([true, false, true, true]);
    expect(table(3, { easier: true }).civ(0).yellow).toBe(19);
    expect(table(3).s.row.every(n => n !== NONE)).toBe(true);
  });
});

describe('odds and ends', () => {
  it('TTA-18.9 goods that are lost by choice are told', () => {
    const at = scene({ seats: 3, phase: 'political' }, (s, p, q: Civ, r: Civ) => {
      s.current = cards('no-event', 'raiders');
      p.military = cards('legion', 'rats');
      army(p, { warriors: 3 });
      food(q, 3);
      food(r, 1);
      r.blues[card('bronze')] = 3;
    });
    at.does('event', card('rats')).asks('loseMix', 2);
    expect(at.tellsOf('lost').map(t => t.args)).toEqual([[1, 2, 0]]);
    expect(at.can('mix')).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(telling(at, 'mix', 1, 1)).toEqual([['lost', 2, 1, 1]]);
  });

  it('TTA-18.7 either good, as the player says', () => {
    const at = scene({ seats: 2, phase: 'political' }, (s, p) => {
      s.current = cards('no-event', 'development-of-markets');
      p.military = cards('rats');
    });
    at.does('event', card('rats')).asks('gainEither', 0);
    expect(at.legal()).toEqual([
      ['mix', 2, 0],
      ['mix', 0, 2],
    ]);
    expect(telling(at, 'mix', 0, 2)).toEqual([['gained', 0, 0, 2]]);
  });

  it('TTA-26.2 the tokens of who leaves go to the box', () => {
    const at = scene({ seats: 3 }, (_s, p) => {
      p.building = card('internet');
      p.stages = 2;
      p.blues[card('bronze')] = 3;
      p.colonies = cards('wealthy-territory-1');
    });
    at.does('resign', 'yes');
    const c = at.civ(0);
    expect([at.s.boxBlue, at.s.boxYellow]).toEqual([200 + 18 + 2 + 3, 200 + 18 + 1 + 6]);
    expect([c.blue, c.yellow, c.idle, c.stages, c.building, c.blues[card('bronze')]]).toEqual([
      0,
      0,
      0,
      0,
      NONE,
      0,
    ]);
    expect(c.workers.every(n => n === -1)).toBe(true);
  });

  it('TTA-22.5 an air force doubles the bonus of one army', () => {
    const strength = (infantry: number, air: number) =>
      scene({ seats: 2 }, (_s, p) => {
        army(p, { warriors: infantry, 'air-forces': air });
        p.tactic = card('fighting-band');
      }).strength(0);
    expect([strength(2, 0), strength(2, 1), strength(2, 2), strength(4, 1), strength(1, 1)]).toEqual([
      2 + 1,
      2 + 5 + 2,
      2 + 10 + 2,
      4 + 5 + 3,
      1 + 5,
    ]);
  });

  it('TTA-9.13 TTA-2.8 blue tokens of a special technology come, and go with it', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.hand = cards('justice-system', 'civil-service');
      p.science = 17;
    });
    at.does('technology', card('justice-system'));
    expect([at.civ(0).blue, at.s.boxBlue]).toEqual([18 + 3, 200 - 3]);
    at.does('technology', card('civil-service'));
    expect([at.civ(0).blue, at.s.boxBlue, at.civil(0)]).toEqual([18 + 3, 200 - 3, '4/6']);
  });

  it('TTA-28.20 TTA-9.1 discounts of population add up, and never pay out', () => {
    const at = scene({ seats: 2 }, (_s, p) => {
      p.wonders = cards('ocean-liner-service', 'pyramids');
      p.leader = card('moses');
      p.yellow = 4;
      p.idle = 9;
      food(p, 1);
    });
    expect(telling(at, 'immigrate')).toEqual([['populated', 0, 1]]);
    expect([at.civ(0).yellow, at.civil(0)]).toEqual([3, '5/5']);
  });

  it('TTA-25.3 [A] the Advanced game ends with the round in which Age II does', () => {
    const at = scene({ seats: 3, level: 'advanced', age: 2 }, s => {
      s.civilDecks[2] = cards('coal');
    });
    at.does('endTurn');
    expect([at.s.lastRound, at.tellsOf('yellowLost')]).toEqual([at.s.round, []]);
  });

  it('TTA-27.2 no gang attacks: the marker of the attacked one blocks others until it is returned', () => {
    const settings = { noGangAttacks: true };
    const at = scene({ seats: 3, phase: 'political', age: 3, settings }, (s, p) => {
      p.government = card('communism');
      p.military = cards('spy-2');
      army(p, {});
      army(s.civs[1], {});
      s.markers = [NONE, NONE, 0];
    });
    at.does('aggression', card('spy-2'), 1);
    expect(at.s.markers).toEqual([NONE, 0, NONE]);
    const blocked = scene({ seats: 3, phase: 'political', age: 3, settings }, (s, p) => {
      p.government = card('communism');
      p.military = cards('spy-2');
      s.markers = [NONE, 2, NONE];
    });
    blocked.cannot(['aggression', card('spy-2'), 1], 'gangAttack', 1, 2);
    const free = scene({ seats: 3, phase: 'political', age: 3 }, (s, p) => {
      p.government = card('communism');
      p.military = cards('spy-2');
      army(p, {});
      army(s.civs[1], {});
    });
    free.does('aggression', card('spy-2'), 1);
    expect(free.s.markers).toEqual([NONE, NONE, NONE]);
  });
});
