/** Whoever is asked something in the middle of a battle, a march or a voyage finishes that first; secrets stay secret. */
import { redact, SECRET_QUESTION } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { E } from '../content/index.ts';
import { rules } from '../rules/index.ts';
import type { Clash } from '../rules/vocabulary.ts';
import { spaces } from './offered.ts';
import { duel, expansion, type Table } from './position.ts';
import { attack, two, war } from './war.ts';

const ALL = ['advance', 'city', 'unit', 'card', 'objective', 'wonder', 'person'];

/** What this question, asked of Ada now, says about things it is not about. */
function sentAway(t: Table, kind: keyof Clash['questions'], data: unknown): string[] {
  const { elsewhere = [] } = t.g.options({ id: 0, seat: 0, kind, data } as never);
  return elsewhere.map(x => `${x.kind} ${x.why.key}`).sort();
}

describe('COC-8.1 one thing at a time', () => {
  const waits = ALL.map(kind => `${kind} finish-this-first`).sort();

  it('in a battle everything else waits', () => {
    const t = war(2, 2)
      .city('Ben', 'D5', { with: ['fortress'] })
      .turn('Ada');
    attack(t.dice(1, 1, 1, 1, 1)).waitsFor('Ada: retreat');
    const sides = [
      'combatCard',
      'losses',
      'fighter',
      'steel',
      'arena',
      'prepare',
      'terror',
      'strategist',
      'immortals',
      'parry',
    ] as const;
    const plain = ['siegeFood', 'retreat', 'fallBack', 'siegecraft', 'trojan', 'sacrifice'] as const;
    for (const kind of sides) expect([kind, sentAway(t, kind, 0)]).toEqual([kind, waits]);
    for (const kind of plain) expect([kind, sentAway(t, kind, null)]).toEqual([kind, waits]);
  });

  it('so it does while units move, settle, trade, explore or are lost', () => {
    const t = duel()
      .terrain({ E7: 'sea' })
      .units('Ada', 'D7', { settler: 1 })
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 1 });
    t.turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D7');
    const armies = [t.space('D5'), 1];
    const how = { seat: 0, slot: 5, entry: t.space('D6'), by: 1, from: t.space('E7') };
    const trade = { seat: 0, chosen: [], n: 1, letters: 0 };
    const asked: [keyof Clash['questions'], unknown][] = [
      ['move', null],
      ['group', null],
      ['shipTo', how],
      ['orient', how],
      ['settlerTo', 1],
      ['infantryTo', null],
      ['barbarianCity', 2],
      ['barbarianKind', t.space('D5')],
      ['reinforce', null],
      ['march', armies],
      ['freeMarch', armies],
      ['agree', { from: armies[0], army: 1 }],
      ['hunnicTribes', armies],
      ['tribalAllies', armies],
      ['routes', 1],
      ['partner', trade],
      ['routeYield', { ...trade, city: t.space('D2') }],
      ['raidPort', null],
      ['piratesLeave', 1],
      ['piratesCome', 1],
      ['raid', null],
      ['raidedCity', null],
    ];
    for (const [kind, data] of asked) expect([kind, sentAway(t, kind, data)]).toEqual([kind, waits]);
  });

  it('COC-30.2 which card is put face down, and who is to fall, is nobody else’s business', () => {
    const t = war(2, 1).units('Ben', 'D5', { cavalry: 1 });
    const card = t.card('Ada', 'spy', 'high-morale');
    attack(t.turn('Ada')).waitsFor('Ada: combatCard');
    expect([redact(rules, t.s, 1).asked[0].kind, redact(rules, t.s, 0).asked[0].kind]).toEqual([
      SECRET_QUESTION,
      'combatCard',
    ]);
    t.dice('2 cavalry', 1, 1, 1).answer('Ada', 'card', card).waitsFor('Ben: losses');
    expect([redact(rules, t.s, 0).asked[0].kind, redact(rules, t.s, 1).asked[0].kind]).toEqual([
      SECRET_QUESTION,
      'losses',
    ]);
  });

  it('where there is one way only, nobody is asked', () => {
    // the one place to fall back to
    const t = war(2, 2)
      .knows('Ben', 'tactics')
      .terrain({ C5: 'sea', C6: 'sea', E5: 'sea', E6: 'sea' })
      .units('Ada', 'D7', { infantry: 1 });
    t.units('Ada', 'D6', { settler: 1 });
    const back = t.card('Ben', 'city-development', 'tactical-retreat');
    t.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'infantry', 0)
      .answer('Ada', 'unit', 'infantry', 0);
    t.answer('Ada', 'go', 'D5').answer('Ben', 'card', back);
    expect([t.unit('D4', 'infantry'), t.asked()]).toEqual([2, 'Ada: move']);
    // the one kind of barbarians that is left
    const kind = two().city('barbarians', 'F2').units('barbarians', 'F2', { infantry: 3 });
    for (const at of ['A3', 'B2', 'B3', 'B4']) kind.units('barbarians', at, { infantry: 4 });
    kind.units('barbarians', 'C3', { infantry: 1 }).units('barbarians', 'C4', { elephant: 4 });
    kind.arrange(() => {}, ['reinforce', 0], ['turn', 0]);
    expect([kind.unit('F2', 'cavalry'), kind.asked()]).toEqual([1, 'Ada: turn']);
    // the one place for their city
    const place = duel().terrain({ D6: 'sea', E7: 'sea', C7: 'sea', E8: 'sea', B7: 'sea', C8: 'sea' });
    place.arrange(() => {}, ['barbarianCity', 0], ['turn', 0]);
    expect([place.ownerOf('D8'), place.asked()]).toEqual(['barbarians', 'Ada: turn']);
  });
});

