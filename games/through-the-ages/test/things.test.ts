/** What a player can point at, and what each answer is about. */
import { type Answer, NONE, redact } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { things } from '../rules/things.ts';
import { at, political, sign } from './of-three.ts';
import { army, card, cards, put, type Scene, scene, table } from './scene.ts';

type Thing = readonly [kind: string, id: number];

/** In the view of a seat. */
function seen(here: Scene, seat: number): Thing[] {
  const noted: Thing[] = [];
  things.seen(redact(rules, here.s, seat), seat, (kind, id) => noted.push([kind, id]));
  return noted;
}
const of = (kind: string, list: readonly Thing[]) => list.filter(([k]) => k === kind).map(([, id]) => id);

function meant(here: Scene, ...answer: [string, ...unknown[]]): Thing[] {
  const noted: Thing[] = [];
  const q = here.open();
  things.meant(redact(rules, here.s, q.seat), q, answer as Answer, (kind, id) => noted.push([kind, id]));
  return noted;
}

describe('things a player can point at', () => {
  it('the row, both hands, and what is in play', () => {
    const here = at((s, p, q) => {
      s.row[3] = card('iron');
      s.row[12] = card('homer');
      p.hand = cards('theology', 'monarchy', 'moses');
      p.military = cards(
        'rats',
        'historic-territory-1',
        'spy-2',
        'holy-war-3',
        'peace-treaty',
        'legion',
        'bonus-1',
      );
      p.building = card('colossus');
      p.leader = card('aristotle');
      p.specials[3] = card('masonry');
      p.wonders = cards('pyramids', 'hanging-gardens');
      p.colonies = cards('wealthy-territory-1');
      p.tactic = card('phalanx');
      p.war = card('war-over-culture-2');
      p.warOn = 1;
      put(p, 'swordsmen', 0);
      sign(q, 'trade-routes-agreement', 0);
    });
    const all = seen(here, 0);
    expect(of('row', all)).toEqual([3, 12]);
    expect(of('civil', all)).toEqual(cards('theology', 'monarchy', 'moses'));
    expect(of('event', all)).toEqual(cards('rats', 'historic-territory-1'));
    expect(of('attack', all)).toEqual(cards('spy-2', 'holy-war-3'));
    expect(of('pactCard', all)).toEqual(cards('peace-treaty'));
    expect(of('tactic', all)).toEqual(cards('legion'));
    expect(of('bonus', all)).toEqual(cards('bonus-1'));
    expect(of('building', all)).toEqual(cards('agriculture', 'bronze', 'religion', 'philosophy'));
    expect(of('unit', all)).toEqual(cards('warriors', 'swordsmen'));
    expect([of('worker', all), of('population', all), of('deck', all)]).toEqual([[0], [0], [0]]);
    expect(of('stages', all)).toEqual(cards('colossus'));
    expect(of('leader', all)).toEqual(cards('aristotle'));
    expect(of('government', all)).toEqual(cards('despotism'));
    expect(of('special', all)).toEqual(cards('masonry'));
    expect(of('wonder', all)).toEqual(cards('pyramids', 'hanging-gardens'));
    expect(of('colony', all)).toEqual(cards('wealthy-territory-1'));
    expect(of('adopted', all)).toEqual(cards('phalanx'));
    expect(of('war', all)).toEqual(cards('war-over-culture-2'));
    expect([of('pact', all), of('routes', all), of('rival', all)]).toEqual([[1], [0], [1, 2]]);
    expect(of('scoring', all)).toEqual([]);
  });

  it('not what is not there, and nothing of the others', () => {
    const here = at((_s, p, q, r) => {
      p.idle = 0;
      r.resigned = 1;
      q.military = cards('spy-2');
      q.leader = card('homer');
      sign(q, 'military-pact', 2);
    });
    const kinds = new Set(seen(here, 0).map(([kind]) => kind));
    expect([...kinds]).toEqual(['building', 'unit', 'population', 'government', 'rival', 'deck']);
    expect(of('rival', seen(here, 0))).toEqual([1]);
    expect(
      of(
        'routes',
        seen(
          at((_s, p) => sign(p, 'trade-routes-agreement', 1)),
          0,
        ),
      ),
    ).toEqual([0]);
    expect(of('deck', seen(scene({ level: 'simple', seats: 2 }), 0))).toEqual([]);
  });

  it('TTA-27.6 scoring cards that are dealt, as far as they may be seen', () => {
    const secret = table(2, { endScoring: 'private' });
    expect(of('scoring', seen(secret, 0))).toEqual(secret.s.dealt[0]);
    expect(of('scoring', seen(secret, 1))).toEqual(secret.s.dealt[1]);
    const open = table(3, { endScoring: 'open' });
    expect(of('scoring', seen(open, 2))).toEqual(open.s.dealt[0]);
  });
});

