import { describe, expect, it } from 'vitest';
import { routesOf } from '../rules/routes.ts';
import { attack, two, values, war } from './war.ts';

describe('26. Civilizations: what else their advances do', () => {
  it('Aqueduct: Sanitation at its normal price without an action', () => {
    const t = two()
      .masters('Ada', 'aqueduct')
      .knows('Ada', 'engineering')
      .goods('Ada', { food: 2 })
      .turn('Ada');
    t.answer('Ada', 'power', 'civ:aqueduct', -1, 0);
    expect([t.owns('Ada', 'sanitation'), t.has('Ada', 'food'), t.s.actions]).toEqual([true, 0, 3]);
  });

  it('Terracing: settlers are not stopped by mountains, infantry is', () => {
    const t = two().terrain({ D6: 'mountain' }).knows('Ada', 'tactics').masters('Ada', 'terracing');
    t.units('Ada', 'D7', { settler: 1, infantry: 1 }).turn('Ada');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D7')
      .answer('Ada', 'all')
      .answer('Ada', 'go', 'D6')
      .answer('Ada', 'stop');
    t.answer('Ada', 'move')
      .answer('Ada', 'from', 'D6')
      .answer('Ada', 'unit', 'settler', 0)
      .answer('Ada', 'go', 'D5');
    expect([t.unit('D5', 'settler'), t.unit('D6', 'infantry')]).toEqual([1, 1]);
    expect(t.why('Ada', 'from', 'D6')).toBe('on-mountain');
  });

  it('Stelae: a reward for an Obelisk and for a captured city', () => {
    const t = two()
      .city('Ada', 'D5')
      .knows('Ada', 'arts')
      .masters('Ada', 'stelae')
      .goods('Ada', { food: 1, ore: 1, wood: 1 });
    t.turn('Ada')
      .answer('Ada', 'construct', 'D7', 'obelisk')
      .waitsFor('Ada: reward')
      .answer('Ada', 'choose', 'culture');
    expect(t.has('Ada', 'culture')).toBe(1);
    const u = war(1, 0).city('Ben', 'D5').masters('Ada', 'stelae').turn('Ada');
    attack(u).waitsFor('Ada: reward').answer('Ada', 'choose', 'ideas');
    expect(u.has('Ada', 'ideas')).toBe(1);
  });

  it('Calendar: for a culture token the card goes to the bottom and the next one is seen', () => {
    const t = two().masters('Ada', 'calendar').goods('Ada', { culture: 1 }).turn('Ada');
    const top = t.s.eventDeck[t.s.eventDeck.length - 1];
    t.answer('Ada', 'power', 'civ:calendar', -1, 0).waitsFor('Ada: calendar').answer('Ada', 'yes');
    expect([t.s.eventDeck[0], t.has('Ada', 'culture'), t.s.peeked]).toEqual([top, 0, 1]);
    expect(t.why('Ada', 'power', 'civ:calendar', -1, 0)).toBe('no-effect');
  });

  it('Ball Courts: an advance of Spirituality for one food less, once per turn', () => {
    const t = two().masters('Ada', 'ball-courts').goods('Ada', { food: 1 }).turn('Ada');
    expect(t.why('Ada', 'advance', 'writing')).toBe('cannot-pay');
    t.answer('Ada', 'advance', 'myths');
    expect([t.owns('Ada', 'myths'), t.has('Ada', 'food')]).toEqual([true, 0]);
    t.goods('Ada', { food: 1 });
    expect(t.why('Ada', 'advance', 'rituals')).toBe('cannot-pay');
  });

  it('Prosperity: culture from a city with a building of the own colour', () => {
    const t = two()
      .city('Ben', 'D5', { with: [['temple', 'Ada']] })
      .knows('Ada', 'trade-routes')
      .masters('Ada', 'prosperity');
    t.units('Ada', 'D6', { settler: 1 })
      .turn('Ada')
      .answer('Ada', 'routes', 1, 0)
      .waitsFor('Ada: routeYield');
    t.answer('Ada', 'choose', 'culture');
    expect(t.has('Ada', 'culture')).toBe(1);
  });

  it('Tribal Allies: for a food the chosen armies stay, the others march', () => {
    const t = two().city('Ada', 'D3').masters('Ada', 'tribal-allies').goods('Ada', { food: 1 });
    t.units('barbarians', 'E2', { infantry: 2 }).units('barbarians', 'C2', { infantry: 1 });
    t.arrange(() => {}, ['barbariansMove', 0], ['turn', 0]);
    t.waitsFor('Ada: tribalAllies')
      .answer('Ada', 'from', 'C2')
      .waitsFor('Ada: tribalAllies')
      .answer('Ada', 'from', 'E2');
    expect([t.unit('E2', 'infantry'), t.unit('C2', 'infantry'), t.has('Ada', 'food')]).toEqual([2, 1, 0]);
  });

  it('Grey Tide and Indian Elephants: elephants beside barren land, from forests', () => {
    const may = (t: ReturnType<typeof two>, city: string) =>
      t.goods('Ada', { food: 2 }).turn('Ada').answer('Ada', 'recruit', city).may('Ada', 'add', 'elephant');
    expect(may(two().terrain({ D6: 'barren' }).masters('Ada', 'grey-tide'), 'D7')).toBe(true);
    expect(may(two().masters('Ada', 'grey-tide'), 'D7')).toBe(false);
    expect(may(two().terrain({ D7: 'forest' }).masters('Ada', 'indian-elephants'), 'D7')).toBe(true);
    expect(may(two().masters('Ada', 'indian-elephants'), 'D7')).toBe(false);
  });

  it('Horsemanship: behind a Fortress a matched cavalry adds three', () => {
    const value = (fortress: boolean) => {
      const t = war(1, 0)
        .city('Ben', 'D5', { with: fortress ? ['fortress'] : [] })
        .masters('Ben', 'horsemanship');
      t.units('Ben', 'D5', { cavalry: 1 }).turn('Ada');
      t.dice('2 cavalry', '4 cavalry', ...(fortress ? (['2 elephant'] as const) : []));
      attack(t);
      return values(t)[1];
    };
    expect([value(true), value(false)]).toEqual([4 + 2 + 3, 4 + 2]);
  });

  it('Mercenaries: Draft recruits a ship where there is a Port', () => {
    const t = two()
      .terrain({ E7: 'sea' })
      .city('Ada', 'D7', { with: ['port'], port: 'E7' })
      .knows('Ada', 'draft');
    t.masters('Ada', 'mercenaries-carthage')
      .goods('Ada', { gold: 1 })
      .turn('Ada')
      .answer('Ada', 'recruit', 'D7');
    t.answer('Ada', 'levyWith', 'ship', 'gold').answer('Ada', 'done');
    expect([t.unit('E7', 'ship'), t.has('Ada', 'gold')]).toEqual([1, 0]);
  });

  it('Shogunate: Draft brings a card instead of infantry', () => {
    const t = two().knows('Ada', 'draft').masters('Ada', 'shogunate').goods('Ada', { mood: 1 }).turn('Ada');
    t.answer('Ada', 'recruit', 'D7').answer('Ada', 'shogun').answer('Ada', 'done');
    expect([t.s.hands[0].length, t.has('Ada', 'mood'), t.unit('D7', 'infantry')]).toEqual([1, 0, 0]);
  });

  it('Longships: ships move again after a battle', () => {
    const sail = (longships: boolean) => {
      const t = two()
        .terrain({ D6: 'sea', D5: 'sea', D4: 'sea' })
        .units('Ada', 'D6', { ship: 2 })
        .units('Ben', 'D5', { ship: 1 });
      if (longships) t.masters('Ada', 'longships');
      t.turn('Ada').dice(5, 5, 1);
      attack(t).answer('Ada', 'stop').answer('Ada', 'move');
      return t.why('Ada', 'from', 'D5');
    };
    expect([sail(true), sail(false)]).toEqual(['legal', 'battled']);
    // infantry does not
    const land = war(2, 1).masters('Ada', 'longships').turn('Ada').dice(5, 5, 1);
    attack(land).answer('Ada', 'stop').answer('Ada', 'move');
    expect(land.why('Ada', 'from', 'D5')).toBe('battled');
  });

  it('Hellenistic Culture: Arts for two mood tokens', () => {
    const t = two()
      .city('Ben', 'D6', { with: ['temple'] })
      .knows('Ada', 'arts')
      .masters('Ada', 'hellenization');
    t.goods('Ada', { mood: 2 })
      .turn('Ada')
      .dice(6)
      .answer('Ada', 'use', 'arts')
      .answer('Ada', 'influence', 'D7', 'D6');
    expect([t.colour('D6', 'temple'), t.has('Ada', 'mood'), t.s.actions]).toEqual(['Ada', 0, 3]);
  });

  it('Human Sacrifice: captives stand for tokens that are lacking', () => {
    const t = two()
      .knows('Ada', 'absolute-power')
      .masters('Ada', 'captives', 'human-sacrifice')
      .goods('Ada', { mood: 1 });
    t.s.captives = [25];
    t.turn('Ada').answer('Ada', 'use', 'absolute-power');
    expect([t.s.captives, t.has('Ada', 'mood'), t.s.actions]).toEqual([[], 0, 4]);
  });

  it('Biremes: against Warships only in the first round', () => {
    const rounds = (warships: boolean) => {
      const t = two()
        .terrain({ D6: 'sea', D5: 'sea' })
        .masters('Ada', 'biremes')
        .units('Ada', 'D6', { ship: 1 });
      if (warships) t.knows('Ben', 'warships');
      t.units('Ben', 'D5', { ship: 1 }).turn('Ada').dice(1, 1);
      attack(t);
      t.dice(1, 1).answer('Ada', 'fight');
      return [values(t)[0], values(t)[2]];
    };
    expect([rounds(true), rounds(false)]).toEqual([
      [3, 1],
      [3, 3],
    ]);
  });

  it('City Independence: a Port keeps its colour when its city is captured', () => {
    const t = war(1, 0)
      .terrain({ E6: 'sea' })
      .city('Ben', 'D5', { with: ['port', 'temple'], port: 'E6' });
    t.masters('Ben', 'city-independence').turn('Ada');
    attack(t).answer('Ben', 'none');
    expect([t.ownerOf('D5'), t.colour('D5', 'port'), t.colour('D5', 'temple')]).toEqual([
      'Ada',
      'Ben',
      'Ada',
    ]);
  });

  it('Embalming: nothing for who has five tokens', () => {
    const t = war(3, 1).masters('Ada', 'embalming').goods('Ada', { culture: 5 }).turn('Ada').dice(6, 6, 6, 1);
    attack(t);
    expect(t.has('Ada', 'culture')).toBe(5);
  });

  it('Ziggurats: Dogma does not lower the limit of ideas', () => {
    const ideas = (ziggurats: boolean) => {
      const t = two()
        .city('Ada', 'D5')
        .knows('Ada', 'dogma', 'writing')
        .goods('Ada', { food: 1, ore: 1, wood: 1, ideas: 2 });
      if (ziggurats) t.masters('Ada', 'ziggurats');
      t.turn('Ada').answer('Ada', 'construct', 'D7', 'academy');
      return t.has('Ada', 'ideas');
    };
    expect([ideas(true), ideas(false)]).toEqual([4, 2]);
  });

  it('Raiders: a settler that is watched forms no trade route', () => {
    const t = () => two().city('Ada', 'D5').knows('Ben', 'trade-routes').units('Ben', 'D4', { settler: 1 });
    expect(routesOf(t().s, 1, false)).toBe(1);
    expect(routesOf(t().masters('Ada', 'raiders').units('Ada', 'D5', { infantry: 1 }).s, 1, false)).toBe(0);
  });

  it('Warbeasts: an elephant without a Market needs gold or culture in its price', () => {
    const may = (food: number, culture: number) => {
      const t = two()
        .masters('Ada', 'warbeasts')
        .knows('Ada', 'storage')
        .goods('Ada', { food, culture })
        .turn('Ada');
      return (
        t.why('Ada', 'recruit', 'D7') === 'legal' &&
        t.answer('Ada', 'recruit', 'D7').may('Ada', 'add', 'elephant')
      );
    };
    expect([may(1, 1), may(2, 0)]).toEqual([true, false]);
  });

  it('Tribal Trade: no route to an Angry barbarian city', () => {
    const t = (mood: 'angry' | 'neutral') =>
      two()
        .city('barbarians', 'D5', { mood })
        .knows('Ada', 'trade-routes')
        .masters('Ada', 'tribal-trade')
        .units('Ada', 'D6', { settler: 1 });
    expect([routesOf(t('neutral').s, 0, false), routesOf(t('angry').s, 0, false)]).toEqual([1, 0]);
  });
});