describe('four at the table', () => {
  const four = () =>
    expansion(4)
      .city('Ada', 'D7')
      .city('Ben', 'I2')
      .city('Cyd', 'I8')
      .city('Dov', 'C2')
      .knows('Ada', 'tactics');

  it('COC-19.8 barbarians that take a city learn nothing from it; nor does who takes one of theirs', () => {
    const t = four().city('Ada', 'C4').units('barbarians', 'D6', { infantry: 1 });
    t.card('Ada', 'teach-us');
    t.arrange(() => {}, ['barbariansMove', 0], ['turn', 0])
      .waitsFor('Ada: settlerTo')
      .answer('Ada', 'none');
    expect([t.ownerOf('D7'), t.asked()]).toEqual(['barbarians', 'Ada: turn']);
    const u = four()
      .units('Ada', 'D6', { infantry: 2 })
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 1 });
    u.card('Ada', 'teach-us');
    attack(u.turn('Ada')).dice(6, 6, 1).answer('Ada', 'none');
    expect([u.ownerOf('D5'), u.asked(), u.has('Ada', 'gold')]).toEqual(['Ada', 'Ada: move', 2]);
  });

  it('COC-17.6 Viriatus plays for barbarians; they keep no card of an eclipse', () => {
    const t = four()
      .units('Ada', 'D6', { infantry: 1 })
      .units('barbarians', 'D5', { infantry: 1 })
      .leads('Ben', 'viriatus', 'D4');
    t.knows('Ben', 'tactics').card('Ben', 'ideas', 'surprise');
    attack(t.turn('Ada')).waitsFor('Ben: combatCard');
    const u = four().units('Ada', 'D6', { infantry: 1 }).units('barbarians', 'D5', { infantry: 1 });
    u.arrange(s => {
      s.eventDeck.splice(s.eventDeck.indexOf(E['solar-eclipse']), 1);
      s.eventGlobal = [E['solar-eclipse']];
    });
    attack(u.turn('Ada').dice(1, 1)).waitsFor('Ada: move');
    expect([u.s.fronts, u.s.eventDiscard]).toEqual([[[], [], [], []], [E['solar-eclipse']]]);
  });

  it('COC-19.6 barbarians have neither steel nor fanatics nor the strength of temples', () => {
    const t = four()
      .units('Ada', 'D6', { infantry: 1 })
      .city('barbarians', 'D5', { with: [['temple', 'Ben']] });
    t.units('barbarians', 'D5', { infantry: 1 }).turn('Ada');
    attack(t.dice('1 leader', '1 leader')).waitsFor('Ada: retreat');
    expect(t.tells('combatRoll').map(args => args[3])).toEqual([1, 1]);
    // the fourth player picks for who fights the third, and the first for who fights the fourth
    const u = four()
      .units('Ada', 'D6', { infantry: 1 })
      .units('barbarians', 'D5', { infantry: 1, cavalry: 1 })
      .turn('Ada');
    attack(u.dice('5 cavalry', '1 leader', '1 leader')).waitsFor('Ben: losses');
    expect(spaces(u, 'Ben', 'at')).toEqual({});
  });
});
