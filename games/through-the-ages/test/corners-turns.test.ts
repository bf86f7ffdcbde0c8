/** Rounds, ages, the card row, events and leaving the game, at the far ends of their rules. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { Civ } from '../rules/state.ts';
import { type Arrange, at, political, sign } from './of-three.ts';
import { army, card, cards, scene } from './scene.ts';
import { linesOf, telling } from './told.ts';

/** Seat 0 ends its turn; then what is told from the beginning of the next turn on. */
const nextTurn = (arrange: Arrange, options: Parameters<typeof at>[1] = {}) => {
  const here = at(arrange, options).does('endTurn');
  const lines = linesOf(here);
  return { here, lines: lines.slice(lines.findIndex(([key]) => key === 'turn') + 1) };
};

describe('the end of an age', () => {
  it('TTA-24.2 TTA-24.3 leader, wonder and pact of the age that ends stay; who has no yellow token loses none', () => {
    const { here, lines } = nextTurn(
      (s, p, q) => {
        s.civilDecks[2] = cards('coal');
        p.leader = card('isaac-newton');
        p.building = card('eiffel-tower');
        p.stages = 1;
        p.blue -= 1;
        sign(p, 'peace-treaty', 2);
        p.yellow = 0;
        p.idle += 18;
        q.yellow = 1;
        q.idle += 17;
      },
      { age: 2 },
    );
    const c = here.civ(0);
    expect([c.leader, c.building, c.stages, c.pact, c.pactWith]).toEqual([
      card('isaac-newton'),
      card('eiffel-tower'),
      1,
      card('peace-treaty'),
      2,
    ]);
    expect(lines.filter(([key]) => key === 'yellowLost')).toEqual([
      ['yellowLost', 1, 1],
      ['yellowLost', 2, 2],
    ]);
  });

  it('TTA-24.4 TTA-25.1 [S] the end of Age I announces the last round', () => {
    const { lines } = nextTurn(
      s => {
        s.civilDecks[1] = cards('iron');
      },
      { level: 'simple' },
    );
    expect(lines).toEqual([['lastRound'], ['dealt', 0, card('iron')]]);
  });

  it('TTA-7.4 TTA-7.5 Age A ends without effects: nobody loses a token, and Age I is told of once, after the row', () => {
    const { here, lines } = nextTurn(
      s => {
        s.civilDecks[0] = s.civilDecks[0].slice(0, 3);
      },
      { age: 0, round: 2 },
    );
    expect(here.s.civs.map(c => c.yellow)).toEqual([18, 18, 18]);
    expect(lines.map(([key]) => key)).toEqual([...Array(13).fill('dealt'), 'ageBegins', 'noPolitics']);
    expect(lines[13]).toEqual(['ageBegins', 1]);
  });

  it('TTA-24.5 with no deck left nothing is dealt, and nothing told of it', () => {
    const { here, lines } = nextTurn(
      s => {
        s.row[4] = card('oil');
      },
      { age: 4 },
    );
    expect([here.s.row[0], lines]).toEqual([card('oil'), [['noPolitics', 1]]]);
  });

  it('TTA-27.6 age by age: no scoring card is shown at the end of any later round', () => {
    const here = at(
      s => {
        s.civilDecks[2] = [];
      },
      { active: 2, age: 2, settings: { endScoring: 'age-by-age' } },
    );
    here.does('endTurn').asks('act', 0);
    expect([here.s.round, here.s.scoring.length, here.s.scoringDown.length]).toEqual([6, 1, 4]);
  });
});

