import { describe, expect, it } from 'vitest';
import { CA } from '../content/index.ts';
import { civ, civAdvancesOf } from '../rules/counts.ts';
import { routesOf } from '../rules/routes.ts';
import { expansion } from './position.ts';
import { attack, two, values, war } from './war.ts';

describe('26. Advances of civilizations', () => {
  it('COC-26.1 EX-81 one comes with the advance it is linked to, its cube from the supply', () => {
    const t = two().plays('Ada', 'aztecs').goods('Ada', { food: 2 });
    t.s.cubes[0] = 2;
    t.turn('Ada').answer('Ada', 'advance', 'tactics');
    expect([t.has('Ada', 'culture'), civ(t.s, 0, CA.captives), t.s.cubes[0]]).toEqual([1, true, 1]);
    expect(t.points('Ada')).toBe(1 + 4 * 0.5);
  });

  it('COC-26.1 COC-26.2 EX-82 a government brings one, and Anarchy takes it away', () => {
    const t = two().knows('Ada', 'philosophy').goods('Ada', { food: 2 });
    t.turn('Ada').answer('Ada', 'advance', 'voting');
    expect(civ(t.s, 0, CA.provinces)).toBe(true);
    t.arrange(
      s => {
        s.eventCard = 43;
        s.eventDeck = s.eventDeck.filter(card => card !== 43);
      },
      ['eventFor', { seat: 0, drawer: 0 }],
      ['turn', 0],
    );
    expect([civ(t.s, 0, CA.provinces), t.owns('Ada', 'voting'), t.s.anarchy[0]]).toEqual([false, false, 1]);
    expect(t.s.fronts[0]).toEqual([43]);
  });

  it('COC-26.1 another government keeps it; Ziggurats go with Dogma', () => {
    const t = two().knows('Ada', 'voting', 'draft').masters('Ada', 'provinces');
    t.arrange(() => {}, ['government', { seat: 0, forced: 0 }], ['turn', 0]);
    t.answer('Ada', 'govern', 'autocracy');
    expect(civ(t.s, 0, CA.provinces)).toBe(true);
    const u = two().knows('Ada', 'dogma', 'draft').masters('Ada', 'ziggurats');
    u.arrange(() => {}, ['government', { seat: 0, forced: 0 }], ['turn', 0]);
    u.answer('Ada', 'govern', 'autocracy');
    expect(civAdvancesOf(u.s, 0)).toBe(0);
  });
});

