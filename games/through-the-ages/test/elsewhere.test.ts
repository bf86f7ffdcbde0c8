/** What belongs to another phase says to which. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/ids.ts';
import type { Civ } from '../rules/state.ts';
import { type Arrange, at, political, sign } from './of-three.ts';
import { army, card, cards, food, put, resources, type Scene, table } from './scene.ts';

/** Where the open question sends things of a kind. */
function sent(here: Scene, kind: string): [string, ...unknown[]] | undefined {
  const found = here.g.options(here.open()).elsewhere?.find(each => each.kind === kind);
  return found && [found.why.key, ...found.why.args];
}

describe('what belongs to another phase says to which', () => {
  it('TTA-17.1 TTA-16.7 political cards, rivals and bonus cards in the action phase', () => {
    const act = at((_s, p, q) => {
      p.military = cards('rats', 'spy-2', 'peace-treaty', 'bonus-1', 'phalanx');
      p.leader = card('homer');
      sign(q, 'military-pact', 0);
    });
    for (const kind of ['event', 'attack', 'pactCard', 'pact', 'rival'])
      expect(sent(act, kind)).toEqual(['inPolitics']);
    expect(sent(act, 'bonus')).toEqual(['bonusWhen']);
    for (const kind of ['leader', 'government', 'special', 'wonder', 'colony', 'adopted'])
      expect(sent(act, kind)).toEqual(['worksByItself']);
    expect([sent(act, 'war'), sent(act, 'deck')]).toEqual([['warWaits'], ['drawnAtEnd']]);
    for (const kind of [
      'row',
      'civil',
      'building',
      'unit',
      'worker',
      'population',
      'stages',
      'tactic',
      'routes',
    ])
      expect(sent(act, kind)).toBeUndefined();
    expect(act.can('tactic')).toEqual([[card('phalanx')]]);
  });

  it('TTA-17.1 TTA-16.7 tactics, bonus cards and everything civil in the political phase', () => {
    const politics = political((_s, p) => {
      p.military = cards('bonus-1', 'phalanx', 'rats');
    });
    for (const kind of [
      'tactic',
      'row',
      'civil',
      'building',
      'unit',
      'worker',
      'population',
      'stages',
      'routes',
    ])
      expect(sent(politics, kind)).toEqual(['inActions']);
    expect([sent(politics, 'bonus'), sent(politics, 'rival')]).toEqual([['bonusWhen'], ['cardForRival']]);
    for (const kind of ['event', 'attack', 'pactCard', 'pact']) expect(sent(politics, kind)).toBeUndefined();
    const armed = (id: CardId) =>
      political((_s, p) => {
        p.military = cards(id);
      });
    expect([sent(armed('spy-2'), 'rival'), sent(armed('peace-treaty'), 'rival')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('TTA-27.4 TTA-3.1 the variant draws in the action phase; the Simple game has no rivals to attack', () => {
    const drawing = at(() => {}, { settings: { drawAsAction: true } });
    expect(sent(drawing, 'deck')).toBeUndefined();
    const politics = political(
      (_s, p) => {
        p.military = cards('rats');
      },
      { settings: { drawAsAction: true } },
    );
    expect(sent(politics, 'deck')).toEqual(['inActions']);
    expect(
      sent(
        at(() => {}, { level: 'simple' }),
        'rival',
      ),
    ).toEqual(['noRivals']);
  });

  it('TTA-9.10 an action card comes first, the rest of the phase after it', () => {
    const ordered = at((_s, p) => {
      p.hand = cards('rich-land-a', 'iron');
      resources(p, 9);
    }).does('action', card('rich-land-a'));
    for (const kind of ['row', 'civil', 'unit', 'population'])
      expect(sent(ordered, kind)).toEqual(['afterOrder', card('rich-land-a')]);
    expect([sent(ordered, 'bonus'), sent(ordered, 'deck')]).toEqual([['bonusWhen'], ['drawnAtEnd']]);
    const drawing = at(
      (_s, p) => {
        p.hand = cards('rich-land-a');
        resources(p, 9);
      },
      { settings: { drawAsAction: true } },
    ).does('action', card('rich-land-a'));
    expect(sent(drawing, 'deck')).toEqual(['afterOrder', card('rich-land-a')]);
  });

  it('TTA-19.5 TTA-16.4 TTA-2.7 TTA-18.10 auctions, discards and losses', () => {
    const sale = political((s, p, q) => {
      s.current = cards('no-event', 'historic-territory-1');
      p.military = cards('rats', 'bonus-1');
      put(p, 'swordsmen', 0);
      army(q, { warriors: 9 });
    }).does('event', card('rats'));
    expect([sent(sale, 'unit'), sent(sale, 'bonus'), sent(sale, 'row')]).toEqual([
      ['afterBid'],
      ['afterBid'],
      ['inActions'],
    ]);
    const discard = political(
      (_s, p) => {
        p.military = cards('rats', 'bonus-1', 'phalanx');
      },
      { phase: 'discard' },
    );
    for (const kind of ['event', 'attack', 'pactCard', 'tactic', 'bonus'])
      expect(sent(discard, kind)).toBeUndefined();
    expect([sent(discard, 'pact'), sent(discard, 'row')]).toEqual([['inPolitics'], ['inActions']]);
    const conflict = political((s, p, q, r) => {
      s.current = cards('no-event', 'border-conflict');
      p.military = cards('rats');
      army(p, { warriors: 3 });
      army(q, { warriors: 2 });
      army(r, { warriors: 1 });
    }).does('event', card('rats'));
    conflict.asks('loseBuilding', 2);
    expect([sent(conflict, 'unit'), sent(conflict, 'building')]).toEqual([['onlyBuildings'], undefined]);
    conflict.cannot(['worker', card('religion')], 'noWorkerOn', card('religion'));
  });

  it('TTA-20.1 TTA-23.3 units without workers are named with their reason', () => {
    const defended = political((_s, p, q) => {
      p.military = cards('spy-2');
      army(p, { warriors: 3 });
      put(p, 'swordsmen', 0);
      army(q, { warriors: 1 });
      put(q, 'swordsmen', 0);
    }).does('aggression', card('spy-2'), 1);
    defended.asks('sacrifice', 0).cannot(['sacrifice', card('swordsmen')], 'noWorkerOn', card('swordsmen'));
    expect([sent(defended, 'unit'), sent(defended, 'bonus')]).toEqual([undefined, ['bonusWhen']]);
    defended
      .does('done')
      .asks('defend', 1)
      .cannot(['sacrifice', card('swordsmen')], 'noWorkerOn');
    expect([sent(defended, 'unit'), sent(defended, 'bonus'), sent(defended, 'rival')]).toEqual([
      undefined,
      undefined,
      ['inPolitics'],
    ]);
  });

  it('TTA-21.1 TTA-18.7 TTA-18.8 offers, gains and free buildings are about nothing else', () => {
    const offer = political((_s, p) => {
      p.military = cards('peace-treaty');
    }).does('pact', card('peace-treaty'), 1, 0);
    offer.asks('pactOffer', 1);
    const event = (id: CardId) =>
      political((s, p) => {
        s.current = cards('no-event', id);
        p.military = cards('rats');
      }).does('event', card('rats'));
    for (const [here, kind] of [
      [offer, 'pactOffer'],
      [event('development-of-markets'), 'gainEither'],
      [event('development-of-religion'), 'freeBuilding'],
    ] as const) {
      expect(here.open().kind).toBe(kind);
      expect([sent(here, 'row'), sent(here, 'rival'), sent(here, 'unit')]).toEqual([
        ['inActions'],
        ['inPolitics'],
        ['inActions'],
      ]);
    }
  });

  it('TTA-2.7 TTA-18.9 TTA-19.10 TTA-28.32 TTA-28.33 losses are about what is lost', () => {
    const event = (id: CardId, arrange: Arrange) =>
      political((s, p, q, r) => {
        s.current = cards('no-event', id);
        p.military = cards('rats');
        army(p, { warriors: 3 });
        army(q, { warriors: 2 });
        army(r, { warriors: 1 });
        arrange(s, p, q, r);
      }).does('event', card('rats'));
    const population = event('reign-of-terror', (_s, _p, _q, r) => {
      r.idle = 0;
    });
    population.asks('losePopulation', 2).cannot(['worker', card('religion')], 'noWorkerOn', card('religion'));
    expect([sent(population, 'building'), sent(population, 'unit'), sent(population, 'worker')]).toEqual([
      undefined,
      undefined,
      ['inActions'],
    ]);
    const colony = event('independence-declaration', (_s, _p, _q, r) => {
      r.colonies = cards('wealthy-territory-1', 'fertile-territory-1');
    });
    expect([colony.open().kind, sent(colony, 'colony'), sent(colony, 'wonder')]).toEqual([
      'loseColony',
      undefined,
      ['worksByItself'],
    ]);
    const ruin = event('ravages-of-time', (_s, p) => {
      p.wonders = cards('pyramids', 'colossus');
    });
    expect([ruin.open().kind, sent(ruin, 'wonder'), sent(ruin, 'colony')]).toEqual([
      'ruin',
      undefined,
      ['worksByItself'],
    ]);
    const terror = event('terrorism', (_s, p, q) => {
      p.culture = 3;
      put(q, 'religion', 1);
    });
    expect([terror.open().kind, sent(terror, 'building'), sent(terror, 'unit')]).toEqual([
      'terror',
      ['inActions'],
      ['inActions'],
    ]);
    const raiders = event('raiders', (_s, _p, _q, r) => {
      food(r, 3);
      resources(r, 3);
    });
    expect([raiders.open().kind, sent(raiders, 'row')]).toEqual(['loseMix', ['inActions']]);
    const agreement = event('international-agreement', s => {
      s.row[0] = card('iron');
    });
    expect([agreement.open().kind, sent(agreement, 'row'), sent(agreement, 'civil')]).toEqual([
      'agreement',
      undefined,
      ['inActions'],
    ]);
  });

  it('TTA-20.9 TTA-23.8 TTA-28.35 spoils are those of the loser', () => {
    const won = (id: CardId, arrange: (q: Civ) => void) => {
      const here = political((_s, p, q) => {
        p.military = cards(id);
        p.government = card('communism');
        army(p, { warriors: 9 });
        army(q, {});
        arrange(q);
      });
      return here.does('aggression', card(id), 1).does('done');
    };
    const plunder = won('plunder-1', q => {
      food(q, 3);
      resources(q, 3);
    });
    const raid = won('raid-1', q => put(q, 'religion', 1));
    const annex = won('annex-2', q => {
      q.colonies = cards('wealthy-territory-1', 'fertile-territory-1');
    });
    for (const [here, kind] of [
      [plunder, 'takeMix'],
      [raid, 'raid'],
      [annex, 'annex'],
    ] as const) {
      expect(here.open().kind).toBe(kind);
      expect([sent(here, 'row'), sent(here, 'building'), sent(here, 'colony')]).toEqual([
        ['inActions'],
        ['inActions'],
        ['worksByItself'],
      ]);
    }
    const war = at(
      (_s, p, q) => {
        p.war = card('war-over-technology-2');
        p.warOn = 1;
        army(p, { warriors: 5 });
        army(q, {});
        q.specials[0] = card('warfare');
        q.science = 3;
      },
      { phase: 'war', age: 2 },
    ).does('done');
    expect([war.open().kind, sent(war, 'special'), sent(war, 'row')]).toEqual([
      'takeTechnology',
      ['worksByItself'],
      ['inActions'],
    ]);
  });

  it('TTA-27.6 scoring cards to choose from', () => {
    const secret = table(2, { endScoring: 'private' });
    expect([sent(secret, 'scoring'), sent(secret, 'row')]).toEqual([undefined, ['inActions']]);
    const open = table(3, { endScoring: 'open' });
    expect([sent(open, 'scoring'), sent(open, 'row')]).toEqual([undefined, ['inActions']]);
  });

  it('TTA-27.5 TTA-27.6 leaving out a token, scoring cards', () => {
    const mines = at(() => {}, { settings: { alternativeCorruption: true } }).does('endTurn');
    mines.asks('mineOption', 0);
    expect([sent(mines, 'building'), sent(mines, 'row')]).toEqual([['onlyMines'], ['inActions']]);
  });
});
