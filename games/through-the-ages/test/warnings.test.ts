/** Words of caution on answers that are legal but empty or foolish. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/ids.ts';
import type { Civ } from '../rules/state.ts';
import { type Arrange, at, political, sign } from './of-three.ts';
import { army, card, cards, food, put, resources } from './scene.ts';

describe('words of caution', () => {
  it('TTA-14.5 as many unused workers as discontent ones are enough', () => {
    const warned = (idle: number) =>
      at((_s, p) => {
        p.yellow = 14;
        p.idle = idle;
        food(p, 5);
      }).warning('endTurn');
    expect([warned(0), warned(1)]).toEqual(['warnUprising', undefined]);
  });

  it('TTA-13.8 production that the blue bank has no tokens for', () => {
    const warned = (arrange: (p: Civ) => void) => {
      const here = at((_s, p) => {
        arrange(p);
      });
      return here.g.options(here.open()).choices.find(({ answer }) => answer[0] === 'endTurn')?.warn;
    };
    expect(
      warned(p => {
        p.blue = 3;
      }),
    ).toEqual({ key: 'warnNotStored', args: [0, 1] });
    expect(
      warned(p => {
        p.blue = 0;
      }),
    ).toEqual({ key: 'warnNotStored', args: [2, 2] });
    expect(
      warned(p => {
        p.blue = 4;
      }),
    ).toBeUndefined();
    // what is eaten frees tokens for the mines
    expect(
      warned(p => {
        p.blue = 3;
        p.yellow = 13;
        p.idle = 5;
      }),
    ).toBeUndefined();
  });

  it('TTA-13.8 TTA-21.8 food of a pact is counted with it', () => {
    const here = at((_s, p, q) => {
      sign(q, 'international-trade-agreement', 0);
      put(p, 'bronze', 0);
      p.blue = 2;
    });
    expect(here.g.options(here.open()).choices.find(({ answer }) => answer[0] === 'endTurn')?.warn).toEqual({
      key: 'warnNotStored',
      args: [1, 0],
    });
  });

  it('TTA-13.8 TTA-21.8 resources of a pact come after the mines; what a pact costs is no loss of tokens', () => {
    const warned = (side: number, blue: number, id: CardId = 'international-trade-agreement') => {
      const here = at((_s, p, q) => {
        sign(q, id, 0, side);
        p.blue = blue;
      });
      return here.g.options(here.open()).choices.find(({ answer }) => answer[0] === 'endTurn')?.warn;
    };
    expect(warned(1, 5)).toBeUndefined();
    expect(warned(1, 4)).toEqual({ key: 'warnNotStored', args: [0, 1] });
    expect(warned(1, 3)).toEqual({ key: 'warnNotStored', args: [0, 2] });
    expect(warned(0, 4, 'acceptance-of-supremacy')).toBeUndefined();
  });

  it('TTA-28.24 TTA-12.2 TTA-1.4 action cards that give less than they say', () => {
    const warned = (id: CardId, arrange: Arrange) =>
      at((s, p, ...others) => {
        p.hand = cards(id);
        arrange(s, p, ...others);
      }).warning('action', card(id));
    const equal: Arrange = (_s, ...civs) => {
      for (const c of civs) c.culture = 5;
    };
    expect(warned('endowment-for-the-arts-3', equal)).toBe('warnNothing');
    expect(
      warned('endowment-for-the-arts-3', (s, ...civs) => {
        equal(s, ...civs);
        civs[1].culture = 6;
      }),
    ).toBeUndefined();
    // who has left does not count
    expect(
      warned('endowment-for-the-arts-3', (s, ...civs) => {
        equal(s, ...civs);
        civs[2].culture = 9;
        civs[2].resigned = 1;
      }),
    ).toBe('warnNothing');
    expect(warned('wave-of-nationalism-2', () => {})).toBe('warnNothing');
    expect(warned('wave-of-nationalism-2', (_s, _p, _q, r) => army(r, { warriors: 3 }))).toBeUndefined();
    expect(warned('wave-of-nationalism-2', (_s, p) => army(p, { warriors: 3 }))).toBe('warnNothing');
    const bank = (blue: number): Arrange => {
      return (_s, p) => {
        p.blue = blue;
      };
    };
    expect([warned('mineral-deposits-1', bank(1)), warned('mineral-deposits-1', bank(2))]).toEqual([
      'warnNotStored',
      undefined,
    ]);
    expect([warned('bountiful-harvest-1', bank(1)), warned('bountiful-harvest-1', bank(2))]).toEqual([
      'warnNotStored',
      undefined,
    ]);
    const science = (n: number): Arrange => {
      return (_s, p) => {
        p.science = n;
      };
    };
    expect([
      warned('revolutionary-idea-1', science(39)),
      warned('revolutionary-idea-1', science(38)),
    ]).toEqual(['warnOverScience', undefined]);
    const over = at((_s, p) => {
      p.hand = cards('revolutionary-idea-2');
      p.science = 39;
    });
    expect(over.g.options(over.open()).choices.find(({ answer }) => answer[0] === 'action')?.warn).toEqual({
      key: 'warnOverScience',
      args: [3],
    });
    // a card that is blocked warns of nothing
    const blocked = at((_s, p) => {
      p.hand = cards('mineral-deposits-1');
      p.taken = cards('mineral-deposits-1');
      p.blue = 0;
    });
    blocked.cannot(['action', card('mineral-deposits-1')], 'takenThisTurn');
    expect(blocked.warning('action', card('mineral-deposits-1'))).toBeUndefined();
  });

  it('TTA-22.1 a tactic that makes no army better', () => {
    const warned = (arrange: (p: Civ) => void) =>
      at((_s, p) => {
        p.military = cards('legion');
        arrange(p);
      }).warning('tactic', card('legion'));
    expect(warned(p => army(p, { warriors: 1 }))).toBe('warnTactic');
    expect(warned(p => army(p, { warriors: 9 }))).toBeUndefined();
    const worse = at((_s, p) => {
      p.military = cards('fighting-band', 'legion');
      p.tactic = card('legion');
      army(p, { warriors: 3 });
    });
    const warning = (id: CardId) =>
      worse.g.options(worse.open()).choices.find(({ answer }) => answer[1] === card(id))?.warn;
    expect(warning('fighting-band')).toEqual({ key: 'warnTactic', args: [2, 1] });
    expect(warning('legion')).toEqual({ key: 'warnTactic', args: [2, 2] });
  });

  it('TTA-21.2 TTA-21.6 a pact that ends another one', () => {
    const own = political((_s, p) => {
      p.military = cards('peace-treaty', 'trade-routes-agreement');
      sign(p, 'military-pact', 2);
    });
    expect(own.warning('pact', card('peace-treaty'), 1, 0)).toBe('warnOwnPact');
    expect(own.warning('pact', card('trade-routes-agreement'), 1, 1)).toBe('warnOwnPact');
    const free = political((_s, p, q) => {
      p.military = cards('peace-treaty');
      sign(q, 'military-pact', 0);
    });
    expect(free.warning('pact', card('peace-treaty'), 1, 0)).toBeUndefined();
    const attack = political((_s, p, q) => {
      p.military = cards('spy-2');
      army(p, { warriors: 9 });
      q.science = 5;
      sign(q, 'military-pact', 0);
    });
    expect(attack.warning('aggression', card('spy-2'), 1)).toBe('warnPactEnds');
  });

  it('TTA-20.2 TTA-20.3 TTA-20.9 an aggression that cannot succeed, or has nothing to take', () => {
    const warned = (own: number, rival: number, arrange: Arrange = () => {}) =>
      political((s, p, q, r) => {
        p.military = cards('spy-2');
        army(p, { warriors: own });
        army(q, { warriors: rival });
        q.science = 5;
        arrange(s, p, q, r);
      }).warning('aggression', card('spy-2'), 1);
    // all of them sacrificed count twice
    expect([warned(3, 6), warned(3, 5)]).toEqual(['warnHopeless', undefined]);
    const lastRound: Arrange = s => {
      s.lastRound = s.round;
    };
    expect([warned(3, 3, lastRound), warned(4, 3, lastRound)]).toEqual(['warnHopeless', undefined]);
    expect(
      warned(3, 1, (_s, _p, q) => {
        q.science = 0;
      }),
    ).toBe('warnNothingToTake');
    const open: Arrange = (_s, _p, q) => sign(q, 'open-borders-agreement', 0);
    expect([warned(3, 8, open), warned(3, 9, open)]).toEqual([undefined, 'warnHopeless']);
  });

  it('TTA-20.9 each kind of spoils can be missing', () => {
    const warned = (id: CardId, arrange: (q: Civ) => void) =>
      political((_s, p, q) => {
        p.military = cards(id);
        p.government = card('communism');
        army(p, { warriors: 9 });
        army(q, { warriors: 1 });
        arrange(q);
      }).warning('aggression', card(id), 1);
    const poor = (q: Civ) => {
      put(q, 'philosophy', 0);
      q.culture = 0;
      q.science = 0;
    };
    expect(warned('plunder-1', poor)).toBe('warnNothingToTake');
    expect(warned('plunder-1', q => food(q, 1))).toBeUndefined();
    expect(warned('plunder-1', q => resources(q, 1))).toBeUndefined();
    expect(
      warned('plunder-1', q => {
        resources(q, 1);
        food(q, 1);
      }),
    ).toBeUndefined();
    expect(warned('raid-1', poor)).toBe('warnNothingToTake');
    expect(warned('raid-1', () => {})).toBeUndefined();
    expect(warned('enslave-1', poor)).toBeUndefined();
    expect(warned('armed-intervention-3', poor)).toBe('warnNothingToTake');
    expect(
      warned('armed-intervention-3', q => {
        q.culture = 1;
      }),
    ).toBeUndefined();
  });

  it('TTA-18.7 TTA-13.8 a mix of goods that cannot be stored', () => {
    const mixed = political((s, p) => {
      s.current = cards('no-event', 'development-of-markets');
      p.military = cards('rats');
      p.blue = 1;
    }).does('event', card('rats'));
    expect(mixed.open().kind).toBe('gainEither');
    expect(mixed.legal().map(answer => mixed.warning(...(answer as [string])))).toEqual([
      'warnNotStored',
      'warnNotStored',
    ]);
  });
});