describe('26. Rome and Greece', () => {
  it('Captivi pays for a won battle, and mood tokens build', () => {
    const t = war(3, 1).masters('Ada', 'captivi').turn('Ada').dice(6, 6, 6, 1);
    attack(t);
    expect([t.has('Ada', 'gold'), t.has('Ada', 'mood')]).toEqual([1, 1]);
    const u = two()
      .city('Ada', 'D5')
      .knows('Ada', 'writing')
      .masters('Ada', 'captivi')
      .goods('Ada', { mood: 3 });
    expect(u.turn('Ada').may('Ada', 'construct', 'D7', 'academy')).toBe(true);
  });

  it('Aqueduct: Famine has no text, Sanitation costs nothing', () => {
    const t = two().knows('Ada', 'engineering').masters('Ada', 'aqueduct').goods('Ada', { food: 1 });
    t.arrange(
      s => {
        s.eventCard = 2;
        s.eventDeck = s.eventDeck.filter(card => card !== 2);
      },
      ['eventFor', { seat: 0, drawer: 0 }],
      ['turnStart', 0],
    );
    expect(t.has('Ada', 'food')).toBe(1);
    t.goods('Ada', { food: 0 }).arrange(() => {}, ['turnStart', 0]);
    expect(t.may('Ada', 'advance', 'sanitation')).toBe(true);
    expect(t.why('Ada', 'power', 'civ:aqueduct', -1, 0)).toBe('cannot-pay');
  });

  it('Imperial Roads reach four spaces between own cities', () => {
    const t = two().city('Ada', 'D3').knows('Ada', 'roads').goods('Ada', { food: 1, ore: 1 });
    t.units('Ada', 'D7', { settler: 1 });
    t.turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D7').answer('Ada', 'all');
    expect(t.why('Ada', 'roads', 'D3')).toBe('not-offered');
    const u = two().city('Ada', 'D3').knows('Ada', 'roads').masters('Ada', 'imperial-roads');
    u.goods('Ada', { food: 1, ore: 1 }).units('Ada', 'D7', { settler: 1 });
    u.turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'all')
      .answer('Ada', 'roads', 'D3');
    expect(u.unit('D3', 'settler')).toBe(1);
  });

  it('Provinces: captured cities are Neutral, Happy for a culture token; distant ones recruit cavalry', () => {
    const t = war(2, 0).city('Ben', 'D5').masters('Ada', 'provinces').goods('Ada', { culture: 1 });
    t.turn('Ada');
    attack(t).waitsFor('Ada: may').answer('Ada', 'yes');
    expect([t.ownerOf('D5'), t.mood('D5'), t.has('Ada', 'culture')]).toEqual(['Ada', 'happy', 0]);
    const u = two()
      .city('Ada', 'D4')
      .masters('Ada', 'provinces')
      .goods('Ada', { food: 1, wood: 1 })
      .turn('Ada');
    u.answer('Ada', 'recruit', 'D4');
    expect(u.may('Ada', 'add', 'cavalry')).toBe(true);
  });

  it('Study, Sparta: ideas for recruits beside an Academy; Draft in culture, and no card against the weaker', () => {
    const t = two()
      .city('Ada', 'D5', { with: ['academy'] })
      .knows('Ada', 'draft')
      .masters('Ada', 'study', 'sparta');
    t.goods('Ada', { culture: 1 }).turn('Ada').answer('Ada', 'recruit', 'D5');
    t.answer('Ada', 'levyWith', 'infantry', 'culture').answer('Ada', 'done');
    expect([t.has('Ada', 'ideas'), t.unit('D5', 'infantry'), t.has('Ada', 'culture')]).toEqual([1, 1, 0]);
    const u = war(1, 2).knows('Ben', 'tactics').masters('Ada', 'sparta').turn('Ada').dice(1, 1, 1);
    u.card('Ben', 'spy');
    attack(u).waitsFor('Ada: retreat');
  });

  it('COC-26.18 Hellenistic Culture: attempts from any city with a building of the own colour', () => {
    const t = two()
      .city('Ben', 'D4', { with: [['temple', 'Ada'], 'academy'] })
      .masters('Ada', 'hellenization');
    t.turn('Ada').dice(6).answer('Ada', 'attempt').answer('Ada', 'influence', 'D4', 'D4');
    expect(t.colour('D4', 'academy')).toBe('Ada');
    const u = two().city('Ben', 'D4', { with: [['temple', 'Ada'], 'academy'] });
    expect(u.turn('Ada').why('Ada', 'attempt')).toBe('no-target');
  });

  it('COC-26.15 City States: another city counts as the one activated a second time', () => {
    const t = two().city('Ada', 'D5').masters('Ada', 'city-states').knows('Ada', 'storage');
    t.turn('Ada');
    const collect = () => t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    collect();
    collect().waitsFor('Ada: polis').answer('Ada', 'at', 'D5');
    expect([t.mood('D7'), t.s.activated[t.space('D7')], t.s.activated[t.space('D5')]]).toEqual([
      'neutral',
      1,
      1,
    ]);
    const u = two().city('Ada', 'D5', { mood: 'angry' }).masters('Ada', 'city-states').turn('Ada');
    u.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    u.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').waitsFor('Ada: turn');
    expect(u.mood('D7')).toBe('angry');
  });
});

