/** What happens by itself is told, also when it comes to nothing. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/ids.ts';
import type { Civ, State } from '../rules/state.ts';
import { type Arrange, at, political, sign } from './of-three.ts';
import { army, card, cards, put, type Scene } from './scene.ts';
import { linesOf, telling } from './told.ts';

describe('what happens by itself is told', () => {
  it('TTA-17.1 no political action without military cards and pacts', () => {
    expect(linesOf(at(() => {}, { phase: 'political' }))).toEqual([]);
    const next = at();
    expect(telling(next, 'endTurn').length).toBeGreaterThan(0);
    expect(next.tellsOf('noPolitics').map(({ args }) => args)).toEqual([[1]]);
    // The line opens to where everything else belongs; rivals first, whom only a card could concern.
    expect(next.opened('noPolitics')).toEqual([
      'cardForRival',
      'inActions',
      'bonusWhen',
      'worksByItself',
      'warWaits',
      'drawnAtEnd',
    ]);
  });

  it('TTA-20.10 TTA-23.6 TTA-25.5 no sacrifices in the last round', () => {
    const attack = (arrange: Arrange) =>
      political((s, p, q, r) => {
        s.lastRound = s.round;
        p.military = cards('spy-2');
        q.science = 5;
        arrange(s, p, q, r);
      });
    const told = (here: Scene) => telling(here, 'aggression', card('spy-2'), 1).map(([key]) => key);
    expect(told(attack(() => {}))).toEqual(['attacked', 'noSacrifices', 'totals', 'repelled']);
    // The line opens to the units that stay: the attacker's, or the defender's where only these are there.
    const opened = (here: Scene) => {
      told(here);
      const { seat } = here.tellsOf('noSacrifices')[0].unasked ?? {};
      return [seat, ...here.opened('noSacrifices')];
    };
    expect(opened(attack(() => {}))).toEqual([
      0,
      `lastRound: sacrifice ${card('warriors')}`,
      'resignLater: resign yes',
    ]);
    expect(opened(attack((_s, p) => army(p, {})))).toEqual([1, `lastRound: sacrifice ${card('warriors')}`]);
    expect(
      told(
        attack((_s, p, q) => {
          army(p, {});
          army(q, {});
        }),
      ),
    ).not.toContain('noSacrifices');
    expect(
      told(
        attack((s, p) => {
          army(p, {});
          s.lastRound = 0;
        }),
      ),
    ).not.toContain('noSacrifices');
  });

  it('TTA-13.8 TTA-12.2 tokens that are not there', () => {
    const ended = (arrange: (p: Civ) => void) =>
      telling(
        at((_s, p) => {
          p.militarySpent = 2;
          arrange(p);
        }),
        'endTurn',
      ).filter(([key]) => key === 'notStored' || key === 'produced');
    expect(
      ended(p => {
        p.blue = 1;
      }),
    ).toEqual([
      ['produced', 0, 1, 0],
      ['notStored', 0, 1, 0],
      ['notStored', 0, 0, 2],
    ]);
    expect(
      ended(p => {
        p.blue = 4;
      }),
    ).toEqual([
      ['produced', 0, 2, 0],
      ['produced', 0, 0, 2],
    ]);
    expect(
      ended(p => {
        p.blue = 3;
      }),
    ).toEqual([
      ['produced', 0, 2, 0],
      ['produced', 0, 0, 1],
      ['notStored', 0, 0, 1],
    ]);
    const harvest = at((_s, p) => {
      p.hand = cards('bountiful-harvest-1');
      p.blue = 1;
    });
    expect(telling(harvest, 'action', card('bountiful-harvest-1')).slice(1)).toEqual([
      ['gained', 0, 1, 0],
      ['notStored', 0, 1, 0],
    ]);
  });

  it('TTA-27.5 a token that is left out is not one that is missing', () => {
    const mines = at(
      (_s, p) => {
        p.militarySpent = 2;
      },
      { settings: { alternativeCorruption: true } },
    ).does('endTurn');
    expect(telling(mines, 'leave', card('bronze'))).toEqual([
      ['leftOut', 0, card('bronze')],
      ['produced', 0, 0, 1],
    ]);
  });

  it('TTA-12.5 change that the bank has no token for', () => {
    const poor = at((_s, p) => {
      put(p, 'oil', 0);
      p.blues[card('oil')] = 2;
      p.blue = 0;
    });
    expect(telling(poor, 'build', card('bronze'))).toEqual([
      ['changeLost', 0, 0, 2],
      ['built', 0, card('bronze'), 2],
    ]);
    const hungry = at((_s, p) => {
      put(p, 'mechanized-agriculture', 0);
      p.blues[card('mechanized-agriculture')] = 2;
      p.blue = 0;
    });
    expect(telling(hungry, 'populate')).toEqual([
      ['changeLost', 0, 2, 0],
      ['populated', 0, 2],
    ]);
  });

  it('TTA-13.3 TTA-13.5 TTA-21.8 what pacts bring and cost at the end of the turn', () => {
    const ended = (id: CardId, side: number, blue: number) =>
      telling(
        at((_s, p, q) => {
          sign(q, id, 0, side);
          p.militarySpent = 2;
          p.blue = blue;
        }),
        'endTurn',
      ).filter(([key]) => key.startsWith('pact') || key === 'notStored' || key === 'changeLost');
    const trade = card('international-trade-agreement');
    expect(ended('international-trade-agreement', 0, 9)).toEqual([['pactGave', 0, trade, 1, 0]]);
    expect(ended('international-trade-agreement', 1, 9)).toEqual([['pactGave', 0, trade, 0, 1]]);
    expect(ended('international-trade-agreement', 0, 2)).toEqual([
      ['notStored', 0, 1, 0],
      ['notStored', 0, 0, 2],
    ]);
    expect(ended('international-trade-agreement', 1, 4)).toEqual([['notStored', 0, 0, 1]]);
    expect(
      telling(
        at((_s, p, q) => {
          sign(q, 'acceptance-of-supremacy', 0);
          put(p, 'bronze', 0);
        }),
        'endTurn',
      ).map(([key]) => key),
    ).not.toContain('pactTook');
    expect(ended('acceptance-of-supremacy', 0, 9)).toEqual([
      ['pactTook', 0, card('acceptance-of-supremacy'), 1],
    ]);
  });

  it('TTA-18.8 TTA-9.3 a free building or worker that cannot be taken', () => {
    const revealed = (id: CardId, arrange: Arrange) => {
      const here = political((s, p, q, r) => {
        s.current = cards('no-event', id);
        p.military = cards('rats');
        for (const c of [q, r]) {
          c.idle = 0;
          c.yellow = 0;
        }
        arrange(s, p, q, r);
      });
      return telling(here, 'event', card('rats')).filter(([key]) => key.startsWith('no'));
    };
    const religion = card('religion');
    expect(
      revealed('development-of-religion', (_s, p, _q, r) => {
        put(p, 'religion', 2);
        put(r, 'religion', 2);
      }),
    ).toEqual([
      ['noPlaceToBuild', 0, religion],
      ['noWorkerToBuild', 1, religion],
      ['noPlaceToBuild', 2, religion],
    ]);
    expect(revealed('development-of-settlement', () => {})).toEqual([
      ['noNewWorker', 1],
      ['noNewWorker', 2],
    ]);
  });

  it('TTA-18.8 a free building that is declined is told', () => {
    const here = political((s, p) => {
      s.current = cards('no-event', 'development-of-religion');
      p.military = cards('rats');
      p.idle = 1;
    }).does('event', card('rats'));
    expect(telling(here.asks('freeBuilding', 0), 'decline')[0]).toEqual(['notBuilt', 0, card('religion')]);
  });

  it('TTA-1.4 TTA-28.15 science beyond 40 and civil actions that come back', () => {
    const newton = (arrange: (p: Civ) => void) => {
      const here = at((_s, p) => {
        p.leader = card('isaac-newton');
        p.hand = cards('theology', 'breakthrough-1', 'revolutionary-idea-2');
        p.science = 20;
        arrange(p);
      });
      return here;
    };
    const played = newton(() => {});
    expect(telling(played, 'technology', card('theology')).slice(1)).toEqual([['regained', 0, 1]]);
    expect(played.civil(0)).toBe('4/4');
    const idea = (science: number) =>
      telling(
        newton(p => {
          p.science = science;
        }),
        'action',
        card('revolutionary-idea-2'),
      ).slice(1);
    expect(idea(36)).toEqual([['learned', 0, 4]]);
    expect(idea(38)).toEqual([
      ['learned', 0, 2],
      ['scienceLost', 0, 2],
    ]);
    expect(idea(40)).toEqual([['scienceLost', 0, 4]]);
  });

  it('TTA-20.9 nothing to take, nothing to raid', () => {
    const told = (id: CardId) => {
      const here = political((_s, p, q) => {
        p.military = cards(id);
        p.government = card('communism');
        army(p, { warriors: 9 });
        army(q, {});
        put(q, 'philosophy', 0);
      });
      here.does('aggression', card(id), 1);
      return telling(here, 'done').filter(([key]) => key === 'nothingToTake');
    };
    expect([told('plunder-1'), told('raid-1')]).toEqual([
      [['nothingToTake', 0, 1]],
      [['nothingToTake', 0, 1]],
    ]);
  });

  it('TTA-16.2 TTA-16.6 no military card is left', () => {
    const drawn = (arrange: (s: State) => void, age: number) =>
      telling(
        at(
          (s, p) => {
            p.militarySpent = 0;
            arrange(s);
          },
          { age },
        ),
        'endTurn',
      ).filter(([key]) => key === 'drew' || key === 'nothingDrawn');
    expect(
      drawn(s => {
        s.militaryDecks[1] = cards('rats');
        s.discards[1] = [];
      }, 1).map(([key]) => key),
    ).toEqual(['drew', 'nothingDrawn']);
    expect(drawn(() => {}, 4)).toEqual([['nothingDrawn', 0]]);
  });

  it('TTA-13.7 TTA-27.4 nobody draws in the Simple game, in the first round or where drawing is an action', () => {
    const drawn = (options: Parameters<typeof at>[1]) =>
      telling(
        at(() => {}, options),
        'endTurn',
      ).filter(([key]) => key === 'drew' || key === 'nothingDrawn');
    expect(drawn({ level: 'simple' })).toEqual([]);
    expect(drawn({ round: 1, age: 0 })).toEqual([]);
    expect(drawn({ settings: { drawAsAction: true } })).toEqual([]);
    expect(drawn({}).length).toBe(2);
  });

  it('TTA-28.28 an agreement under which nothing can be taken is not declined', () => {
    const told = (row: readonly CardId[]) => {
      const here = political((s, p, _q, r) => {
        s.current = cards('no-event', 'international-agreement');
        p.military = cards('rats');
        army(r, { warriors: 9 });
        row.forEach((id, i) => {
          s.row[i] = card(id);
        });
      }).does('event', card('rats'));
      if (here.open().kind === 'agreement') here.does('done');
      return here.told.map(({ key }) => key).filter(key => key.startsWith('agreement'));
    };
    expect(told([])).toEqual(['agreementImpossible']);
    expect(told(['iron'])).toEqual(['agreementDeclined']);
  });
});
