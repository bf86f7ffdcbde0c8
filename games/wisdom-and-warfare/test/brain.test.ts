/** Answers that bots seldom have a reason for: given the reason, they give them. */

import { expert } from '@epoka/bots/testing';
import { type Answer, NONE } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { FIRST_PERSON } from '../content/tables.ts';
import { wisdomAndWarfare } from '../index.ts';
import { FIELD, MOVE, noBattle, START } from '../rules/state.ts';
import { at, printed, Table } from './scene.ts';

const A = at(2, 2);
const B = at(13, 5);
const F = at(8, 3);
const chooses = expert(wisdomAndWarfare, 'rare');

const capitals = () =>
  new Table().civ('Ada', 'germany').civ('Ben', 'germany').city('Ada', 0, A).city('Ben', 0, B);

/** What the bot answers, until it is asked something that is none of these; the verbs in order. */
function answers(t: Table, ...kinds: string[]): string[] {
  const said: string[] = [];
  for (let n = 0; n < 40; n++) {
    const q = t.s.asked[0];
    if (q === undefined || t.s.over || !kinds.includes(q.kind)) break;
    const answer = chooses(t.g as never, q, () => 0) as Answer;
    said.push(answer[0]);
    t.g.perform(q, answer as never);
  }
  return said;
}

const looting = (prepare: (t: Table) => void) => {
  const t = capitals();
  prepare(t);
  return t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 2 }], ['researchPhase', null]);
};

describe('the bot', () => {
  it('takes a tech for two loot, or a culture card where there is nothing else', () => {
    expect(
      answers(
        looting(t => t.knows('Ben', 'pottery')),
        'loot',
      ),
    ).toEqual(['lootTech']);
    expect(
      answers(
        looting(t => t.hand('Ben', 'migrants')),
        'loot',
      ),
    ).toEqual(['lootCard']);
  });

  it('deals wounds where they decide the battle', () => {
    const t = capitals()
      .figures('Ada', F, 1)
      .figures('Ben', F, 1)
      .knows('Ben', 'logistics')
      .knows('Ada', 'mathematics')
      .goods('Ada', 'iron');
    const [mine, its] = [t.cards('infantry-a')[0], t.cards('infantry-b')[0]];
    t.arrange(
      s => {
        s.active = 0;
        s.phase = MOVE;
        s.battle = {
          ...noBattle(),
          on: true,
          kind: FIELD,
          square: F,
          sides: [0, 1],
          players: [0, 1],
          fronts: [NONE, its],
          wounds: [0, 0],
          hands: [[mine], []],
          group: 1,
        };
        s.group = 1;
        s.at = F;
        s.from = F - 16;
      },
      ['fightOn', null],
      ['researchPhase', null],
    );
    expect(answers(t, 'fight', 'payGoods', 'wounds')).toContain('wound');
  });

  const starts = (prepare: (t: Table) => void) => {
    const t = capitals();
    prepare(t);
    return t.arrange(
      s => {
        s.phase = START;
        s.active = 0;
      },
      ['stepC', 0],
      ['researchPhase', null],
    );
  };

  it('takes a great person from a square that gives more without it, and puts it elsewhere', () => {
    const t = starts(u => {
      u.land(A, 'm.$').built(u.near(A, 0), 'great-builder');
    });
    expect(answers(t, 'start', 'placePerson')).toContain('recall');
    expect(t.s.top.some((top, q) => top >= FIRST_PERSON && q !== t.near(A, 0))).toBe(true);
  });

  it('keeps a great person in reserve where every square gives more without it', () => {
    const t = starts(u => {
      for (let i = 0; i < 8; i++) u.s.ground[u.near(A, i)] = printed('m.$');
      u.s.people[2]--;
      u.s.reserve[2]++;
    });
    t.answer('Ada', 'settle', 'great-general');
    expect(answers(t, 'placePerson')).toEqual(['reserve']);
  });

  it('chooses the level of the cards that Cristo Redentor draws', () => {
    expect(
      answers(
        starts(u => u.built(u.near(A, 0), 'cristo-redentor')),
        'start',
        'target',
      ),
    ).toContain('level');
  });

  it('ships figures to where they gather a coin, and agrees to nothing that harms it', () => {
    const sea = capitals().knows('Ada', 'steam-power').goods('Ada', 'silk').figures('Ada', at(8, 6), 0, 1);
    sea.s.ground[at(9, 1)] = printed('w.$');
    sea.has('Ada', { coins: 14 }).manages('Ada');
    expect(answers(sea, 'cities', 'target', 'payGoods')).toEqual(['use', 'from', 'at', 'token']);
    const un = capitals()
      .built(at(2, 1), 'united-nations')
      .built(at(1, 1), 'granary')
      .hand('Ben', 'catastrophe');
    un.figures('Ben', at(3, 4), 1).arrange(
      s => {
        s.phase = START;
        s.active = 1;
      },
      ['stepC', 1],
      ['researchPhase', null],
    );
    un.answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(1, 1)).waitsFor('Ada: agree');
    expect(answers(un, 'agree')).toEqual(['no']);
  });

  it('razes what it may', () => {
    const t = capitals().knows('Ada', 'combustion').figures('Ada', at(13, 3), 1).built(at(13, 4), 'market');
    t.moves('Ada')
      .answer('Ada', 'march', at(13, 3), 1, 0)
      .answer('Ada', 'step', 'south')
      .answer('Ada', 'stop');
    expect(answers(t.waitsFor('Ada: raze'), 'raze')).toEqual(['yes']);
  });
});
