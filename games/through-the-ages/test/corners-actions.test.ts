/** The action phase: exactly what is offered, and what actions leave alone. */
import { NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { BY_WONDERS } from '../rules/state.ts';
import { at, political } from './of-three.ts';
import { army, card, cards, put, resources, scene } from './scene.ts';
import { telling } from './told.ts';

/** Everything that is listed with this verb, possible or not. */
const listed = (here: ReturnType<typeof at>, verb: string) =>
  here.g
    .options(here.open())
    .choices.filter(({ answer }) => answer[0] === verb)
    .map(({ answer }) => answer.slice(1));

const IN_PLAY = ['agriculture', 'bronze', 'religion', 'philosophy', 'warriors'] as const;

describe('what is listed', () => {
  it('TTA-9.1 TTA-10.1 nothing but what is there: cards of the row and in hand, technologies in play', () => {
    const here = at((_s, p) => {
      p.leader = card('hammurabi');
      p.wonders = cards('pyramids');
    });
    expect([here.can('take'), here.can('technology')]).toEqual([[], []]);
    for (const verb of ['take', 'technology', 'leader', 'recruit', 'immigrate', 'tactic'])
      expect([verb, listed(here, verb)]).toEqual([verb, []]);
    expect(listed(here, 'build')).toEqual(IN_PLAY.map(id => [card(id)]));
    expect(listed(here, 'disband')).toEqual([[card('warriors')]]);
    expect(listed(here, 'destroy').sort()).toEqual(
      cards('agriculture', 'bronze', 'religion', 'philosophy')
        .map(holder => [holder])
        .sort(),
    );
    // one step up for each: there is no better technology
    expect(listed(here, 'upgrade').map(([from]) => from)).toEqual(IN_PLAY.map(card));
  });

  it('TTA-28.4 a leader who recruits offers the units in play', () => {
    const here = at((_s, p) => {
      p.leader = card('frederick-barbarossa');
      put(p, 'knights', 0);
    });
    expect(listed(here, 'recruit')).toEqual([[card('warriors')], [card('knights')]]);
  });

  it('TTA-9.7 stages: one more than is possible is listed, with the reason', () => {
    const wonder = (stages: number) =>
      at((_s, p) => {
        p.building = card('pyramids');
        p.stages = stages;
        p.blue -= stages;
        resources(p, 9);
      });
    expect(listed(wonder(0), 'stage')).toEqual([[1], [2]]);
    wonder(0).cannot(['stage', 2], 'stagesAtOnce', 1);
    expect(listed(wonder(2), 'stage')).toEqual([[1], [2]]);
    wonder(2).cannot(['stage', 2], 'stagesLeft', 1);
  });

  it('TTA-10.4 of two tactics that are the same one is offered', () => {
    const here = at((_s, p) => {
      p.military = cards('legion', 'legion');
    });
    expect(here.can('tactic')).toEqual([[card('legion')]]);
  });
});

describe('what actions do and leave alone', () => {
  it('TTA-11.5 TTA-20.2 an attack that costs no military action does not stand in the way of a military revolution', () => {
    const here = political((_s, p, q) => {
      p.leader = card('maximilien-robespierre');
      p.military = cards('assassinate-2');
      p.hand = cards('monarchy');
      p.science = 9;
      army(p, {});
      army(q, {});
      q.leader = card('moses');
    });
    here.does('aggression', card('assassinate-2'), 1).asks('act', 0);
    expect(here.can('revolution')).toEqual([[card('monarchy')]]);
  });

  it('TTA-10.6 resources for units pay for no wonder', () => {
    const here = at((_s, p) => {
      p.building = card('pyramids');
      p.unitGoods = 9;
      resources(p, 9);
    }).does('stage', 1);
    expect([here.civ(0).unitGoods, here.civ(0).blues[card('bronze')]]).toEqual([9, 9 - 3]);
  });

  it('TTA-9.7 TTA-28.13 points of a completed wonder and what a leader gives say where they come from', () => {
    const built = at((_s, p) => {
      p.building = card('hollywood');
      p.stages = 2;
      p.blue -= 2;
      put(p, 'drama', 1);
      resources(p, 9);
    }).does('stage', 1);
    expect(built.told.at(-1)).toEqual({ key: 'scored', args: [0, 2], origin: 'card:hollywood' });
    expect(built.civ(0).by[BY_WONDERS]).toBe(2);
    for (const change of ['reform', 'revolution'] as const) {
      const here = at((_s, p) => {
        p.leader = card('albert-einstein');
        p.hand = cards('monarchy');
        p.science = 20;
      }).does(change, card('monarchy'));
      expect(here.told.at(-1)).toEqual({ key: 'scored', args: [0, 3], origin: 'card:albert-einstein' });
    }
  });

  it('TTA-9.11 the first leader takes the place of nobody', () => {
    const here = at((_s, p) => {
      p.hand = cards('moses');
    }).does('leader', card('moses'));
    expect([here.civ(0).leader, here.s.gone.includes(NONE)]).toEqual([card('moses'), false]);
  });

  it('TTA-11.2 TTA-10.5 military actions of this turn only count under the new government as well', () => {
    for (const change of ['reform', 'revolution'] as const) {
      const here = at((_s, p) => {
        p.hand = cards('monarchy');
        p.science = 20;
        p.extraMilitary = 1;
        p.militarySpent = 3;
        p.militaryActed = true;
      }).does(change, card('monarchy'));
      expect(here.military(0)).toBe('1/3');
    }
  });

  it('TTA-9.10 an action card that gives no military actions leaves them alone', () => {
    const here = at((_s, p) => {
      p.hand = cards('work-of-art-a');
      p.militarySpent = 2;
    }).does('action', card('work-of-art-a'));
    expect(here.military(0)).toBe('0/2');
  });

  it('TTA-28.24 TTA-26.3 only those who are ahead and still in the game are counted', () => {
    const built = at((_s, p, q, r) => {
      p.hand = cards('military-build-up-3');
      army(p, { warriors: 2 });
      army(q, { warriors: 3 });
      army(r, { warriors: 2 });
    }).does('action', card('military-build-up-3'));
    expect(built.civ(0).unitGoods).toBe(5);
    const endowed = (culture: number) =>
      telling(
        scene({}, (s, p, q, r, t) => {
          p.hand = cards('endowment-for-the-arts-3');
          p.culture = 5;
          q.culture = 6;
          r.culture = 5;
          t.culture = culture;
          t.resigned = 1;
          s.players = 3;
        }),
        'action',
        card('endowment-for-the-arts-3'),
      ).filter(([key]) => key === 'scored');
    expect(endowed(50)).toEqual(endowed(0));
    expect(endowed(50)).toHaveLength(1);
  });
});