describe('26. China, Vikings, Japan', () => {
  it('EX-84 Rice Fields: a food more for each plains with a settler', () => {
    const t = two()
      .city('Ada', 'D7', { with: ['temple'] })
      .knows('Ada', 'storage')
      .masters('Ada', 'rice-fields');
    t.units('Ada', 'D6', { settler: 2 })
      .units('Ada', 'C7', { settler: 1 })
      .turn('Ada')
      .answer('Ada', 'collect', 'D7');
    t.answer('Ada', 'take', 'D6', 'food').answer('Ada', 'take', 'C7', 'food');
    expect(t.has('Ada', 'food')).toBe(4);
  });

  it('Expansion: after recruiting a settler settlers in cities may move', () => {
    const t = two().masters('Ada', 'expansion').goods('Ada', { food: 2 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'settler')
      .answer('Ada', 'done')
      .waitsFor('Ada: move');
    t.answer('Ada', 'from', 'D7').answer('Ada', 'all').answer('Ada', 'go', 'D6').answer('Ada', 'stop');
    expect([t.unit('D6', 'settler'), t.s.actions]).toEqual([1, 2]);
  });

  it('Fireworks cancel a hit in the first round; Imperial Army turns settlers into infantry', () => {
    const t = war(2, 2)
      .masters('Ada', 'fireworks')
      .goods('Ada', { ore: 1, wood: 1 })
      .turn('Ada')
      .dice(1, 1, 3, 3);
    attack(t).waitsFor('Ada: parry').answer('Ada', 'cancel', 4);
    expect([t.tells('falls')[0], t.has('Ada', 'ore')]).toEqual([[0, 0], 0]);
    const u = two().masters('Ada', 'imperial-army').units('Ada', 'D6', { settler: 1 }).turn('Ada');
    u.answer('Ada', 'power', 'civ:imperial-army', -1, 0)
      .answer('Ada', 'relocate', 'D6', 'settler')
      .answer('Ada', 'done');
    expect([u.unit('D6', 'infantry'), u.unit('D6', 'settler'), u.s.actions]).toEqual([1, 0, 2]);
  });

  it('COC-26.10 EX-88 a ship becomes infantry ashore, with Tactics only, and obeys the terrain', () => {
    const sea = () =>
      two()
        .terrain({ D6: 'sea', D5: 'mountain' })
        .masters('Ada', 'shipcraft')
        .units('Ada', 'D6', { ship: 1 });
    const t = sea().knows('Ada', 'tactics').turn('Ada');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'all')
      .answer('Ada', 'convert', 'D5', 'infantry', 1);
    expect([t.unit('D5', 'infantry'), t.unit('D6', 'ship')]).toEqual([1, 0]);
    t.answer('Ada', 'stop').answer('Ada', 'move');
    expect(t.why('Ada', 'from', 'D5')).toBe('on-mountain');
    const u = sea().turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    expect(u.why('Ada', 'convert', 'D5', 'infantry', 1)).toBe('no-tactics');
    expect(u.may('Ada', 'convert', 'D5', 'settler', 1)).toBe(true);
  });

  it('COC-26.10 EX-89 a converted unit keeps what it may no longer do', () => {
    const t = two()
      .terrain({ D6: 'forest', D5: 'sea', D4: 'sea' })
      .masters('Ada', 'shipcraft')
      .knows('Ada', 'tactics');
    t.units('Ada', 'D7', { infantry: 1 }).units('Ben', 'D4', { ship: 1 }).turn('Ada');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D6')
      .answer('Ada', 'stop');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all');
    t.answer('Ada', 'convert', 'D5', 'infantry', 1).answer('Ada', 'stop');
    t.answer('Ada', 'move').answer('Ada', 'from', 'D5').answer('Ada', 'all');
    expect(t.why('Ada', 'go', 'D4')).toBe('forest-no-battle');
  });

  it('Longships carry three and move again; EX-90 Rune Stones are laid out after heavy losses', () => {
    const t = two().terrain({ D6: 'sea' }).masters('Ada', 'longships').units('Ada', 'D7', { settler: 3 });
    t.units('Ada', 'D6', { ship: 1 })
      .turn('Ada')
      .answer('Ada', 'move')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'all');
    expect(t.may('Ada', 'go', 'D6')).toBe(true);
    const u = war(4, 2).masters('Ada', 'rune-stones').turn('Ada').dice(6, 6, 6, 6, 6, 6);
    attack(u).waitsFor('Ada: may').answer('Ada', 'yes');
    expect([u.s.runes[0], u.points('Ada')]).toEqual([1, 1 + 1.5 + 0.5 + 1]);
  });

  it('Raiding: ships beside the cities they trade with rob their owners', () => {
    const t = two()
      .city('Ben', 'D5')
      .terrain({ D6: 'sea' })
      .knows('Ada', 'trade-routes')
      .masters('Ada', 'raiding');
    t.units('Ada', 'D6', { ship: 1 }).goods('Ben', { wood: 1 }).turn('Ada').answer('Ada', 'routes', 1, 0);
    expect([t.has('Ada', 'food'), t.has('Ben', 'wood')]).toEqual([1, 0]);
  });

  it('Pottery: a culture token once per turn; Horsemanship: cavalry from a Fortress', () => {
    const t = two()
      .city('Ada', 'D7', { mood: 'happy', with: ['fortress'] })
      .knows('Ada', 'storage');
    t.masters('Ada', 'pottery', 'horsemanship')
      .goods('Ada', { wood: 1 })
      .turn('Ada')
      .answer('Ada', 'collect', 'D7');
    for (const at of ['D7', 'D6', 'C7']) t.answer('Ada', 'take', at, 'food');
    expect([t.has('Ada', 'food'), t.has('Ada', 'culture')]).toEqual([3, 1]);
    t.answer('Ada', 'recruit', 'D7');
    expect(t.may('Ada', 'add', 'cavalry')).toBe(true);
  });

  it('COC-26.11 EX-96 Subterfuge cancels a card before its costs are paid', () => {
    const t = expansion(3).city('Ada', 'D7').city('Ben', 'D5').city('Cyd', 'D2').masters('Ben', 'subterfuge');
    t.goods('Ada', { culture: 1 });
    const spy = t.card('Ada', 'spy');
    const own = t.card('Ben', 'ideas');
    t.card('Cyd', 'militia');
    t.turn('Ada')
      .answer('Ada', 'play', spy)
      .answer('Ada', 'seat', 'Cyd')
      .waitsFor('Ben: foil')
      .answer('Ben', 'card', own);
    t.waitsFor('Ada: turn');
    expect([t.has('Ada', 'culture'), t.s.actions, t.s.hands[1].length]).toEqual([1, 3, 0]);
    expect(t.s.actionDiscard).toEqual([spy, own]);
  });

  it('Shogunate: a card as an action costs none, once per turn', () => {
    const t = two()
      .knows('Ada', 'voting')
      .masters('Ada', 'shogunate')
      .city('Ada', 'D5', { with: ['academy'] });
    const card = t.card('Ada', 'quick-advance');
    t.goods('Ada', { culture: 2 })
      .turn('Ada')
      .answer('Ada', 'power', 'civ:shogunate', -1, 0)
      .answer('Ada', 'play', card);
    expect(t.s.actions).toBe(3);
  });
});

