/** The far ends of rules: the last number that still counts, the first that no longer does, and what a question carries. */
import { hash, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/ids.ts';
import * as T from '../content/tables.ts';
import { loseBlue } from '../rules/goods.ts';
import type { Civ } from '../rules/state.ts';
import { type Arrange, at, political, sign } from './of-three.ts';
import { army, card, cards, food, put, resources, scene, store } from './scene.ts';
import { telling } from './told.ts';

const ranked: Arrange = (_s, p, q, r) => {
  army(p, { warriors: 3 });
  army(q, { warriors: 2 });
  army(r, { warriors: 1 });
};

/** Seat 0, the strongest of three, plays an event, and this one is revealed; seat 2 is the weakest. */
const event = (id: CardId, arrange: Arrange = () => {}) =>
  political((s, ...civs) => {
    s.current = cards('no-event', id);
    civs[0].military = cards('rats');
    ranked(s, ...civs);
    arrange(s, ...civs);
  });
/** The lines it tells once it is revealed. */
const told = (id: CardId, arrange?: Arrange) => telling(event(id, arrange), 'event', card('rats')).slice(3);

describe('attacks', () => {
  it('TTA-23.1 TTA-20.5 a pact that keeps wars away does not keep aggressions away', () => {
    const here = political((_s, p, q, r) => {
      p.military = cards('spy-2', 'war-over-culture-2');
      p.government = card('communism');
      sign(r, 'loss-of-sovereignty', 1);
      q.science = 5;
    });
    here.cannot(['war', card('war-over-culture-2'), 1], 'warImmune', 1);
    expect(here.can('aggression')).toContainEqual([card('spy-2'), 1]);
  });

  it('TTA-20.1 TTA-23.3 the question says which side is asked', () => {
    const war = political(
      (_s, p, q) => {
        p.war = card('war-over-culture-2');
        p.warOn = 1;
        army(p, { warriors: 2 });
        army(q, { warriors: 1 });
      },
      { phase: 'war' },
    );
    expect(war.asks('sacrifice', 0).open().data).toEqual({ defending: false });
    expect(war.does('done').asks('sacrifice', 1).open().data).toEqual({ defending: true });
  });

  it('TTA-23.8 up to 7 science each number is offered; beyond, all or nothing, and any other by its number', () => {
    const won = (science: number) =>
      political(
        (_s, p, q) => {
          p.war = card('war-over-technology-2');
          p.warOn = 1;
          army(p, { warriors: 30 });
          army(q, {});
          q.science = science;
        },
        { phase: 'war' },
      ).does('done');
    const seven = won(7).asks('takeTechnology', 0);
    expect(seven.can('science').map(([n]) => n)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    expect(seven.g.options(seven.open()).forms).toEqual([]);
    const eight = won(8).asks('takeTechnology', 0);
    expect(eight.can('science').map(([n]) => n)).toEqual([8, 0]);
    expect(eight.g.options(eight.open()).forms).toEqual([
      { verb: 'science', schema: { type: 'int', min: 0, max: 8 } },
    ]);
    eight.does('science', 5);
    expect([eight.civ(0).science, eight.civ(1).science]).toEqual([5, 3]);
  });

  it('TTA-28.36 War over Resources takes by the advantage', () => {
    const won = political(
      (_s, p, q) => {
        p.war = card('war-over-resources-2');
        p.warOn = 1;
        army(p, { warriors: 2 });
        army(q, { warriors: 1 });
        food(q, 3);
        resources(q, 3);
      },
      { phase: 'war' },
    )
      .does('done')
      .does('done');
    expect(won.asks('takeMix', 0).can('mix')).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('losses', () => {
  it('TTA-2.7 TTA-23.9 population: one question for each, cards not in play are never named', () => {
    const holy = political(
      (_s, p, q) => {
        p.war = card('holy-war-3');
        p.warOn = 1;
        army(p, { warriors: 9 });
        army(q, { warriors: 3 });
        q.idle = 0;
      },
      { phase: 'war' },
    )
      .does('done')
      .does('done');
    expect(holy.asks('losePopulation', 1).open().data).toEqual({ n: 2, winner: 0, culture: 3 });
    holy.notOffered('worker', card('coal')).cannot(['worker', card('religion')], 'noWorkerOn');
    holy.does('worker', card('bronze'));
    expect(holy.asks('losePopulation', 1).open().data).toEqual({ n: 1, winner: 0, culture: 3 });
    holy.does('worker', card('bronze')).asks('act', 0);
    expect([holy.civ(0).culture, holy.tellsOf('nothingToLose')]).toEqual([6, []]);
  });

  it('TTA-18.9 TTA-18.10 who has no goods or no building left has nothing to lose', () => {
    expect(told('raiders')).toEqual([
      ['nothingToLose', 1],
      ['nothingToLose', 2],
    ]);
    expect(
      told('border-conflict', (_s, _p, _q, r) => {
        for (const id of ['agriculture', 'bronze', 'philosophy', 'religion'] as const) put(r, id, 0);
      }),
    ).toEqual([
      ['nothingToLose', 2],
      ['gained', 0, 0, 3],
    ]);
  });

  it('TTA-18.10 TTA-19.10 TTA-28.33 TTA-18.7 each question names the card that asks, and sends the rest elsewhere', () => {
    const asked: [CardId, string, Arrange][] = [
      ['border-conflict', 'loseBuilding', () => {}],
      [
        'independence-declaration',
        'loseColony',
        (_s, _p, _q, r) => {
          r.colonies = cards('wealthy-territory-1', 'fertile-territory-1');
        },
      ],
      [
        'ravages-of-time',
        'ruin',
        (_s, p) => {
          p.wonders = cards('pyramids', 'colossus');
        },
      ],
    ];
    for (const [id, kind, arrange] of asked) {
      const here = event(id, arrange).does('event', card('rats')).asks(kind);
      expect(here.open().data, id).toEqual({ card: card(id) });
      const sent = (here.g.options(here.open()).elsewhere ?? []).map(x => x.kind);
      expect(sent, id).toContain('row');
    }
    const conflict = event('border-conflict').does('event', card('rats'));
    conflict.notOffered('worker', card('coal'));
  });

  it('TTA-2.8 the token of the lowest worth goes first, wherever it lies', () => {
    const lost = (arrange: (p: Civ) => void) => {
      const { s } = scene({}, (_s, p) => {
        arrange(p);
        p.blue = 0;
      });
      loseBlue(s, 0, 1);
      return s.civs[0].blues.flatMap((n, h) => (n > 0 ? [`${T.contentId(h)} ${n}`] : []));
    };
    expect(
      lost(p => {
        store(p, 'irrigation', 1);
        store(p, 'bronze', 1);
        store(p, 'iron', 1);
      }),
    ).toEqual(['card:irrigation 1', 'card:iron 1']);
  });

  it('TTA-16.2 the discards are shuffled before they are drawn from', () => {
    const pile = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? card('rats') : card('legion')));
    const here = at((s, p) => {
      s.militaryDecks[1] = [];
      s.discards[1] = pile.slice();
      p.militarySpent = 1;
    }).does('endTurn');
    expect(here.s.militaryDecks[1].length).toBe(29);
    expect(here.s.militaryDecks[1]).not.toEqual(pile.slice(0, 29));
  });

  it('TTA-13.7 TTA-24.5 in Age IV nothing is drawn, and told only of who could have drawn', () => {
    const drawn = (militarySpent: number) =>
      telling(
        at(
          (_s, p) => {
            p.militarySpent = militarySpent;
          },
          { age: 4 },
        ),
        'endTurn',
      ).filter(([key]) => key === 'nothingDrawn');
    expect([drawn(2), drawn(1)]).toEqual([[], [['nothingDrawn', 0]]]);
  });
});

describe('goods', () => {
  it('TTA-12.2 what was gained and what was not are told apart', () => {
    const gained = (id: CardId, blue: number) =>
      telling(
        at((_s, p) => {
          p.hand = cards(id);
          p.blue = blue;
        }),
        'action',
        card(id),
      ).slice(1);
    expect(gained('bountiful-harvest-1', 0)).toEqual([['notStored', 0, 2, 0]]);
    expect(gained('mineral-deposits-1', 0)).toEqual([['notStored', 0, 0, 2]]);
    expect(gained('mineral-deposits-1', 1)).toEqual([
      ['gained', 0, 0, 1],
      ['notStored', 0, 0, 1],
    ]);
    expect(gained('mineral-deposits-1', 2)).toEqual([['gained', 0, 0, 2]]);
  });

  it('TTA-18.7 TTA-12.2 a mix is warned of only where it can’t be stored; looking changes nothing', () => {
    const mixed = (blue: number) =>
      event('development-of-markets', (_s, p) => {
        p.blue = blue;
      })
        .does('event', card('rats'))
        .asks('gainEither', 0);
    const warnings = (blue: number) => {
      const here = mixed(blue);
      const before = hash(here.s);
      const found = here.legal().map(answer => here.warning(...(answer as [string])));
      expect(hash(here.s)).toBe(before);
      return found;
    };
    expect([warnings(9), warnings(1)]).toEqual([
      [undefined, undefined],
      ['warnNotStored', 'warnNotStored'],
    ]);
    const foray = event('foray').does('event', card('rats')).asks('gainMix', 0);
    expect((foray.g.options(foray.open()).elsewhere ?? []).map(x => x.kind)).toContain('row');
  });

  it('TTA-21.7 routes that were not opened don’t pay for food', () => {
    const here = at((_s, p, q) => {
      sign(q, 'trade-routes-agreement', 0);
      food(p, 2);
      store(p, 'bronze', 1);
    }).does('populate');
    const c = here.civ(0);
    expect([c.blues[card('agriculture')], c.blues[card('bronze')], here.tellsOf('routesUsed')]).toEqual([
      0,
      1,
      [],
    ]);
  });
});

describe('technologies', () => {
  it('TTA-9.12 leaders who make technologies of a type cheaper leave special ones alone', () => {
    for (let leader = 0; leader < T.HOW_MANY; leader++) {
      if (T.KIND[leader] !== T.LEADER) continue;
      const here = at((_s, p) => {
        p.leader = leader;
        p.hand = cards('masonry');
        p.science = 20;
      });
      expect(telling(here, 'technology', card('masonry'))[0], T.contentId(leader)).toEqual([
        'technologyPlayed',
        0,
        card('masonry'),
        T.TECH_COST[card('masonry')],
      ]);
    }
  });

  it('TTA-9.13.a TTA-2.8 a special technology takes the place of another, which leaves the game with nothing else', () => {
    const played = (old: number, id: CardId) => {
      const here = at((_s, p) => {
        p.specials[1] = old;
        p.hand = cards(id);
        p.science = 30;
      });
      const blue = here.civ(0).blue;
      here.does('technology', card(id));
      expect(here.s.gone).not.toContain(NONE);
      return [here.civ(0).blue - blue, here.s.gone.includes(old)];
    };
    expect(played(NONE, 'justice-system')).toEqual([3, false]);
    expect(played(card('code-of-laws'), 'justice-system')).toEqual([3, true]);
    expect(played(card('justice-system'), 'civil-service')).toEqual([0, true]);
  });

  it('TTA-9.10 of orders that lack equally much the first is named', () => {
    at((_s, p) => {
      p.hand = cards('efficient-upgrade-1');
      put(p, 'bronze', 0);
      put(p, 'iron', 0);
      put(p, 'coal', 0);
    }).cannot(['action', card('efficient-upgrade-1')], 'orderedAction', card('efficient-upgrade-1'), [
      'noWorkerOn',
      card('bronze'),
    ]);
  });
});