describe('events', () => {
  const event = (id: Parameters<typeof card>[0], arrange: Arrange) =>
    political((s, ...civs) => {
      s.current = cards('no-event', id);
      civs[0].military = cards('rats');
      arrange(s, ...civs);
    });

  it('TTA-28.25 Barbarians: where the one with the most culture is strong, nobody is hit', () => {
    const here = event('barbarians', (_s, p, q, r) => {
      p.culture = 20;
      q.culture = 10;
      r.culture = 5;
      army(p, { warriors: 5 });
      army(q, { warriors: 1 });
      army(r, { warriors: 1 });
    });
    expect(telling(here, 'event', card('rats')).slice(2)).toEqual([['eventRevealed', card('barbarians')]]);
  });

  it('TTA-18.7 TTA-9.9 points of an impact and what a leader gives say where they come from', () => {
    const impact = event('impact-of-wonders', (_s, p) => {
      p.wonders = cards('pyramids');
    });
    impact.does('event', card('rats'));
    expect(impact.tellsOf('scored').map(line => line.origin)).toEqual([undefined, 'card:impact-of-wonders']);
    const aristotle = at((s, p) => {
      p.leader = card('aristotle');
      s.row[0] = card('iron');
    }).does('take', 0);
    expect(aristotle.tellsOf('learned').map(line => line.origin)).toEqual(['card:aristotle']);
  });

  it('TTA-18.2 TTA-6.3 [S] after the last event nothing is refilled', () => {
    const here = scene({ level: 'simple', seats: 2, active: 1, round: 2 }, s => {
      s.current = cards('no-event');
    }).does('endTurn');
    expect(linesOf(here).filter(([key]) => key.startsWith('event'))).toEqual([
      ['eventRevealed', card('no-event')],
    ]);
  });

  it('TTA-28.28 International Agreement: declined where a card could have been taken, impossible where none could', () => {
    const agreement = (wonders: Civ['wonders'], price: number) => {
      const here = event('international-agreement', (s, p) => {
        s.row[0] = card('eiffel-tower');
        p.wonders = wonders;
      }).does('event', card('rats'));
      const lines = linesOf(here).map(([key]) => key);
      expect(1 + wonders.length).toBe(price);
      return here.s.asked[0].kind === 'agreement'
        ? telling(here, 'done').map(([key]) => key)
        : lines.filter(key => key.startsWith('agreement'));
    };
    const four = cards('pyramids', 'colossus', 'hanging-gardens', 'great-wall');
    expect(agreement(four, 5)).toEqual(['agreementDeclined']);
    expect(agreement([...four, card('taj-mahal')], 6)).toEqual(['agreementImpossible']);
  });
});

describe('turns', () => {
  it('TTA-6.2 TTA-23.4 the war of a player is fought out at the beginning of their next turn', () => {
    const here = at(
      (_s, _p, q) => {
        q.war = card('war-over-culture-2');
        q.warOn = 2;
      },
      { age: 2 },
    );
    here.does('endTurn').asks('sacrifice', 1);
    expect(here.s.battle.card).toBe(card('war-over-culture-2'));
  });

  it('TTA-6.1 a table that ends by its number of rounds begins no other', () => {
    const here = at(() => {}, { active: 2, round: 5 });
    here.arrange(s => {
      s.roundCap = 5;
    });
    expect(telling(here, 'endTurn').map(([key]) => key)).not.toContain('round');
    expect([here.s.over, here.s.round, linesOf(here).some(([key]) => key === 'round')]).toEqual([
      true,
      5,
      false,
    ]);
  });
});

describe('leaving the game', () => {
  it('TTA-26.2 TTA-27.2 everything of who leaves goes, and nothing of the others', () => {
    const here = political(
      (s, p) => {
        p.military = cards('rats');
        p.specials[1] = card('code-of-laws');
        s.markers = [2, 2, NONE];
      },
      { settings: { noGangAttacks: true } },
    );
    const tokens = here.s.boxYellow;
    here.does('resign', 'yes');
    expect([
      here.civ(0).specials,
      here.s.gone.includes(card('code-of-laws')),
      here.s.gone.includes(NONE),
    ]).toEqual([[NONE, NONE, NONE, NONE], true, false]);
    expect([here.s.markers, here.civ(0).resigned, here.s.boxYellow > tokens]).toEqual([
      [NONE, 2, NONE],
      1,
      true,
    ]);
  });

  it('TTA-26.1 who leaves second is the second', () => {
    const here = scene({ phase: 'political' }, (_s, p, q) => {
      for (const c of [p, q]) c.military = cards('rats');
    });
    here.does('resign', 'yes').does('resign', 'yes');
    expect(here.s.civs.map(c => c.resigned)).toEqual([1, 2, 0, 0]);
  });

  it('TTA-26.1.a a war that was being fought is void, and that is told', () => {
    const here = political(
      (_s, p) => {
        p.war = card('war-over-culture-2');
        p.warOn = 1;
      },
      { phase: 'war' },
    );
    expect(telling(here, 'resign', 'yes')).toEqual([
      ['resigned', 0],
      ['warVoid', card('war-over-culture-2')],
    ]);
  });

  it('TTA-26.1.a what another player decides first takes nothing away: the own first decision is still to come', () => {
    const here = political(
      (_s, p, q) => {
        p.war = card('war-over-culture-2');
        p.warOn = 1;
        p.military = cards('rats');
        army(p, {});
        army(q, { warriors: 1 });
      },
      { phase: 'war' },
    );
    here.asks('sacrifice', 1).does('done').asks('political', 0);
    expect(here.g.options(here.open()).forms.map(form => form.verb)).toEqual(['resign']);
  });
});