describe('26. Egypt, Maya, India', () => {
  it('EX-85 Flood Plains: cities on barren land, food or wood from it', () => {
    const t = two().terrain({ D6: 'barren' }).knows('Ada', 'irrigation').masters('Ada', 'flood-plains');
    t.units('Ada', 'D6', { settler: 1 }).turn('Ada').answer('Ada', 'found', 'D6');
    t.answer('Ada', 'collect', 'D6').answer('Ada', 'take', 'D6', 'wood');
    expect([t.ownerOf('D6'), t.has('Ada', 'wood')]).toEqual(['Ada', 1]);
    const u = two().terrain({ D6: 'barren' }).city('Ben', 'D6').knows('Ben', 'irrigation').turn('Ben');
    u.answer('Ben', 'collect', 'D6');
    expect([u.may('Ben', 'take', 'D6', 'food'), u.may('Ben', 'take', 'D6', 'wood')]).toEqual([true, false]);
  });

  it('COC-26.14 EX-86 Man God: abilities of Autocracy without its advances', () => {
    const t = two()
      .knows('Ada', 'dogma', 'devotion')
      .masters('Ada', 'man-god')
      .goods('Ada', { food: 1, ore: 1 });
    t.turn('Ada').answer('Ada', 'recruit', 'D7').answer('Ada', 'add', 'infantry').answer('Ada', 'done');
    t.waitsFor('Ada: token').answer('Ada', 'choose', 'mood');
    expect([t.owns('Ada', 'nationalism'), t.points('Ada')]).toEqual([false, 1 + 5 * 0.5]);
  });

  it('Architecture: mood tokens for a wonder; Embalming: a token after each battle', () => {
    const t = war(3, 1).masters('Ada', 'embalming').turn('Ada').dice(6, 6, 6, 1);
    attack(t);
    expect(t.has('Ada', 'culture')).toBe(1);
    const u = two().city('Ada', 'D5').knows('Ada', 'writing').masters('Ada', 'architecture-egypt');
    expect(u.goods('Ada', { mood: 3 }).turn('Ada').may('Ada', 'construct', 'D7', 'academy')).toBe(true);
  });

  it('Terracing, Stelae: anything from mountains; a reward for a new city', () => {
    const t = two()
      .terrain({ D6: 'mountain' })
      .masters('Ada', 'terracing', 'stelae')
      .units('Ada', 'C6', { settler: 1 });
    t.turn('Ada').answer('Ada', 'found', 'C6').waitsFor('Ada: reward').answer('Ada', 'choose', 'ideas');
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D6', 'wood');
    expect([t.has('Ada', 'ideas'), t.has('Ada', 'wood')]).toEqual([1, 1]);
  });

  it('Ball Courts make a city larger; Calendar shows the next event', () => {
    const t = two().masters('Ada', 'ball-courts', 'calendar').goods('Ada', { mood: 1 }).turn('Ada');
    t.answer('Ada', 'power', 'civ:calendar', -1, 0);
    expect(t.s.peeked).toBe(1);
    t.answer('Ada', 'power', 'civ:ball-courts', 'D7', 0).answer('Ada', 'collect', 'D7');
    t.answer('Ada', 'take', 'D7', 'food').answer('Ada', 'take', 'D6', 'food');
    expect([t.has('Ada', 'food'), t.has('Ada', 'mood')]).toEqual([2, 0]);
  });

  it('COC-26.13 Proselytism: settlers influence from where they stand', () => {
    const t = two()
      .city('Ben', 'D4', { with: ['temple'] })
      .masters('Ada', 'proselytism')
      .units('Ada', 'D6', { settler: 1 });
    t.turn('Ada').dice(6).answer('Ada', 'attempt').answer('Ada', 'influence', 'D6', 'D4');
    expect(t.colour('D4', 'temple')).toBe('Ada');
  });

  it('Prosperity and Indian Elephants: routes of elephants, mood instead of food; Peace & Poetry', () => {
    const t = two()
      .city('Ben', 'D5')
      .city('Ada', 'D6')
      .terrain({ D6: 'forest' })
      .knows('Ada', 'trade-routes');
    t.masters('Ada', 'indian-elephants', 'prosperity', 'peace-and-poetry').units('Ada', 'D6', {
      elephant: 1,
    });
    t.turn('Ada').answer('Ada', 'routes', 1, 0).waitsFor('Ada: routeYield').answer('Ada', 'choose', 'mood');
    expect(t.has('Ada', 'mood')).toBe(1);
    t.answer('Ada', 'advance', 'writing');
    expect([t.owns('Ada', 'writing'), t.has('Ada', 'mood')]).toEqual([true, 0]);
  });
});

