import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { cultureRating, happiness, scienceRating, strength } from '../rules/ratings.ts';
import type { Civ, State } from '../rules/state.ts';
import { army, card, cards, put, type Scene, scene } from './scene.ts';

type Options = Parameters<typeof scene>[0];
/** The last turn of the last round is about to end. */
function ending(options: Options, arrange: (s: State, ...civs: Civ[]) => void): Scene {
  return scene({ phase: 'turnEnd', active: (options.seats ?? 4) - 1, ...options }, (s, ...civs) => {
    s.lastRound = s.round;
    s.current = [];
    s.scoring = [];
    arrange(s, ...civs);
  });
}
const by = (at: Scene, seat: number) => rules.standing(at.s)[seat].by.final;

describe('25 end of the game', () => {
  it('TTA-25.1 [S] the round with the last card of deck I is the last', () => {
    const at = scene({ level: 'simple', seats: 2, phase: 'cardRow', active: 0 }, s => {
      s.civilDecks[1] = [card('iron')];
      s.current = [];
    });
    at.does('endTurn').asks('act', 1).does('endTurn');
    expect(at.s.over).toBe(true);
  });

  it('EX-66 TTA-25.2 [S] the bonus of the Simple game', () => {
    const at = scene({ level: 'simple', seats: 2 }, (_s, p) => {
      p.government = card('theocracy');
      p.leader = card('leonardo-da-vinci');
      p.wonders = cards('st-peters-basilica', 'library-of-alexandria');
      put(p, 'philosophy', 0);
      put(p, 'alchemy', 2);
      put(p, 'drama', 1);
      put(p, 'religion', 3);
      army(p, { warriors: 1, swordsmen: 2 });
      p.specials[2] = card('cartography');
      put(p, 'iron', 3);
      put(p, 'bronze', 1);
      put(p, 'irrigation', 1);
      put(p, 'theology', 0);
    });
    expect([scienceRating(at.s, 0), cultureRating(at.s, 0), strength(at.s, 0), happiness(at.s, 0)]).toEqual([
      6, 9, 6, 8,
    ]);
    const end = ending({ level: 'simple', seats: 2 }, (s, ...civs) => {
      Object.assign(civs[0], at.s.civs[0]);
      expect(s.level).toBe(0);
    });
    // Theocracy, Alchemy, Drama, Swordsmen, Cartography, Iron, Irrigation, Theology: 8 technologies of level I.
    expect(by(end, 0)).toBe(61);
  });

  it('TTA-25.2.a [S] stored goods, hands and replaced governments count nothing', () => {
    const end = ending({ level: 'simple', seats: 2 }, (_s, p) => {
      p.hand = cards('monarchy', 'iron');
      p.science = 20;
      p.blues[card('bronze')] = 9;
      p.blue = 0;
    });
    expect(by(end, 0)).toBe(2 * 1 + 1 + 2 + 2);
  });

  it('TTA-25.3 [A] the open cards score; Impact of Technology counts level II', () => {
    const end = ending({ level: 'advanced', seats: 2, age: 3 }, (s, p, q) => {
      s.scoring = cards('impact-of-technology', 'impact-of-colonies');
      put(p, 'coal', 0);
      p.government = card('republic');
      q.colonies = cards('fertile-territory-1');
      s.current = cards('cold-war');
    });
    expect([by(end, 0), by(end, 1)]).toEqual([8, 4]);
    expect(end.s.over).toBe(true);
  });

  it('TTA-25.3 [A] sacrifices stay allowed to the end', () => {
    const at = scene({ level: 'advanced', phase: 'political', age: 3 }, (s, p) => {
      s.lastRound = s.round;
      s.current = cards('no-event', 'fertile-territory-2');
      p.military = cards('cold-war');
    });
    at.does('event', card('cold-war')).asks('bid', 0);
  });

  it('EX-65 TTA-25.4 [F] the last round', () => {
    const at = (active: number) =>
      scene({ phase: 'cardRow', active, age: 3, round: 9 }, s => {
        s.civilDecks[3] = [card('oil')];
      }).s.lastRound;
    expect([at(0), at(2)]).toEqual([9, 10]);
  });

  it('TTA-25.4 an event that ends the age counts as of that turn', () => {
    const at = scene({ phase: 'political', active: 1, age: 3, round: 9 }, (s, p, q) => {
      s.row[0] = card('oil');
      s.civilDecks[3] = cards('rockets');
      s.current = cards('no-event', 'international-agreement');
      q.military = cards('rats');
      army(p, { warriors: 9 });
    });
    at.does('event', card('rats')).asks('agreement', 0).does('take', 0);
    expect([at.s.age, at.s.lastRound]).toEqual([4, 10]);
  });

  it('TTA-25.5 [F] no sacrifice in the last round', () => {
    const at = scene({ phase: 'political', age: 4 }, (s, p, q) => {
      s.lastRound = s.round;
      p.military = cards('spy-2');
      q.military = cards('rats');
    });
    at.does('aggression', card('spy-2'), 1)
      .asks('defend', 1)
      .cannot(['sacrifice', card('warriors')], 'lastRound');
  });

  it('TTA-25.6 [F] Age III events left in the event decks score, others do not', () => {
    const end = ending({ seats: 2, age: 4 }, (s, p) => {
      s.current = cards('cold-war', 'impact-of-colonies');
      s.future = cards('impact-of-wonders', 'fertile-territory-2');
      s.futureBy = [0, 1];
      p.colonies = cards('fertile-territory-1');
      p.wonders = cards('pyramids', 'hollywood');
    });
    expect([by(end, 0), end.civ(0).science]).toEqual([4 + 5 + 2, 0]);
    expect([end.s.current, end.s.future]).toEqual([[], []]);
  });

  it('TTA-25.6.a set-aside cards first, then current from the top, then future; never below 0', () => {
    const at = scene({ phase: 'production', seats: 2, active: 1, age: 4 }, (s, _p, q) => {
      s.lastRound = s.round;
      s.scoring = cards('impact-of-colonies');
      s.current = cards('impact-of-wonders', 'impact-of-happiness');
      s.future = cards('impact-of-agriculture');
      s.futureBy = [0];
      q.yellow = 6;
      q.idle = 9;
    });
    expect(at.s.over).toBe(true);
    expect(at.s.past).toEqual(cards('impact-of-happiness', 'impact-of-wonders', 'impact-of-agriculture'));
    // 5 discontent workers would cost 10 culture: there is none to lose, then 2 for the farms.
    expect(at.civ(1).culture).toBe(2);
  });

  it('EX-67 TTA-25.7 final rankings are those of the starting player', () => {
    const end = ending({ age: 4 }, (s, ...civs) => {
      s.current = cards('impact-of-strength');
      [20, 25, 25, 10].forEach((n, i) => {
        army(civs[i], { warriors: n });
      });
    });
    expect([0, 1, 2, 3].map(seat => by(end, seat))).toEqual([5, 15, 10, 0]);
  });

  it('TTA-25.8 most culture wins, ties share the victory', () => {
    const { s } = scene({}, (_s, p, q, r, t) => {
      p.culture = 10;
      q.culture = 30;
      r.culture = 30;
      t.culture = 20;
    });
    expect(rules.standing(s).map(x => x.rank)).toEqual([4, 1, 1, 3]);
  });

  it('TTA-25.9 the last turns have their production', () => {
    const at = scene({ phase: 'actions', seats: 2, active: 1, age: 4 }, s => {
      s.lastRound = s.round;
      s.current = [];
    });
    at.does('endTurn');
    expect([at.s.over, at.civ(1).science]).toEqual([true, 1]);
  });
});
