/** Collecting in detail: which spaces, which resources, and what a city is worth once it was activated. */
import type { Answer } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { L, U } from '../content/index.ts';
import { layoutFor } from '../rules/layout.ts';
import { BARBARIAN } from '../rules/state.ts';
import { duel, position, type Table } from './position.ts';
import { two } from './war.ts';

const sentAway = (t: Table) => t.g.options(t.s.asked[0]).elsewhere?.map(x => x.why.key) ?? [];

/** What may be taken from a space, in the order of the goods. */
const from = (t: Table, label: string) =>
  t
    .legal('Ada', 'take')
    .filter(([, space]) => space === t.space(label))
    .map(([, , kind]) => kind);

const collecting = (t: Table, city = 'D7') => t.turn('Ada').answer('Ada', 'collect', city);

describe('11. Collecting', () => {
  it('COC-11.6 what each terrain gives, and what advances add to it', () => {
    const land = () =>
      two()
        .terrain({ D6: 'mountain', C7: 'forest', C8: 'barren', E7: 'sea' })
        .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] });
    const yieldsOf = (t: Table) => ['D7', 'D6', 'C7', 'C8', 'E7'].map(label => from(collecting(t), label));
    expect(yieldsOf(land())).toEqual([[0], [1], [2], [], []]);
    expect(yieldsOf(land().knows('Ada', 'irrigation', 'fishing'))).toEqual([[0], [1], [2], [0], [0]]);
    expect(yieldsOf(land().masters('Ada', 'terracing'))).toEqual([[0], [1, 0, 2], [2], [], []]);
    expect(yieldsOf(land().masters('Ada', 'flood-plains'))).toEqual([[0], [1], [2], [2], []]);
    expect(yieldsOf(land().knows('Ada', 'irrigation').masters('Ada', 'flood-plains'))[3]).toEqual([0, 2]);
    expect(yieldsOf(land().wonder('great-gardens', 'D7', 'Ada'))).toEqual([
      [0, 1, 2, 3, 4],
      [1],
      [2],
      [],
      [],
    ]);
    const port = land().city('Ada', 'D7', { with: ['port'], port: 'E7' });
    expect(yieldsOf(port)[4]).toEqual([5, 4]);
    expect(yieldsOf(port.knows('Ada', 'fishing'))[4]).toEqual([0, 5, 4]);
  });

  it('COC-21.4 the Great Gardens feed the city they stand in, no other', () => {
    const t = duel().city('Ada', 'B4').wonder('great-gardens', 'B4', 'Ada');
    expect(from(collecting(t), 'D7')).toEqual([0]);
    expect(from(collecting(t, 'B4'), 'B4')).toEqual([0, 1, 2, 3, 4]);
  });

  it('COC-11.6 COC-11.7 what is refused, and why', () => {
    const t = two()
      .terrain({ D6: 'sea', C6: 'sea', C7: 'barren', E8: 'unexplored', C8: 'forest', E7: 'mountain' })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .city('Ben', 'D8')
      .knows('Ada', 'fishing')
      .units('pirates', 'C6', { ship: 1 })
      .units('Ben', 'E7', { settler: 1 });
    t.s.exhausted[t.space('C8')] = 1;
    collecting(t);
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.reason('Ada', 'take', 'D6', 'food')).toEqual(['pirates']);
    expect(t.reason('Ada', 'take', 'C7', 'food')).toEqual(['yields-nothing']);
    expect(t.reason('Ada', 'take', 'E8', 'food')).toEqual(['unexplored']);
    expect(t.reason('Ada', 'take', 'C8', 'wood')).toEqual(['exhausted']);
    expect(t.reason('Ada', 'take', 'D8', 'food')).toEqual(['city-here']);
    expect(t.reason('Ada', 'take', 'E7', 'ore')).toEqual(['enemy-here']);
    expect(t.reason('Ada', 'take', 'D7', 'ore')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 'D5', 'food')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 'D2', 'food')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 99, 0)).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', -1, 0)).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 'D7')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 'D7', 0, 0)).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 4.5, 0)).toEqual(['not-offered']);
    // plains, but three away; and no word but the right one
    expect(t.reason('Ada', 'take', 'D4', 'food')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'seize', 'D7', 'food')).toEqual(['not-offered']);
    const words = ['take', '4', 0] as unknown as Answer;
    expect(() => t.g.admit(0, t.question('Ada').id, words)).toThrow();
    expect(t.legal('Ada')).toEqual([['take', 4, 0]]);
  });

  it('COC-11.7 the own city with enemies beside it is used all the same; own units never block', () => {
    const t = duel().units('Ada', 'D6', { infantry: 1 }).units('Ada', 'D7', { settler: 1 });
    collecting(t);
    expect([from(t, 'D7'), from(t, 'D6')]).toEqual([[0], [0]]);
    t.city('Ada', 'D6');
    expect(t.reason('Ada', 'take', 'D6', 'food')).toEqual(['city-here']);
  });

  it('COC-11.5.a refused where nothing can be taken, whatever the reason', () => {
    const t = position()
      .city('Ada', 'D7')
      .terrain({ D7: 'barren', D8: 'sea', E8: 'sea', E7: 'unexplored', C7: 'barren', C8: 'forest' })
      .units('Ben', 'C8', { infantry: 1 })
      .city('Ben', 'D6')
      .turn('Ada');
    expect(t.why('Ada', 'collect', 'D7')).toBe('nothing-to-collect');
    expect(t.legal('Ada', 'collect')).toEqual([]);
    t.knows('Ada', 'husbandry');
    expect(t.why('Ada', 'collect', 'D7')).toBe('legal');
    collecting(t);
    expect(t.legal('Ada', 'take').every(([, , kind]) => kind === 0)).toBe(true);
    // D8 leads nowhere; D5 lies behind D6, which is explored, and E6, behind it too
    expect([from(t, 'D5'), from(t, 'E6'), from(t, 'D4')]).toEqual([[0], [0], []]);
  });

  it('COC-11.5.a COC-11.9 what lies two away counts by the same rules, and nothing beyond', () => {
    const island = (far: 'sea' | 'barren' | 'plains', one: 'barren' | 'plains' | 'sea' = far) => {
      const t = position().city('Ada', 'D7').knows('Ada', 'husbandry', 'fishing');
      const { crow, labels, spaces } = layoutFor(2);
      for (const [x, label] of labels.entries()) {
        const away = crow[t.space('D7') * spaces + x];
        if (away < 3) t.terrain({ [label]: away < 2 ? 'barren' : far });
      }
      t.terrain({ D5: one });
      return t.turn('Ada').why('Ada', 'collect', 'D7');
    };
    expect([island('sea'), island('barren'), island('plains')]).toEqual([
      'nothing-to-collect',
      'nothing-to-collect',
      'legal',
    ]);
    // one of them is enough
    expect([island('barren', 'plains'), island('plains', 'sea')]).toEqual(['legal', 'legal']);
  });

  it('COC-11.5 COC-11.6 a Collect ends when the city is full, or nothing is left to take', () => {
    const t = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .terrain({ D8: 'barren', E8: 'barren', E7: 'barren', C7: 'barren', C8: 'barren' });
    collecting(t).answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'D6', 'food');
    t.waitsFor('Ada: turn');
    expect(t.tells()).toEqual(['gain 0 0 2 0']);
    expect([t.s.draft, t.s.collects, t.s.actions]).toEqual([[], 1, 2]);
    const u = collecting(duel().city('Ada', 'D7', { with: ['temple'] }));
    expect(u.tells()).toEqual(['collects 0 4']);
    u.answer('Ada', 'take', 'D7', 'food')
      .waitsFor('Ada: collect')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
    expect(u.s.activated[4]).toBe(1);
  });

  it('COC-11.8 one sea space, but land beside it as well', () => {
    const t = duel()
      .terrain({ D6: 'sea', C7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .knows('Ada', 'fishing');
    collecting(t).answer('Ada', 'take', 'D6', 'food');
    expect(t.reason('Ada', 'take', 'C7', 'food')).toEqual(['one-sea-space']);
    expect(t.reason('Ada', 'take', 'D6', 'food')).toEqual(['space-used']);
    expect(t.reason('Ada', 'take', 'E7', 'food')).toEqual(['legal']);
    const u = duel()
      .terrain({ D6: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .knows('Ada', 'fishing');
    collecting(u).answer('Ada', 'take', 'E7', 'food');
    expect(u.reason('Ada', 'take', 'D6', 'food')).toEqual(['legal']);
  });

  it('COC-11.9 COC-1.6 Husbandry: two spaces over explored land or sea, never sea itself, once a turn', () => {
    const t = duel()
      .terrain({ D6: 'unexplored', C7: 'unexplored', C6: 'forest', E6: 'sea', F7: 'mountain' })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'husbandry', 'storage', 'fishing');
    collecting(t);
    // C6 and D5 lie behind what nobody has seen
    expect(t.reason('Ada', 'take', 'C6', 'wood')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 'D5', 'food')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'take', 'E6', 'food')).toEqual(['too-far']);
    t.answer('Ada', 'take', 'F7', 'ore');
    expect(t.reason('Ada', 'take', 'F6', 'food')).toEqual(['too-far']);
    expect(t.reason('Ada', 'take', 'F7', 'ore')).toEqual(['space-used']);
    t.answer('Ada', 'take', 'E7', 'food').answer('Ada', 'done');
    t.answer('Ada', 'collect', 'D7');
    expect(t.reason('Ada', 'take', 'F7', 'ore')).toEqual(['not-offered']);
    // a Collect near by leaves it for later
    t.turn('Ada').answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').answer('Ada', 'done');
    t.answer('Ada', 'collect', 'D7');
    expect(t.reason('Ada', 'take', 'F7', 'ore')).toEqual(['legal']);
    const u = duel().knows('Ada', 'roads');
    expect(collecting(u).reason('Ada', 'take', 'D5', 'food')).toEqual(['not-offered']);
  });

  it('COC-11.6 COC-11.9 the first space of the map is like any other', () => {
    const t = position()
      .city('Ada', 'D3', { mood: 'happy', with: ['temple'] })
      .terrain({ D3: 'barren', D4: 'barren', E4: 'barren', E3: 'barren', C3: 'barren', C4: 'barren' })
      .turn('Ada');
    expect(t.legal('Ada', 'collect')).toHaveLength(1);
    t.answer('Ada', 'collect', 'D3');
    expect(t.legal('Ada', 'take')).toEqual([['take', 0, 0]]);
    const far = position()
      .city('Ada', 'D3')
      .terrain({ D3: 'barren', D4: 'barren', E4: 'barren', E3: 'unexplored', C3: 'unexplored', C4: 'barren' })
      .terrain({ D2: 'barren' })
      .knows('Ada', 'husbandry')
      .turn('Ada')
      .answer('Ada', 'collect', 'D3');
    expect([from(far, 'D1'), from(far, 'C2'), from(far, 'E2')]).toEqual([[0], [0], [0]]);
    const two0 = position()
      .city('Ada', 'D4')
      .terrain({
        D4: 'barren',
        D5: 'barren',
        E5: 'barren',
        E4: 'barren',
        D3: 'barren',
        C4: 'barren',
        C5: 'barren',
      })
      .knows('Ada', 'husbandry')
      .turn('Ada')
      .answer('Ada', 'collect', 'D4');
    expect(from(two0, 'D2')).toEqual([0]);
  });

  it('COC-11.6 COC-11.9 the six spaces around, and those behind them, are the city’s own', () => {
    const t = position()
      .city('Ada', 'D5', { mood: 'happy', with: ['temple'] })
      .turn('Ada')
      .answer('Ada', 'collect', 'D5');
    const around = ['D5', 'D6', 'E6', 'E5', 'D4', 'C5', 'C6'];
    expect(t.legal('Ada', 'take')).toEqual(around.map(label => ['take', t.space(label), 0]));
    const barren = position().city('Ada', 'D5').turn('Ada');
    for (const label of around) barren.terrain({ [label]: 'barren' });
    expect(barren.why('Ada', 'collect', 'D5')).toBe('nothing-to-collect');
    expect(barren.legal('Ada', 'collect')).toEqual([]);
    const far = position()
      .city('Ada', 'D5')
      .terrain({ D6: 'unexplored' })
      .knows('Ada', 'husbandry')
      .turn('Ada');
    far.answer('Ada', 'collect', 'D5');
    expect(far.reason('Ada', 'take', 'D7', 'food')).toEqual(['not-offered']);
    expect(far.legal('Ada', 'take')).not.toContainEqual(['take', 4, 0]);
  });

  it('COC-22.6 Great Harvest: two more, once; Seasonal Harvest: a space again and again', () => {
    const t = duel().knows('Ada', 'storage').turn('Ada');
    t.s.bound = 1;
    t.answer('Ada', 'collect', 'D7');
    for (const label of ['D7', 'D6', 'E7']) t.answer('Ada', 'take', label, 'food');
    t.waitsFor('Ada: turn');
    expect([t.has('Ada', 'food'), t.s.bound]).toEqual([3, 0]);
    const u = duel()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple'] })
      .knows('Ada', 'storage')
      .turn('Ada');
    u.s.bound = 2;
    u.answer('Ada', 'collect', 'D7');
    for (let i = 0; i < 3; i++) u.answer('Ada', 'take', 'D7', 'food');
    expect([u.has('Ada', 'food'), u.s.bound]).toEqual([3, 0]);
  });

  it('COC-22.6 Seasonal Harvest: the one sea space and the distant one count once', () => {
    const t = duel()
      .terrain({ D6: 'sea', C7: 'sea' })
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .knows('Ada', 'storage', 'fishing', 'husbandry')
      .turn('Ada');
    t.s.bound = 2;
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D6', 'food');
    expect(t.reason('Ada', 'take', 'D6', 'food')).toEqual(['legal']);
    expect(t.reason('Ada', 'take', 'C7', 'food')).toEqual(['one-sea-space']);
    t.answer('Ada', 'take', 'E6', 'food');
    expect(t.reason('Ada', 'take', 'E6', 'food')).toEqual(['legal']);
    expect(t.reason('Ada', 'take', 'F7', 'food')).toEqual(['too-far']);
  });

  it('COC-11.10 Metallurgy: for two ore or more, if wanted, with what was really taken told', () => {
    const ore = (n: number, before: number) => {
      const t = duel()
        .terrain({ D6: 'mountain', C7: 'mountain', E7: 'mountain' })
        .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
        .knows('Ada', 'metallurgy')
        .goods('Ada', { ore: before });
      collecting(t);
      for (const label of ['D6', 'C7', 'E7'].slice(0, n)) t.answer('Ada', 'take', label, 'ore');
      return t.answer('Ada', 'done');
    };
    ore(1, 0).waitsFor('Ada: turn');
    const t = ore(2, 0).waitsFor('Ada: metallurgy');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['yes'], ['no']]);
    t.answer('Ada', 'yes');
    expect(t.tells()).toEqual(['paid 0 [0,1,0,0,0,0,0]', 'gain 0 4 1 0']);
    expect([t.has('Ada', 'ore'), t.has('Ada', 'gold')]).toEqual([1, 1]);
    const no = ore(2, 0).answer('Ada', 'no');
    expect([no.has('Ada', 'ore'), no.has('Ada', 'gold'), no.tells()]).toEqual([2, 0, []]);
    // one of three was beyond the limit: that one becomes gold
    const most = ore(3, 5).answer('Ada', 'yes');
    expect([most.has('Ada', 'ore'), most.has('Ada', 'gold'), most.tells()]).toEqual([7, 1, ['gain 0 4 1 0']]);
    const without = duel()
      .terrain({ D6: 'mountain', C7: 'mountain' })
      .city('Ada', 'D7', { with: ['temple'] });
    collecting(without)
      .answer('Ada', 'take', 'D6', 'ore')
      .answer('Ada', 'take', 'C7', 'ore')
      .waitsFor('Ada: turn');
  });

  it('COC-11.10 Public Education: an idea from a city with an Academy', () => {
    const ideas = (academy: boolean, educated: boolean) => {
      const t = duel().city('Ada', 'D7', { with: academy ? ['academy'] : ['temple'] });
      if (educated) t.knows('Ada', 'public-education');
      collecting(t).answer('Ada', 'take', 'D7', 'food').answer('Ada', 'done');
      return t.has('Ada', 'ideas');
    };
    expect([ideas(true, true), ideas(false, true), ideas(true, false)]).toEqual([1, 0, 0]);
  });
});