describe('26. Babylonians, Phoenicians, Celts, Persia', () => {
  it('EX-83 Canals: a food more where a Collect brings exactly one', () => {
    const t = two()
      .terrain({ D6: 'mountain', C7: 'forest' })
      .city('Ada', 'D7', { with: ['temple', 'academy'] });
    t.masters('Ada', 'canals').turn('Ada').answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food');
    t.answer('Ada', 'take', 'D6', 'ore').answer('Ada', 'take', 'C7', 'wood');
    expect(['food', 'ore', 'wood'].map(id => t.has('Ada', id as 'food'))).toEqual([2, 1, 1]);
  });

  it('Star Catalogues, Code of Laws, Ziggurats', () => {
    const t = two()
      .masters('Ada', 'star-catalogues')
      .arrange(() => {}, ['event', 0], ['turn', 0]);
    t.waitsFor('Ada: reward').answer('Ada', 'choose', 'ideas');
    const u = two()
      .city('Ben', 'D6', { with: ['temple'] })
      .masters('Ada', 'code-of-laws');
    u.turn('Ada').dice(6).answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    expect(u.s.hands[0].length).toBe(1);
    const v = two()
      .city('Ada', 'D5')
      .knows('Ada', 'myths')
      .masters('Ada', 'ziggurats')
      .goods('Ada', { ideas: 3 });
    expect(v.turn('Ada').may('Ada', 'construct', 'D7', 'temple')).toBe(true);
  });

  it('COC-25.2 City Independence: Ports are safe and worth more, governments nothing', () => {
    const t = two()
      .terrain({ C7: 'sea' })
      .city('Ada', 'D7', { with: ['port'] })
      .knows('Ada', 'voting');
    t.masters('Ada', 'city-independence');
    expect(t.points('Ada')).toBe(1 + 1.5 + 1 + 0.5);
    const u = t.city('Ben', 'D5', { with: ['temple', 'academy'] }).turn('Ben');
    expect(u.why('Ben', 'attempt')).toBe('no-target');
  });

  it('Biremes add two at sea; Cedars & Dyes trade three spaces far; Alphabet', () => {
    const t = two()
      .terrain({ D6: 'sea', D5: 'sea' })
      .masters('Ada', 'biremes')
      .units('Ada', 'D6', { ship: 1 });
    t.units('Ben', 'D5', { ship: 1 }).turn('Ada').dice(1, 1);
    t.answer('Ada', 'move').answer('Ada', 'from', 'D6').answer('Ada', 'all').answer('Ada', 'go', 'D5');
    expect(values(t)).toEqual([3, 1]);
    const u = two()
      .city('Ben', 'D4')
      .terrain({ D6: 'sea', D5: 'sea', D3: 'sea' })
      .city('Ada', 'D7', { with: ['port'] });
    u.knows('Ada', 'trade-routes').masters('Ada', 'cedars-and-dyes', 'alphabet');
    expect(routesOf(u.s, 0, false)).toBe(1);
    u.turn('Ada').answer('Ada', 'routes', 1, 0).answer('Ada', 'choose', 'ideas');
    expect(u.has('Ada', 'ideas')).toBe(2);
  });

  it('Tribal Warfare, Tribal Allies, Druidic Influence, Tribal Trade', () => {
    const t = war(1, 1)
      .city('barbarians', 'D4')
      .masters('Ada', 'tribal-warfare')
      .turn('Ada')
      .dice('2 cavalry', '2 cavalry');
    attack(t);
    expect(values(t)).toEqual([3, 2]);
    const u = two()
      .city('barbarians', 'D5')
      .masters('Ada', 'druidic-influence', 'tribal-trade')
      .knows('Ada', 'trade-routes');
    u.units('Ada', 'D7', { settler: 1 }).goods('Ada', { culture: 1 });
    expect(routesOf(u.s, 0, false)).toBe(1);
    u.turn('Ada').answer('Ada', 'routes', 1, 0).dice(6);
    u.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D5');
    expect([u.s.druids[u.space('D5')], u.points('Ada')]).toEqual([1, 1 + 2.5 + 1]);
    const v = two()
      .masters('Ada', 'tribal-allies')
      .turn('Ada')
      .answer('Ada', 'power', 'civ:tribal-allies', -1, 0);
    expect(v.asked()).toBe('Ada: barbarianCity');
  });

  it('COC-17.17 Grey Tide: bonuses of the enemy count for two at most in the first round', () => {
    const t = war(4, 0).units('Ben', 'D5', { elephant: 1 }).masters('Ben', 'grey-tide').turn('Ada');
    t.dice('6 infantry', '6 infantry', '6 infantry', '6 infantry', 1);
    attack(t);
    expect(values(t)[0]).toBe(26);
  });

  it('Immortals pay for combat value before the roll; Banking pays at the start of the turn', () => {
    const t = war(1, 1)
      .masters('Ada', 'immortals')
      .goods('Ada', { culture: 4 })
      .turn('Ada')
      .dice('2 cavalry', '2 cavalry');
    attack(t).waitsFor('Ada: immortals').answer('Ada', 'spend', 'culture', 3);
    expect([values(t), t.has('Ada', 'culture')]).toEqual([[5, 2], 1]);
    const u = two().masters('Ada', 'banking').goods('Ada', { gold: 1 }).turn('Ada').waitsFor('Ada: reward');
    u.answer('Ada', 'choose', 'gold');
    expect(u.has('Ada', 'gold')).toBe(2);
  });

  it('COC-26.12 Zoroastrianism turns an enemy unit, which attacks the rest', () => {
    const t = two().units('Ben', 'D6', { infantry: 1 }).masters('Ada', 'zoroastrianism').turn('Ada').dice(6);
    t.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6');
    expect([t.unit('D6', 'infantry'), t.s.holder[t.space('D6')]]).toEqual([1, 0]);
  });

  it('COC-26.12 of several kinds of units the influencer converts one; it fights the others without retreat', () => {
    const t = two()
      .units('Ben', 'D6', { infantry: 1, cavalry: 1 })
      .masters('Ada', 'zoroastrianism')
      .turn('Ada')
      .dice(6);
    t.answer('Ada', 'attempt').answer('Ada', 'influence', 'D7', 'D6').waitsFor('Ada: convertUnit');
    t.dice('6 infantry', '1 leader').answer('Ada', 'drop', 'infantry');
    expect([t.unit('D6', 'infantry'), t.unit('D6', 'cavalry'), t.s.holder[t.space('D6')]]).toEqual([1, 0, 0]);
  });
});