describe('what an answer is about', () => {
  const here = at((s, p) => {
    s.row[3] = card('iron');
    p.building = card('colossus');
    p.leader = card('christopher-columbus');
    p.wonders = cards('pyramids', 'ocean-liner-service');
  });

  it('cards, places and rivals it names', () => {
    expect(meant(here, 'take', 3)).toEqual([['row', 3]]);
    for (const verb of ['leader', 'technology', 'reform', 'revolution', 'action'])
      expect(meant(here, verb, card('iron'))).toEqual([['civil', card('iron')]]);
    for (const verb of ['destroy', 'leave']) expect(meant(here, verb, 4)).toEqual([['building', 4]]);
    expect(meant(here, 'upgrade', 4, 5)).toEqual([
      ['building', 4],
      ['building', 5],
    ]);
    const warriors = card('warriors');
    for (const verb of ['disband', 'sacrifice'])
      expect(meant(here, verb, warriors)).toEqual([['unit', warriors]]);
    expect(meant(here, 'tactic', card('legion'))).toEqual([['tactic', card('legion')]]);
    expect(meant(here, 'event', card('rats'))).toEqual([['event', card('rats')]]);
    expect(meant(here, 'discard', card('spy-2'))).toEqual([['attack', card('spy-2')]]);
    expect(meant(here, 'bonus', card('bonus-1'))).toEqual([['bonus', card('bonus-1')]]);
    expect(meant(here, 'aggression', card('spy-2'), 1)).toEqual([
      ['attack', card('spy-2')],
      ['rival', 1],
    ]);
    expect(meant(here, 'war', card('holy-war-3'), 2)).toEqual([
      ['attack', card('holy-war-3')],
      ['rival', 2],
    ]);
    expect(meant(here, 'pact', card('peace-treaty'), 2, 1)).toEqual([
      ['pactCard', card('peace-treaty')],
      ['rival', 2],
    ]);
    expect(meant(here, 'cancel', 1)).toEqual([['pact', 1]]);
    expect(meant(here, 'colony', 190)).toEqual([['colony', 190]]);
    expect(meant(here, 'wonder', 80)).toEqual([['wonder', 80]]);
    expect(meant(here, 'keep', 180)).toEqual([['scoring', 180]]);
  });

  it('and what it uses without naming it', () => {
    expect(meant(here, 'populate')).toEqual([['population', 0]]);
    expect(meant(here, 'build', 4)).toEqual([
      ['worker', 0],
      ['building', 4],
    ]);
    expect(meant(here, 'immigrate')).toEqual([
      ['population', 0],
      ['wonder', card('ocean-liner-service')],
    ]);
    expect(meant(here, 'recruit', card('warriors'))).toEqual([
      ['population', 0],
      ['leader', card('christopher-columbus')],
      ['unit', card('warriors')],
    ]);
    expect(meant(here, 'colonize', card('historic-territory-1'))).toEqual([
      ['leader', card('christopher-columbus')],
      ['event', card('historic-territory-1')],
    ]);
    expect(meant(here, 'stage', 1)).toEqual([['stages', card('colossus')]]);
    expect(meant(here, 'draw')).toEqual([['deck', 0]]);
    expect(meant(here, 'routes')).toEqual([['routes', 0]]);
    for (const verb of [
      'endTurn',
      'pass',
      'done',
      'decline',
      'accept',
      'bid',
      'mix',
      'science',
      'raid',
      'steal',
    ])
      expect(meant(here, verb, 1, 1)).toEqual([]);
  });

  it('a worker is of whom it is taken from; a pact is about who offers it', () => {
    const loss = political((s, p, q, r) => {
      s.current = cards('no-event', 'border-conflict');
      p.military = cards('rats');
      army(p, { warriors: 3 });
      army(q, { warriors: 2 });
      army(r, { warriors: 1 });
    }).does('event', card('rats'));
    expect(meant(loss, 'worker', card('bronze'))).toEqual([['building', card('bronze')]]);
    expect(meant(loss, 'worker', card('warriors'))).toEqual([['unit', card('warriors')]]);
    const terror = political((s, p, q, r) => {
      s.current = cards('no-event', 'terrorism');
      p.military = cards('rats');
      p.culture = 3;
      for (const c of [q, r]) {
        put(c, 'religion', 1);
        put(c, 'philosophy', 1);
      }
    }).does('event', card('rats'));
    expect([terror.open().kind, meant(terror, 'worker', card('philosophy'))]).toEqual(['terror', []]);
    const offer = political((_s, p) => {
      p.military = cards('peace-treaty');
    }).does('pact', card('peace-treaty'), 2, 0);
    expect([meant(offer, 'accept'), meant(offer, 'decline')]).toEqual([[['rival', 0]], []]);
    expect(offer.civ(0).pact).toBe(NONE);
  });
});