describe('26. Collecting in the way of a civilization', () => {
  const aztecs = () => two().masters('Ada', 'tribute-empire');

  it('COC-26.17 Tribute Empire: enemy cities within two, whoever stands there, not own or distant ones', () => {
    const t = aztecs()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .city('Ada', 'C7')
      .city('Ben', 'D5')
      .city('Ben', 'E7')
      .city('Ben', 'D4')
      .units('Ben', 'E7', { infantry: 1 })
      .knows('Ada', 'storage');
    collecting(t);
    expect([from(t, 'D5'), from(t, 'E7'), from(t, 'D4'), from(t, 'C7')]).toEqual([[0], [0], [], []]);
    // two away, but nobody's city
    expect(t.reason('Ada', 'take', 'C6', 'food')).toEqual(['too-far']);
    t.answer('Ada', 'take', 'D5', 'food').answer('Ada', 'take', 'E7', 'food');
    expect(t.reason('Ada', 'take', 'D5', 'food')).toEqual(['space-used']);
    t.answer('Ada', 'take', 'D7', 'food').answer('Ada', 'done');
    expect([t.has('Ada', 'food'), t.s.used]).toEqual([3, 0]);
    expect(collecting(two().city('Ben', 'D5')).reason('Ada', 'take', 'D5', 'food')).toEqual(['not-offered']);
  });

  it('COC-26.17 a space of Tribute is not the one of Husbandry', () => {
    const t = aztecs()
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .city('Ben', 'D5')
      .knows('Ada', 'storage', 'husbandry');
    collecting(t).answer('Ada', 'take', 'D5', 'food');
    expect(t.reason('Ada', 'take', 'C6', 'food')).toEqual(['legal']);
    t.answer('Ada', 'take', 'C6', 'food');
    expect(t.reason('Ada', 'take', 'E6', 'food')).toEqual(['too-far']);
  });

  it('COC-26.17 Captives: instead of the resource a barbarian of the city, the weakest first, four at most', () => {
    const t = aztecs()
      .masters('Ada', 'captives')
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .city('barbarians', 'D6')
      .city('barbarians', 'E7')
      .city('barbarians', 'C7')
      .city('Ben', 'D5')
      .units('barbarians', 'D6', { infantry: 1, cavalry: 1 })
      .units('barbarians', 'E7', { cavalry: 1, elephant: 1 })
      .units('Ben', 'D5', { infantry: 1 });
    t.s.captives = [BARBARIAN * 6 + 1, BARBARIAN * 6 + 1];
    collecting(t);
    const at = (label: string) => ['seize', t.space(label)];
    expect(t.legal('Ada', 'seize')).toEqual([at('E7'), at('D6')]);
    t.answer('Ada', 'seize', 'D6').answer('Ada', 'seize', 'E7');
    expect(t.reason('Ada', 'seize', 'E7')).toEqual(['space-used']);
    t.answer('Ada', 'done');
    expect(t.tells()).toEqual([`captive 0 4 ${U.infantry}`, `captive 0 4 ${U.cavalry}`]);
    expect([
      t.unit('D6', 'infantry'),
      t.unit('D6', 'cavalry'),
      t.unit('E7', 'cavalry'),
      t.unit('E7', 'elephant'),
    ]).toEqual([0, 1, 0, 1]);
    expect(t.s.captives.slice(2)).toEqual([BARBARIAN * 6 + U.infantry, BARBARIAN * 6 + U.cavalry]);
    // four are enough
    t.answer('Ada', 'collect', 'D7');
    expect(t.legal('Ada', 'seize')).toEqual([]);
    const u = aztecs().city('barbarians', 'D6').units('barbarians', 'D6', { infantry: 1 });
    expect(collecting(u).legal('Ada', 'seize')).toEqual([]);
  });

  it('COC-26.17 only what was seized becomes a captive, and only barbarians of a city are offered', () => {
    const t = aztecs()
      .masters('Ada', 'captives')
      .units('Ada', 'D6', { infantry: 1 })
      .units('barbarians', 'E7', { infantry: 1 });
    collecting(t);
    expect(t.reason('Ada', 'seize', 'E7')).toEqual(['not-offered']);
    t.answer('Ada', 'take', 'D6', 'food');
    expect([t.unit('D6', 'infantry'), t.s.captives]).toEqual([1, []]);
  });

  it('26. Rice Fields: settlers where nothing was collected add nothing', () => {
    const t = two().city('Ada', 'D7').masters('Ada', 'rice-fields');
    t.s.cityOwner[0] = -1;
    t.units('Ada', 'D2', { settler: 1 });
    collecting(t).answer('Ada', 'take', 'D6', 'food');
    expect(t.tells()).toEqual(['gain 0 0 1 0']);
  });

  it('COC-22.6 COC-26.17 Seasonal Harvest seizes no more than there are', () => {
    const t = aztecs()
      .masters('Ada', 'captives')
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .city('barbarians', 'D6')
      .units('barbarians', 'D6', { infantry: 1 })
      .turn('Ada');
    t.s.bound = 2;
    t.answer('Ada', 'collect', 'D7')
      .answer('Ada', 'seize', 'D6')
      .answer('Ada', 'seize', 'D6')
      .answer('Ada', 'done');
    expect([t.s.captives.length, t.unit('D6', 'infantry')]).toEqual([1, 0]);
  });

  it('COC-26.17 with three captives only one more is taken', () => {
    const t = aztecs()
      .masters('Ada', 'captives')
      .city('Ada', 'D7', { mood: 'happy', with: ['temple', 'academy'] })
      .city('barbarians', 'D6')
      .city('barbarians', 'E7')
      .units('barbarians', 'D6', { infantry: 1 })
      .units('barbarians', 'E7', { infantry: 1 });
    t.s.captives = [BARBARIAN * 6 + 1, BARBARIAN * 6 + 1, BARBARIAN * 6 + 1];
    collecting(t).answer('Ada', 'seize', 'D6').answer('Ada', 'seize', 'E7').answer('Ada', 'done');
    expect([t.s.captives.length, t.unit('D6', 'infantry'), t.unit('E7', 'infantry')]).toEqual([4, 0, 1]);
  });

  it('Imhotep: an idea whenever his city was activated otherwise than for a Collect', () => {
    const t = two().leads('Ada', 'imhotep', 'D7').city('Ada', 'D5').goods('Ada', { food: 2 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'settler').answer('Ada', 'done');
    expect(t.has('Ada', 'ideas')).toBe(1);
    collecting(t).answer('Ada', 'take', 'D7', 'food');
    expect(t.has('Ada', 'ideas')).toBe(1);
    t.goods('Ada', { food: 2 })
      .answer('Ada', 'recruit', 'D5')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'done');
    expect([t.has('Ada', 'ideas'), t.s.leader[0]]).toEqual([1, L.imhotep]);
  });

  it('COC-26.15 City States: at least as large and as content, once per turn, if wanted', () => {
    const greece = () =>
      two()
        .masters('Ada', 'city-states')
        .knows('Ada', 'storage')
        .city('Ada', 'D7', { with: ['temple'] })
        .city('Ada', 'B4')
        .city('Ada', 'F4', { mood: 'angry', with: ['temple', 'academy'] })
        .city('Ada', 'B2', { with: ['temple'] });
    const collect = (t: Table, city = 'D7') =>
      t.answer('Ada', 'collect', city).answer('Ada', 'take', city, 'food').answer('Ada', 'done');
    const t = greece().turn('Ada');
    t.s.actions = 5;
    collect(t).waitsFor('Ada: turn');
    collect(t).waitsFor('Ada: polis');
    expect(sentAway(t)).toContain('finish-this-first');
    expect(t.legal('Ada')).toEqual([['at', t.space('B2')], ['none']]);
    expect(t.reason('Ada', 'at', 'B4')).toEqual(['not-among-these']);
    expect(t.reason('Ada', 'at', 'F4')).toEqual(['not-among-these']);
    expect(t.reason('Ada', 'at', 'D7')).toEqual(['not-offered']);
    expect(t.reason('Ada', 'at', 'D2')).toEqual(['not-offered']);
    t.answer('Ada', 'at', 'B2');
    expect(t.tells()).toEqual([`substitute 4 ${t.space('B2')}`]);
    expect([t.mood('D7'), t.mood('B2')]).toEqual(['neutral', 'neutral']);
    // once per turn
    collect(t);
    expect([t.asked(), t.mood('D7')]).toEqual(['Ada: turn', 'angry']);
    const none = greece().turn('Ada');
    collect(none);
    collect(none).answer('Ada', 'none');
    expect([none.mood('D7'), none.s.activated[4], none.s.powers]).toEqual(['angry', 2, 0]);
    // the substitute was activated before: its own mood falls
    const used = greece().turn('Ada');
    collect(used, 'B2');
    collect(used);
    collect(used).answer('Ada', 'at', 'B2');
    expect([used.mood('D7'), used.mood('B2'), used.s.activated[used.space('B2')]]).toEqual([
      'neutral',
      'angry',
      2,
    ]);
  });

  it('COC-26.15 nobody else has it, and a third activation finds none', () => {
    const t = two().city('Ada', 'D5').turn('Ada');
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').waitsFor('Ada: turn');
    expect(t.mood('D7')).toBe('angry');
    const u = two().city('Ada', 'D7', { mood: 'happy' }).city('Ada', 'D5', { mood: 'happy' });
    u.masters('Ada', 'city-states').turn('Ada');
    u.s.activated[4] = 2;
    u.answer('Ada', 'collect', 'D7')
      .answer('Ada', 'take', 'D7', 'food')
      .answer('Ada', 'done')
      .waitsFor('Ada: turn');
    expect(u.mood('D7')).toBe('neutral');
  });
});