describe('26. Aztecs, Huns, Carthage', () => {
  it('Captives are kept after a won land battle, each half a point', () => {
    const t = war(3, 1).masters('Ada', 'captives').turn('Ada').dice(6, 6, 6, 1);
    attack(t).waitsFor('Ada: captive').answer('Ada', 'drop', 'infantry');
    expect([t.s.captives.length, t.points('Ada')]).toEqual([1, 1 + 2 + 0.5]);
  });

  it('Human Sacrifice cancels an event, and captives stand for tokens; Aztec Gold', () => {
    const t = two()
      .masters('Ada', 'captives', 'human-sacrifice', 'aztec-gold')
      .units('Ada', 'D6', { settler: 1 });
    t.s.captives = [4 * 6 + 1, 4 * 6 + 1];
    t.arrange(() => {}, ['event', 0], ['turnStart', 0]);
    t.waitsFor('Ada: humanSacrifice').answer('Ada', 'yes').waitsFor('Ada: humanSacrifice');
    expect(t.s.captives.length).toBe(1);
    const u = two()
      .terrain({ D5: 'mountain' })
      .masters('Ada', 'aztec-gold')
      .units('Ada', 'D6', { settler: 1 });
    u.goods('Ada', { wood: 1 }).turn('Ada').answer('Ada', 'found', 'D6').waitsFor('Ada: aztecGold');
    u.answer('Ada', 'spend', 'wood', 1);
    expect(u.has('Ada', 'gold')).toBe(2);
  });

  it('COC-26.17 EX-100 Tribute Empire collects from enemy cities, or takes a barbarian', () => {
    const t = two()
      .terrain({ D5: 'mountain' })
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 2 });
    t.city('Ada', 'D7', { with: ['temple'] })
      .masters('Ada', 'captives', 'tribute-empire')
      .turn('Ada');
    t.answer('Ada', 'collect', 'D7').answer('Ada', 'take', 'D7', 'food').answer('Ada', 'seize', 'D5');
    expect([t.has('Ada', 'food'), t.s.captives.length, t.unit('D5', 'infantry')]).toEqual([1, 1, 1]);
    const u = two()
      .terrain({ D5: 'mountain' })
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 2 });
    u.city('Ada', 'D7', { with: ['temple'] })
      .masters('Ada', 'tribute-empire')
      .turn('Ada')
      .answer('Ada', 'collect', 'D7');
    expect(u.may('Ada', 'take', 'D5', 'ore')).toBe(true);
  });

  it('COC-26.7 EX-87 Nomads: small cities move, gain what the land gives, and are activated', () => {
    const t = two()
      .city('Ada', 'D5')
      .city('Ada', 'C4')
      .terrain({ D6: 'forest', D4: 'mountain', C3: 'barren' });
    t.masters('Ada', 'nomads').turn('Ada').answer('Ada', 'move').answer('Ada', 'wander', 'D7', 'D6');
    t.answer('Ada', 'wander', 'D5', 'D4').answer('Ada', 'wander', 'C4', 'C3');
    expect(['wood', 'ore', 'food'].map(id => t.has('Ada', id as 'wood'))).toEqual([1, 1, 0]);
    expect(['D6', 'D4', 'C3'].map(at => t.s.activated[t.space(at)])).toEqual([1, 1, 1]);
    t.answer('Ada', 'move');
    expect(t.why('Ada', 'wander', 'D4', 'D5')).toBe('on-mountain');
    t.answer('Ada', 'wander', 'D6', 'D7');
    expect(t.mood('D7')).toBe('angry');
  });

  it('COC-26.7 a city moves with the units picked in it, in one group move, into the unknown too', () => {
    const t = two()
      .knows('Ada', 'tactics')
      .masters('Ada', 'nomads')
      .units('Ada', 'D7', { infantry: 2, settler: 1 });
    t.unexplored(5, 4).turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D7');
    t.answer('Ada', 'unit', 'infantry', 0).answer('Ada', 'wander', 'D7', 'D6');
    expect([t.ownerOf('D6'), t.ownerOf('D7'), t.unit('D6', 'infantry')]).toEqual(['Ada', 'none', 1]);
    expect([t.unit('D7', 'infantry'), t.unit('D7', 'settler'), t.s.groups]).toEqual([1, 1, 2]);
    expect(t.why('Ada', 'from', 'D6')).toBe('already-moved');
    expect(t.why('Ada', 'wander', 'D6', 'D7')).toBe('already-moved');
    expect(t.s.activated[t.space('D6')]).toBe(1);
  });

  it('COC-26.7 what bars the city or its units bars both', () => {
    const t = two()
      .masters('Ada', 'nomads')
      .units('Ada', 'D7', { settler: 1 })
      .units('Ada', 'C7', { settler: 1 });
    t.terrain({ E7: 'sea' }).units('barbarians', 'D6', { infantry: 1 });
    t.turn('Ada').answer('Ada', 'move').answer('Ada', 'from', 'D7').answer('Ada', 'all');
    expect(t.why('Ada', 'wander', 'D7', 'E7')).toBe('not-land');
    expect(t.why('Ada', 'wander', 'D7', 'D6')).toBe('enemy-here');
    t.answer('Ada', 'back').answer('Ada', 'from', 'C7').answer('Ada', 'all');
    expect(t.why('Ada', 'wander', 'C7', 'B7')).toBe('not-offered');
  });

  it('Mounted Archers, Raiders', () => {
    const t = two()
      .masters('Ada', 'mounted-archers')
      .knows('Ada', 'tactics')
      .goods('Ada', { food: 1, wood: 1 })
      .turn('Ada');
    t.answer('Ada', 'recruit', 'D7')
      .answer('Ada', 'add', 'cavalry')
      .answer('Ada', 'done')
      .waitsFor('Ada: move');
    t.answer('Ada', 'from', 'D7').answer('Ada', 'all').answer('Ada', 'go', 'D6');
    expect(t.unit('D6', 'cavalry')).toBe(1);
    const u = two()
      .masters('Ada', 'raiders')
      .units('Ada', 'D6', { infantry: 1 })
      .units('Ben', 'D4', { settler: 1 });
    expect(u.turn('Ben').why('Ben', 'found', 'D4')).toBe('raiders');
  });

  it('EX-98 Hunnic Tribes lead the barbarians where they want', () => {
    const t = two()
      .city('barbarians', 'D5')
      .units('barbarians', 'D5', { infantry: 2 })
      .masters('Ada', 'hunnic-tribes');
    t.goods('Ada', { gold: 1 }).arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    t.waitsFor('Ada: hunnicTribes').answer('Ada', 'choose', 'gold').waitsFor('Ada: freeMarch');
    t.answer('Ada', 'march', 'D5', 'D4');
    expect([t.unit('D4', 'infantry'), t.has('Ada', 'gold')]).toEqual([2, 0]);
  });

  it('COC-26.8 Hegemony founds a city from a ship; Warbeasts; Draft in gold', () => {
    const t = two()
      .terrain({ D6: 'sea' })
      .masters('Ada', 'hegemony')
      .units('Ada', 'D6', { ship: 1, settler: 1 })
      .turn('Ada');
    t.answer('Ada', 'power', 'civ:hegemony', 'D5', 0);
    expect([t.ownerOf('D5'), t.unit('D6', 'ship'), t.unit('D5', 'settler'), t.s.actions]).toEqual([
      'Ada',
      0,
      1,
      2,
    ]);
    const u = two()
      .knows('Ada', 'draft')
      .masters('Ada', 'warbeasts', 'mercenaries-carthage')
      .goods('Ada', { food: 1, culture: 1, gold: 1 });
    u.turn('Ada').answer('Ada', 'recruit', 'D7');
    expect([u.may('Ada', 'add', 'elephant'), u.may('Ada', 'levyWith', 'infantry', 'gold')]).toEqual([
      true,
      true,
    ]);
    u.answer('Ada', 'levyWith', 'infantry', 'gold').answer('Ada', 'done');
    expect([u.has('Ada', 'gold'), u.unit('D7', 'infantry')]).toEqual([0, 1]);
  });
});
