import { describe, expect, it } from 'vitest';
import { sizeOf } from '../rules/counts.ts';
import { duel, position } from './position.ts';

describe('7, 8, 10, 11, 15. Cities and what they do', () => {
  it('COC-10.1 founding: where it is possible', () => {
    const t = duel().terrain({ D5: 'barren', E7: 'sea' }).units('Ada', 'D5', { settler: 1 });
    t.units('Ada', 'E7', { ship: 1, settler: 1 })
      .units('Ada', 'D7', { settler: 1 })
      .units('Ada', 'C4', { settler: 1 });
    t.s.exhausted[t.space('C4')] = 1;
    t.turn('Ada');
    expect(t.why('Ada', 'found', 'D5')).toBe('barren');
    expect(t.why('Ada', 'found', 'E7')).toBe('aboard');
    expect(t.why('Ada', 'found', 'D7')).toBe('city-here');
    expect(t.why('Ada', 'found', 'C4')).toBe('exhausted');
  });

  it('COC-10.1 COC-10.2 COC-10.3 a settler that moved onto a mountain founds there, next to another city', () => {
    const t = duel().terrain({ D6: 'mountain' }).units('Ada', 'D7', { settler: 1 }).turn('Ada');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'unit', 'settler', 0)
      .answer('Ada', 'go', 'D6')
      .answer('Ada', 'stop');
    t.answer('Ada', 'found', 'D6');
    expect([t.ownerOf('D6'), t.mood('D6'), t.unit('D6', 'settler')]).toEqual(['Ada', 'neutral', 0]);
    expect(t.s.activated[t.space('D6')]).toBe(0);
  });

  it('COC-7.1 COC-7.2 COC-11.12 EX-12 EX-13 EX-21 constructing: advance, mood, size, no duplicate', () => {
    const t = position()
      .city('Ada', 'D7', { with: ['temple'] })
      .city('Ada', 'B4', { mood: 'angry' });
    t.city('Ada', 'F4', { with: ['temple', 'fortress', ['port', 'Ben']] }).city('Ada', 'F2', {
      with: ['academy'],
    });
    t.goods('Ada', { food: 2, wood: 2, ore: 2 }).turn('Ada');
    expect(t.why('Ada', 'construct', 'D7', 'academy')).toBe('missing-advance');
    t.knows('Ada', 'writing');
    expect(t.why('Ada', 'construct', 'D7', 'academy')).toBe('legal');
    expect(t.why('Ada', 'construct', 'B4', 'academy')).toBe('angry');
    expect(t.reason('Ada', 'construct', 'F4', 'academy')).toEqual(['size-limit', 4, 4]);
    expect(t.why('Ada', 'construct', 'F2', 'academy')).toBe('duplicate');
    t.s.cityOwner[t.space('F2')] = 1;
    expect(sizeOf(t.s, t.space('F4'))).toBe(4);
    expect(t.reason('Ada', 'construct', 'F4', 'academy')).toEqual(['size-limit', 4, 3]);
    t.goods('Ada', { ore: 0 });
    expect(t.why('Ada', 'construct', 'D7', 'academy')).toBe('cannot-pay');
  });

  it('COC-7.3 COC-11.12 five of each building, also those in the cities of others', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ada', 'B4')
      .knows('Ada', 'myths')
      .goods('Ada', { food: 2, wood: 2, ore: 2 });
    for (const label of ['D2', 'B2', 'F2', 'F4', 'F6']) t.city('Ben', label, { with: [['temple', 'Ada']] });
    t.turn('Ada');
    expect(t.why('Ada', 'construct', 'D7', 'temple')).toBe('no-piece');
  });

  it('COC-11.13 EX-22 State Religion spares the food of one Temple a turn', () => {
    const t = duel()
      .city('Ada', 'B4')
      .knows('Ada', 'myths', 'state-religion')
      .goods('Ada', { wood: 2, ore: 2 })
      .turn('Ada');
    t.answer('Ada', 'construct', 'D7', 'temple').waitsFor('Ada: token').answer('Ada', 'choose', 'culture');
    expect([t.has('Ada', 'culture'), t.has('Ada', 'wood'), t.has('Ada', 'ore')]).toEqual([1, 1, 1]);
    expect(t.why('Ada', 'construct', 'B4', 'temple')).toBe('cannot-pay');
    t.goods('Ada', { food: 1 });
    expect(t.why('Ada', 'construct', 'B4', 'temple')).toBe('legal');
  });

  it('COC-11.14 a Port faces a sea space of its builder’s choice', () => {
    const t = duel().city('Ada', 'B4').knows('Ada', 'fishing').goods('Ada', { food: 1, wood: 1, ore: 1 });
    t.turn('Ada');
    expect(t.why('Ada', 'construct', 'D7', 'port')).toBe('no-sea');
    t.terrain({ E7: 'sea', D6: 'sea' }).answer('Ada', 'construct', 'D7', 'port').waitsFor('Ada: portSide');
    expect(t.why('Ada', 'at', 'C7')).toBe('not-sea');
    t.answer('Ada', 'at', 'D6');
    expect(t.s.port[t.space('D7')]).toBe(t.space('D6'));
  });

  it('COC-11.1 COC-11.2 COC-11.3 COC-7.5 COC-8.1 EX-14 a Happy city activated again and again', () => {
    const t = duel().city('Ada', 'D7', { mood: 'happy' }).turn('Ada');
    t.s.actions = 5;
    const collect = () => t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    collect().answer('Ada', 'done');
    expect(t.mood('D7')).toBe('happy');
    collect().answer('Ada', 'done');
    expect(t.mood('D7')).toBe('neutral');
    collect();
    expect(t.mood('D7')).toBe('angry');
    collect();
    expect(t.mood('D7')).toBe('angry');
    expect(t.why('Ada', 'collect', 'D7')).toBe('angry-used');
  });

  it('COC-11.2 COC-7.4 EX-15 the second activation still has the size of the mood before', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .knows('Ada', 'storage')
      .goods('Ada', { food: 7 });
    t.turn('Ada');
    t.s.activated[t.space('D7')] = 1;
    t.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'add', 'settler');
    expect(t.reason('Ada', 'add', 'settler')).toEqual(['recruit-limit', 3]);
    t.answer('Ada', 'done');
    expect([t.unit('D7', 'settler'), t.mood('D7'), t.has('Ada', 'food')]).toEqual([3, 'neutral', 1]);
  });

  it('COC-11.3 EX-16 raising the mood of an Angry city lifts its limit', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry' })
      .knows('Ada', 'arts', 'circus-and-sports')
      .goods('Ada', { culture: 1 });
    t.turn('Ada').answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    expect(t.why('Ada', 'collect', 'D7')).toBe('angry-used');
    t.answer('Ada', 'circus', 'D7', 1).answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    expect(t.mood('D7')).toBe('angry');
  });

  it('COC-11.5 COC-11.6 COC-11.7 EX-17 what a city collects from', () => {
    const t = position()
      .terrain({ E7: 'sea', D6: 'mountain', C7: 'mountain', C8: 'forest' })
      .knows('Ada', 'fishing');
    t.city('Ada', 'D7', { with: ['temple', 'academy'] })
      .units('barbarians', 'C7', { infantry: 1 })
      .turn('Ada');
    t.answer('Ada', 'collect', 'D7');
    expect(t.why('Ada', 'take', 'C7', 'ore')).toBe('enemy-here');
    t.answer('Ada', 'take', 'E7', 'food').answer('Ada', 'take', 'D6', 'ore');
    expect(t.why('Ada', 'take', 'D6', 'ore')).toBe('space-used');
    t.answer('Ada', 'take', 'C8', 'wood').waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), t.has('Ada', 'ore'), t.has('Ada', 'wood')]).toEqual([1, 1, 1]);
  });

  it('COC-11.5.a COC-11.6 COC-27.1 barren land gives food with Irrigation only; exhausted land and cities never', () => {
    const t = position()
      .city('Ada', 'D7')
      .city('Ben', 'D6')
      .terrain({ D7: 'barren', D8: 'barren', E8: 'barren', E7: 'barren', C7: 'barren', C8: 'barren' });
    t.turn('Ada');
    expect(t.why('Ada', 'collect', 'D7')).toBe('nothing-to-collect');
    t.knows('Ada', 'irrigation');
    t.s.exhausted[t.space('E8')] = 1;
    t.answer('Ada', 'collect', 'D7');
    expect(t.why('Ada', 'take', 'E8', 'food')).toBe('exhausted');
    expect(t.why('Ada', 'take', 'D6', 'food')).toBe('city-here');
    expect(t.why('Ada', 'done')).toBe('take-something');
    t.answer('Ada', 'take', 'D8', 'food');
    expect(t.has('Ada', 'food')).toBe(1);
  });

  it('COC-11.8 EX-18 one sea space a Collect; a Port gives mood or gold, with or without Fishing', () => {
    const t = position()
      .terrain({ E7: 'sea', D6: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['port'], port: 'E7' })
      .turn('Ada');
    t.answer('Ada', 'collect', 'D7');
    expect(t.why('Ada', 'take', 'D6', 'food')).toBe('not-offered');
    t.answer('Ada', 'take', 'D6', 'gold');
    expect(t.why('Ada', 'take', 'E7', 'mood')).toBe('one-sea-space');
    t.answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'C7', 'food');
    expect([t.has('Ada', 'gold'), t.has('Ada', 'food')]).toEqual([1, 2]);
  });

  it('COC-11.9 EX-19 Husbandry reaches two spaces away once a turn, twice with Roads', () => {
    const t = duel()
      .city('Ada', 'D7', { with: ['temple', 'academy'] })
      .knows('Ada', 'husbandry', 'roads', 'storage')
      .turn('Ada');
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D5', 'food').answer('Ada', 'take', 'C6', 'food');
    expect(t.why('Ada', 'take', 'E6', 'food')).toBe('too-far');
    t.answer('Ada', 'take', 'D7', 'food');
    expect(t.has('Ada', 'food')).toBe(3);
    t.answer('Ada', 'collect', 'D7');
    expect(t.why('Ada', 'take', 'D5', 'food')).toBe('not-offered');
  });

  it('COC-11.10 Metallurgy turns ore into gold before the limit takes what is too much', () => {
    const t = duel()
      .terrain({ D6: 'mountain', C7: 'mountain' })
      .city('Ada', 'D7', { with: ['temple'] })
      .knows('Ada', 'metallurgy');
    t.goods('Ada', { ore: 7 }).turn('Ada').answer('Ada', 'collect', 'D7');
    t.answer('Ada', 'take', 'D6', 'ore')
      .answer('Ada', 'take', 'C7', 'ore')
      .waitsFor('Ada: metallurgy')
      .answer('Ada', 'yes');
    expect([t.has('Ada', 'ore'), t.has('Ada', 'gold')]).toEqual([7, 1]);
  });

  it('COC-11.10 Public Education and Metallurgy come on top of what was collected', () => {
    const t = duel()
      .terrain({ D6: 'mountain', C7: 'mountain' })
      .city('Ada', 'D7', { with: ['academy'] })
      .knows('Ada', 'public-education', 'metallurgy');
    t.turn('Ada')
      .answer('Ada', 'collect', 'D7')
      .answer('Ada', 'take', 'D6', 'ore')
      .answer('Ada', 'take', 'C7', 'ore');
    t.waitsFor('Ada: metallurgy').answer('Ada', 'yes');
    expect([t.has('Ada', 'ore'), t.has('Ada', 'gold'), t.has('Ada', 'ideas')]).toEqual([1, 1, 1]);
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D6', 'ore').answer('Ada', 'take', 'D7', 'food');
    expect(t.has('Ada', 'ideas')).toBe(1);
  });

  it('COC-11.11 EX-20 Economic Liberty is the only Collect of its turn', () => {
    const t = duel()
      .city('Ada', 'B4')
      .knows('Ada', 'voting', 'economic-liberty')
      .goods('Ada', { mood: 2 })
      .turn('Ada');
    t.answer('Ada', 'liberty', 'D7').answer('Ada', 'take', 'D7', 'food');
    expect([t.has('Ada', 'mood'), t.s.actions]).toEqual([1, 3]);
    expect(t.why('Ada', 'collect', 'B4')).toBe('only-collect');
    t.turn('Ada').answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D6', 'food');
    expect(t.why('Ada', 'liberty', 'B4')).toBe('only-collect');
  });

  it('COC-27.6 EX-25 Forced Labor lets Angry cities act as Neutral ones, still once', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple', 'academy'] })
      .knows('Ada', 'nationalism', 'forced-labor', 'storage');
    t.goods('Ada', { mood: 1 })
      .turn('Ada')
      .answer('Ada', 'use', 'forced-labor')
      .answer('Ada', 'collect', 'D7');
    for (const label of ['D7', 'D6', 'E7']) t.answer('Ada', 'take', label, 'food');
    expect(t.has('Ada', 'food')).toBe(3);
    expect(t.why('Ada', 'collect', 'D7')).toBe('angry-used');
  });

  it('COC-11.16 COC-11.17 COC-11.19 EX-23 Sanitation and Draft pay with mood tokens, each once a Recruit', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .knows('Ada', 'sanitation', 'tactics', 'draft')
      .goods('Ada', { mood: 2, ore: 1, food: 1 });
    t.turn('Ada')
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'levy', 'settler')
      .answer('Ada', 'levy', 'infantry');
    expect(t.why('Ada', 'levy', 'infantry')).toBe('once-per-recruit');
    expect(t.why('Ada', 'add', 'ship')).toBe('needs-building');
    t.answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    expect([t.unit('D7', 'settler'), t.unit('D7', 'infantry')]).toEqual([1, 2]);
    expect([t.has('Ada', 'mood'), t.has('Ada', 'ore'), t.has('Ada', 'food')]).toEqual([0, 0, 0]);
  });

  it('COC-11.19 with Civil Liberties Draft costs two mood tokens', () => {
    const t = duel()
      .knows('Ada', 'tactics', 'draft', 'voting', 'civil-liberties')
      .goods('Ada', { mood: 1 })
      .turn('Ada');
    expect(t.why('Ada', 'recruit', 'D7')).toBe('cannot-recruit');
    t.goods('Ada', { mood: 2 })
      .answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'levy', 'infantry')
      .answer('Ada', 'done');
    expect(t.has('Ada', 'mood')).toBe(0);
  });

  it('COC-11.16 COC-12.2 at least one unit, at most four military units in a space', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .units('Ada', 'D7', { infantry: 3 })
      .goods('Ada', { food: 2, ore: 3 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.why('Ada', 'done')).toBe('recruit-something');
    t.answer('Ada', 'add', 'infantry');
    expect(t.why('Ada', 'add', 'infantry')).toBe('stack-limit');
  });

  it('COC-11.18 COC-7.7 COC-7.6 ships appear where the Port faces, whoever’s Port it is', () => {
    const t = position()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { with: [['port', 'Ben']], port: 'E7' })
      .goods('Ada', { wood: 2 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'ship').answer('Ada', 'done');
    expect(t.unit('E7', 'ship')).toBe(1);
    expect(t.unit('D7', 'ship')).toBe(0);
  });

  it('COC-11.18 COC-17.15 EX-24 ships recruited before enemy ships attack them and cannot retreat', () => {
    const t = duel()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['port'], port: 'E7' })
      .goods('Ada', { wood: 4 });
    t.units('Ben', 'E7', { ship: 1 }).turn('Ada').dice(1, 1, 1);
    t.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'ship')
      .answer('Ada', 'add', 'ship')
      .answer('Ada', 'done');
    expect(t.asked()).not.toContain('retreat');
    expect(t.tells('combatRoll').length).toBeGreaterThan(2);
    const b = t.tells('battle')[0];
    expect(b).toEqual([0, 1, t.space('E7')]);
  });

  it('COC-11.20 COC-27.9 Medicine and Nationalism after a Recruit: never tokens, what was really paid', () => {
    const t = duel()
      .knows('Ada', 'math', 'medicine', 'tactics', 'draft', 'nationalism')
      .goods('Ada', { gold: 2 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    t.waitsFor('Ada: token').answer('Ada', 'choose', 'mood');
    expect([t.has('Ada', 'gold'), t.has('Ada', 'mood')]).toEqual([1, 1]);
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'levy', 'infantry').answer('Ada', 'done');
    t.waitsFor('Ada: token').answer('Ada', 'choose', 'culture');
    expect(t.has('Ada', 'mood')).toBe(0);
  });

  it('COC-11.21 COC-11.21.a EX-103 with no piece left one is taken from the map, as a new unit', () => {
    const t = duel().knows('Ada', 'tactics').goods('Ada', { food: 2, ore: 2 });
    for (const [label, n] of [
      ['B4', 4],
      ['B2', 4],
      ['F2', 4],
      ['F4', 4],
    ] as const)
      t.units('Ada', label, { infantry: n });
    t.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect(t.why('Ada', 'add', 'infantry')).toBe('no-piece');
    t.answer('Ada', 'relocate', 'B4', 'infantry').answer('Ada', 'done');
    expect([t.unit('B4', 'infantry'), t.unit('D7', 'infantry')]).toEqual([3, 1]);
    t.answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D7')).toBe('legal');
  });

  it('COC-15.1 COC-15.3 EX-46 raising moods costs the size of the city for each level', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
      .goods('Ada', { mood: 4 })
      .turn('Ada');
    t.answer('Ada', 'happy');
    expect(t.why('Ada', 'done')).toBe('raise-something');
    expect(t.why('Ada', 'raise', 'D2')).toBe('not-your-city');
    t.answer('Ada', 'raise', 'D7').answer('Ada', 'raise', 'D7');
    expect(t.why('Ada', 'raise', 'D7')).toBe('already-happy');
    t.answer('Ada', 'done');
    expect([t.mood('D7'), t.has('Ada', 'mood')]).toEqual(['happy', 0]);
    expect(t.why('Ada', 'happy')).toBe('already-happy');
  });

  it('COC-15.1 EX-46 one level only leaves two tokens; too few tokens raise nothing', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
      .goods('Ada', { mood: 4 })
      .turn('Ada');
    t.answer('Ada', 'happy').answer('Ada', 'raise', 'D7').answer('Ada', 'done');
    expect([t.mood('D7'), t.has('Ada', 'mood')]).toEqual(['neutral', 2]);
    t.goods('Ada', { mood: 1 });
    expect(t.why('Ada', 'happy')).toBe('cannot-pay');
  });

  it('COC-15.2 Rituals let resources stand for mood tokens; Voting makes it free for a token', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple'] })
      .knows('Ada', 'myths', 'rituals')
      .goods('Ada', { mood: 1, wood: 3 })
      .turn('Ada');
    t.answer('Ada', 'happy').answer('Ada', 'raise', 'D7').answer('Ada', 'done').waitsFor('Ada: rituals');
    t.answer('Ada', 'spend', 'wood', 1).answer('Ada', 'spend', 'mood', 1);
    expect([t.has('Ada', 'wood'), t.has('Ada', 'mood'), t.mood('D7')]).toEqual([2, 0, 'neutral']);
    const u = duel().knows('Ada', 'voting').goods('Ada', { mood: 2 }).turn('Ada');
    u.answer('Ada', 'use', 'voting').answer('Ada', 'raise', 'D7').answer('Ada', 'done');
    expect([u.s.actions, u.has('Ada', 'mood'), u.mood('D7')]).toEqual([3, 0, 'happy']);
  });

  it('COC-15.2 EX-47 Circus & Sports raises one city by one or two levels, whatever its size', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'angry', with: ['temple', 'academy', 'port', 'fortress'] })
      .knows('Ada', 'arts', 'circus-and-sports');
    t.goods('Ada', { culture: 2 }).turn('Ada').answer('Ada', 'circus', 'D7', 2);
    expect([t.mood('D7'), t.has('Ada', 'culture'), t.s.actions]).toEqual(['happy', 0, 2]);
  });

  it('COC-8.2 COC-8.3 COC-8.4 COC-8.7 free actions, once per turn, and the end of the turn', () => {
    const t = duel()
      .knows('Ada', 'bartering', 'drama-and-music', 'nationalism', 'absolute-power', 'taxes')
      .goods('Ada', { mood: 4 });
    const card = t.card('Ada', 'spy');
    t.turn('Ada').answer('Ada', 'barter').answer('Ada', 'swap', card, 'gold');
    expect([t.has('Ada', 'gold'), t.s.actions]).toEqual([1, 3]);
    expect(t.why('Ada', 'barter')).toBe('once-per-turn');
    t.answer('Ada', 'use', 'drama-and-music').answer('Ada', 'choose', 'culture');
    expect([t.has('Ada', 'mood'), t.has('Ada', 'culture')]).toEqual([3, 1]);
    t.answer('Ada', 'use', 'absolute-power');
    expect([t.s.actions, t.has('Ada', 'mood')]).toEqual([4, 1]);
    expect(t.why('Ada', 'use', 'absolute-power')).toBe('once-per-turn');
    t.answer('Ada', 'use', 'taxes').answer('Ada', 'receive', 'wood', 1);
    expect([t.has('Ada', 'wood'), t.s.actions]).toEqual([1, 3]);
    expect(t.warns('Ada', 'end')).toBe('actions-left');
    t.answer('Ada', 'move')
      .answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'stop')
      .answer('Ada', 'move')
      .answer('Ada', 'stop');
    expect(t.why('Ada', 'move')).toBe('no-actions');
    expect(t.why('Ada', 'advance', 'storage')).toBe('no-actions');
  });

  it('COC-27.8 Taxes bring one resource for each own city, with Currency gold too', () => {
    const t = duel()
      .city('Ada', 'B4')
      .city('Ada', 'F4', { mood: 'angry' })
      .knows('Ada', 'taxes')
      .goods('Ada', { mood: 1 })
      .turn('Ada');
    t.answer('Ada', 'use', 'taxes');
    expect(t.why('Ada', 'receive', 'gold', 1)).toBe('missing-advance');
    t.knows('Ada', 'currency').answer('Ada', 'receive', 'gold', 2).answer('Ada', 'receive', 'food', 1);
    expect([t.has('Ada', 'gold'), t.has('Ada', 'food')]).toEqual([2, 1]);
    t.waitsFor('Ada: turn');
  });

  it('COC-5.1 COC-5.2 COC-5.6 COC-5.7 turns go round from the first player; each player acts alone', () => {
    const t = duel().turn('Ada', ['turnStart', 1]);
    t.waitsFor('Ada: turn')
      .answer('Ada', 'end')
      .waitsFor('Ben: turn')
      .answer('Ben', 'end')
      .waitsFor('Ada: turn');
    expect(t.s.roundOfAge).toBe(2);
  });
});
