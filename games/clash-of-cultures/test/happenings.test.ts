import type { Json } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import {
  B,
  CULTURE,
  FOOD,
  GOLD,
  IDEAS,
  KINDS,
  L,
  type LeaderId,
  MOOD,
  U,
  type UnitId,
} from '../content/index.ts';
import { ANGRY, BARBARIAN, type Battle, HAPPY, NEUTRAL, noBattle, POWER_POTTERY } from '../rules/state.ts';
import type { Clash } from '../rules/vocabulary.ts';
import { expansion, type Table } from './position.ts';
import { attack, two, war } from './war.ts';

/** Something happens in the middle of Ada's turn, and all who listen have their say. */
function happens(t: Table, event: keyof Clash['events'], data: Json = null): Table {
  t.s.asked = [];
  t.s.stack = [{ step: 'turn', data: 0 }];
  t.s.current = 0;
  t.log.length = 0;
  t.g.fire(event as 'founded', data as never);
  return t.goOn();
}

const gains = (t: Table) => t.tells('gain').map(([seat, kind, n]) => `${seat} ${kind} ${n}`);

/** A battle at D5 that Ada fought against Ben, as it ended. */
function fought(t: Table, more: Partial<Battle> = {}): Table {
  t.s.battle = {
    ...noBattle(),
    space: t.space('D5'),
    attacker: 0,
    defender: 1,
    round: 1,
    strength: [2, 1],
    winner: 0,
    ...more,
  };
  return happens(t, 'battleEnds');
}

const slain = (side: number, plan: Partial<Record<UnitId, number>>) => {
  const list = Array.from({ length: 2 * KINDS }, () => 0);
  for (const [id, n] of Object.entries(plan)) list[side * KINDS + U[id as UnitId]] = n;
  return list;
};

describe('26. After a battle', () => {
  it('Captivi and Embalming: who won; who fought and has fewer than five', () => {
    const captivi = () => two().masters('Ada', 'captivi');
    expect(gains(fought(captivi()))).toEqual([`0 ${GOLD} 1`, `0 ${MOOD} 1`]);
    expect([gains(fought(captivi(), { winner: 1 })), gains(fought(captivi(), { winner: -1 }))]).toEqual([
      [],
      [],
    ]);
    expect(gains(fought(two().masters('Ben', 'captivi'), { winner: 1 }))).toEqual([
      `1 ${GOLD} 1`,
      `1 ${MOOD} 1`,
    ]);
    const embalming = (culture: number) =>
      gains(fought(two().masters('Ben', 'embalming').goods('Ben', { culture })));
    expect([embalming(4), embalming(5)]).toEqual([[`1 ${CULTURE} 1`], []]);
    // who is not in the battle hears nothing of it
    const third = expansion(3).masters('Cyd', 'embalming');
    expect(gains(fought(third))).toEqual([]);
    // barbarians listen to nothing
    expect(gains(fought(two().masters('Ada', 'embalming'), { defender: BARBARIAN }))).toEqual([
      `0 ${CULTURE} 1`,
    ]);
  });

  it('Captives: of the units the other side lost on land, no leaders, four at most', () => {
    const captives = (more: Partial<Battle>, kept = 0) => {
      const t = two().masters('Ada', 'captives');
      t.s.captives = Array.from({ length: kept }, () => 25);
      return fought(t, more);
    };
    const t = captives({ slain: slain(1, { infantry: 1, leader: 1 }) }).waitsFor('Ada: captive');
    expect(t.s.asked[0].data).toEqual({ owner: 1, left: [0, 1, 0, 0, 0, 0] });
    expect(captives({ slain: slain(1, { leader: 1 }) }).asked()).toBe('Ada: turn');
    expect(captives({ slain: slain(0, { infantry: 1 }) }).asked()).toBe('Ada: turn');
    expect(captives({ slain: slain(1, { infantry: 1 }), winner: 1 }).asked()).toBe('Ada: turn');
    expect(captives({ slain: slain(1, { infantry: 1 }), sea: 1 }).asked()).toBe('Ada: turn');
    expect(captives({ slain: slain(1, { infantry: 1 }) }, 3).asked()).toBe('Ada: captive');
    expect(captives({ slain: slain(1, { infantry: 1 }) }, 4).asked()).toBe('Ada: turn');
    const defended = two().masters('Ada', 'captives');
    fought(defended, { attacker: BARBARIAN, defender: 0, slain: slain(0, { cavalry: 2 }) });
    expect(defended.s.asked[0].data).toEqual({ owner: BARBARIAN, left: [0, 0, 0, 2, 0, 0] });
  });

  it('Rune Stones: two military units lost, and an Obelisk left to lay out', () => {
    const runes = (plan: Partial<Record<UnitId, number>>, side = 0) =>
      fought(two().masters('Ada', 'rune-stones'), { slain: slain(side, plan) }).asked();
    expect([runes({ infantry: 2 }), runes({ infantry: 1, cavalry: 1 })]).toEqual(['Ada: may', 'Ada: may']);
    expect([
      runes({ infantry: 1 }),
      runes({ settler: 2 }),
      runes({ ship: 3 }),
      runes({ infantry: 2 }, 1),
    ]).toEqual(['Ada: turn', 'Ada: turn', 'Ada: turn', 'Ada: turn']);
    const none = two().masters('Ada', 'rune-stones');
    none.s.runes[0] = 5;
    expect(fought(none, { slain: slain(0, { infantry: 2 }) }).asked()).toBe('Ada: turn');
    const defended = fought(two().masters('Ben', 'rune-stones'), { slain: slain(1, { infantry: 2 }) });
    expect(defended.asked()).toBe('Ben: may');
  });

  it('Sun Tzu: a land battle against somebody won in its first round, with him alive', () => {
    const won = (more: Partial<Battle> = {}, leader: LeaderId = 'sun-tzu') =>
      gains(fought(two().leads('Ada', leader, 'D5'), { chiefs: [L['sun-tzu'], -1], ...more }));
    expect(won()).toEqual([`0 ${MOOD} 1`, `0 ${CULTURE} 1`]);
    expect([won({ winner: 1 }), won({ sea: 1 }), won({ round: 2 }), won({ strength: [2, 0] })]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(won({ chiefs: [-1, L['sun-tzu']] })).toEqual([]);
    const dead = two().plays('Ada', 'china');
    dead.s.leader[0] = L['sun-tzu'];
    expect(gains(fought(dead, { chiefs: [L['sun-tzu'], -1] }))).toEqual([]);
    const defended = two().leads('Ben', 'sun-tzu', 'D5');
    const battle = { winner: 1, chiefs: [-1, L['sun-tzu']], strength: [1, 1] };
    expect(gains(fought(defended, battle))).toEqual([`1 ${MOOD} 1`, `1 ${CULTURE} 1`]);
  });

  it('Jimmu: a card played in a battle he survived may come back', () => {
    const back = (more: Partial<Battle>) => {
      const t = two().leads('Ada', 'jimmu', 'D5').goods('Ada', { culture: 1 });
      const card = t.s.actionDeck.pop() as number;
      t.s.actionDiscard = [card];
      return fought(t, { chiefs: [L.jimmu, -1], playedCards: [[card], []], ...more }).asked();
    };
    expect(back({})).toBe('Ada: mythical');
    expect([back({ chiefs: [-1, -1] }), back({ playedCards: [[], []] })]).toEqual(['Ada: turn', 'Ada: turn']);
  });
});

describe('26. A city is captured', () => {
  const captured = (t: Table, more: { mood?: number; before?: number; mine?: number } = {}) => {
    t.city('Ada', 'D5', { mood: 'angry' });
    return happens(t, 'cityCaptured', {
      seat: 0,
      city: t.space('D5'),
      before: 1,
      mood: NEUTRAL,
      mine: 0,
      ...more,
    });
  };
  const led = (id: LeaderId, at = 'D5') => two().leads('Ada', id, at);

  it('Provinces: Neutral, and told so; Happy for a culture token', () => {
    const t = captured(two().masters('Ada', 'provinces').goods('Ada', { culture: 1 })).waitsFor('Ada: may');
    expect([t.mood('D5'), t.log.map(({ key, args }) => [key, ...args].join(' '))]).toEqual([
      'neutral',
      [`mood ${t.space('D5')} ${NEUTRAL}`],
    ]);
    t.answer('Ada', 'no');
    expect(t.mood('D5')).toBe('neutral');
    expect(captured(two().masters('Ada', 'provinces')).asked()).toBe('Ada: turn');
    expect(gains(captured(two().masters('Ben', 'provinces')))).toEqual([]);
  });

  it('Ithobaal and Rugila: the city is Happy under their own condition, with them in it', () => {
    expect([captured(led('ithobaal'), { mine: 1 }).mood('D5'), captured(led('ithobaal')).mood('D5')]).toEqual(
      ['happy', 'angry'],
    );
    expect(captured(led('ithobaal', 'D7'), { mine: 1 }).mood('D5')).toBe('angry');
    expect(captured(led('rugila'), { before: BARBARIAN }).mood('D5')).toBe('happy');
    expect(captured(led('rugila')).mood('D5')).toBe('angry');
    expect(captured(led('rugila', 'D7'), { before: BARBARIAN }).mood('D5')).toBe('angry');
  });

  it('Rugila: gold where another city that is not his stands within two spaces', () => {
    expect(gains(captured(led('rugila')))).toEqual([]);
    expect(gains(captured(led('rugila').city('Ben', 'D3')))).toEqual([`0 ${GOLD} 2`]);
    expect(gains(captured(led('rugila').city('barbarians', 'D4')))).toEqual([`0 ${GOLD} 2`]);
    expect(gains(captured(led('rugila').city('Ada', 'D4')))).toEqual([]);
    expect(gains(captured(led('rugila', 'D7').city('Ben', 'D3')))).toEqual([]);
  });

  it('Ragnar: gold for a city that was not Angry; Ashoka: culture, more with a Temple', () => {
    expect(gains(captured(led('ragnar-lodbrok')))).toEqual([`0 ${GOLD} 2`]);
    expect(gains(captured(led('ragnar-lodbrok'), { mood: ANGRY }))).toEqual([]);
    expect(gains(captured(led('ragnar-lodbrok', 'D7'), { mood: HAPPY }))).toEqual([]);
    expect(gains(captured(led('ashoka')))).toEqual([`0 ${CULTURE} 1`]);
    expect(gains(captured(led('ashoka').city('Ada', 'D5', { with: ['temple'] })))).toEqual([
      `0 ${CULTURE} 2`,
    ]);
    expect(gains(captured(led('ashoka', 'D7')))).toEqual([]);
  });

  it('Caesar: infantry for a gold, where there is a piece and room', () => {
    const caesar = () => led('julius-caesar').goods('Ada', { gold: 1 });
    expect(captured(caesar()).asked()).toBe('Ada: may');
    expect(captured(caesar().units('Ada', 'D5', { infantry: 2 })).asked()).toBe('Ada: may');
    expect(captured(caesar().units('Ada', 'D5', { infantry: 3 })).asked()).toBe('Ada: turn');
    expect(captured(led('julius-caesar', 'D7').goods('Ada', { gold: 1 })).asked()).toBe('Ada: turn');
    const all = caesar();
    for (const label of ['B2', 'B4', 'F2', 'F4']) all.units('Ada', label, { infantry: 4 });
    expect(captured(all).asked()).toBe('Ada: turn');
  });

  it('COC-18.6 without a settlement left the city is gone, and told so', () => {
    const t = war(1, 0).city('Ben', 'D5');
    for (const label of ['B2', 'B4', 'F2', 'F4', 'A7', 'G7']) t.city('Ada', label);
    attack(t.turn('Ada'));
    expect([t.ownerOf('D5'), t.tells('cityGone')]).toEqual(['none', [[t.space('D5')]]]);
  });

  it('Wak Chanil Ajaw will rebuild in it; Stelae bring a reward', () => {
    const t = captured(led('wak-chanil-ajaw'));
    expect(t.s.rebuild).toBe(t.space('D5'));
    expect(captured(led('wak-chanil-ajaw', 'D7')).s.rebuild).toBe(-1);
    const stelae = captured(two().masters('Ada', 'stelae')).waitsFor('Ada: reward');
    expect(stelae.s.asked[0].data).toEqual([CULTURE, 1, IDEAS, 1]);
  });

  it('Nabopolassar: who lost a city gets infantry beside him, or in a city where he is not on land', () => {
    const lost = (t: Table) => happens(t, 'cityLost', { seat: 1, city: t.space('D5') });
    const t = lost(two().leads('Ben', 'nabopolassar', 'D3'));
    expect([t.unit('D3', 'infantry'), t.tells('unitPlaced')]).toEqual([1, [[1, U.infantry, t.space('D3')]]]);
    const full = two().leads('Ben', 'nabopolassar', 'D3').units('Ben', 'D3', { infantry: 3 });
    expect([lost(full).unit('D2', 'infantry'), full.unit('D3', 'infantry')]).toEqual([1, 3]);
    const sea = two()
      .terrain({ D3: 'sea' })
      .leads('Ben', 'nabopolassar', 'D3')
      .units('Ben', 'D3', { ship: 1 });
    expect([lost(sea).unit('D2', 'infantry'), sea.unit('D3', 'infantry')]).toEqual([1, 0]);
    const homeless = expansion().leads('Ben', 'nabopolassar', 'D3').units('Ben', 'D3', { infantry: 3 });
    expect(lost(homeless).unit('D3', 'infantry')).toBe(3);
    const all = two().leads('Ben', 'nabopolassar', 'D3');
    for (const label of ['B2', 'B4', 'F2', 'F4']) all.units('Ben', label, { infantry: 4 });
    expect([lost(all).unit('D3', 'infantry'), all.tells('unitPlaced')]).toEqual([0, []]);
    expect(lost(two().leads('Ada', 'nabopolassar', 'D7')).tells('unitPlaced')).toEqual([]);
  });
});

describe('26. Building, founding, recruiting, collecting', () => {
  const built = (t: Table, building: number, at = 'D7') =>
    happens(t, 'built', { seat: 0, city: t.space(at), building });

  it('Stelae and Ramses: a reward for an Obelisk', () => {
    expect(built(two().masters('Ada', 'stelae'), B.obelisk).s.asked[0].data).toEqual([CULTURE, 1, IDEAS, 1]);
    expect(built(two().masters('Ada', 'stelae'), B.temple).asked()).toBe('Ada: turn');
    const ramses = () => two().leads('Ada', 'ramses-ii', 'D7').city('Ada', 'B4');
    expect(built(ramses(), B.obelisk).s.asked[0].data).toEqual([CULTURE, 1, IDEAS, 2]);
    expect([built(ramses(), B.temple).asked(), built(ramses(), B.obelisk, 'B4').asked()]).toEqual([
      'Ada: turn',
      'Ada: turn',
    ]);
  });

  it('Go-Toba: an advance at its price for an Academy or Observatory in his city', () => {
    const toba = (food = 2) => two().leads('Ada', 'go-toba', 'D7').city('Ada', 'B4').goods('Ada', { food });
    expect([built(toba(), B.academy).asked(), built(toba(), B.observatory).asked()]).toEqual([
      'Ada: may',
      'Ada: may',
    ]);
    expect([built(toba(), B.temple).asked(), built(toba(), B.academy, 'B4').asked()]).toEqual([
      'Ada: turn',
      'Ada: turn',
    ]);
    expect(built(toba(0), B.academy).asked()).toBe('Ada: turn');
  });

  it("Siyaj K'ak': an attempt after any building in his city, where one is possible", () => {
    const kak = () => two().leads('Ada', 'siyaj-kak', 'D7').city('Ada', 'B4');
    const target = () => kak().city('Ben', 'D6', { with: ['temple'] });
    expect(built(target(), B.academy).asked()).toBe('Ada: may');
    expect([built(kak(), B.academy).asked(), built(target(), B.academy, 'B4').asked()]).toEqual([
      'Ada: turn',
      'Ada: turn',
    ]);
  });

  it('Aztec Gold, Stelae, Boudica: a city is founded', () => {
    const founded = (t: Table, settler = 1) =>
      happens(t, 'founded', { seat: 0, space: t.space('D5'), settler });
    const t = two().terrain({ D4: 'mountain', C5: 'mountain', D2: 'mountain' }).masters('Ada', 'aztec-gold');
    founded(t.city('Ada', 'D5').goods('Ada', { food: 1 })).waitsFor('Ada: aztecGold');
    expect([t.has('Ada', 'gold'), t.s.asked[0].data]).toEqual([1, 2]);
    expect(founded(two().masters('Ada', 'aztec-gold')).asked()).toBe('Ada: turn');
    expect(founded(two().masters('Ada', 'stelae')).s.asked[0].data).toEqual([CULTURE, 1, IDEAS, 1]);
    const boudica = (at = 'D5') =>
      two().city('Ada', 'D5').leads('Ada', 'queen-boudica', at).goods('Ada', { food: 1 });
    expect([
      founded(boudica()).asked(),
      founded(boudica('D7')).asked(),
      founded(boudica(), 0).asked(),
    ]).toEqual(['Ada: may', 'Ada: turn', 'Ada: turn']);
    expect(founded(boudica().units('Ada', 'D4', { settler: 4 })).asked()).toBe('Ada: turn');
  });

  it('Study, Leonidas, Expansion, Mounted Archers: units are recruited', () => {
    const recruited = (t: Table, plan: Partial<Record<UnitId, number>>, at = 'D7') => {
      const units = Array.from({ length: KINDS }, () => 0);
      for (const [id, n] of Object.entries(plan)) units[U[id as UnitId]] = n;
      return happens(t, 'recruitedUnits', { seat: 0, city: t.space(at), units });
    };
    const study = () =>
      two()
        .city('Ada', 'B4', { with: ['academy'] })
        .masters('Ada', 'study');
    expect(gains(recruited(study(), { infantry: 1 }, 'B4'))).toEqual([`0 ${IDEAS} 1`]);
    expect(gains(recruited(study(), { infantry: 1 }))).toEqual([]);
    const leonidas = () => two().city('Ada', 'B4').leads('Ada', 'leonidas-i', 'D7');
    expect(gains(recruited(leonidas(), { infantry: 1 }))).toEqual([`0 ${CULTURE} 1`]);
    expect(gains(recruited(leonidas(), { infantry: 1 }, 'B4'))).toEqual([]);
    const settlers = () => two().masters('Ada', 'expansion').units('Ada', 'D7', { settler: 1 });
    expect([
      recruited(settlers(), { settler: 1 }).asked(),
      recruited(settlers(), { infantry: 1 }).asked(),
    ]).toEqual(['Ada: move', 'Ada: turn']);
    const archers = () =>
      two().knows('Ada', 'tactics').masters('Ada', 'mounted-archers').units('Ada', 'D7', { cavalry: 2 });
    const t = recruited(archers(), { cavalry: 2 }).waitsFor('Ada: move');
    expect([t.s.groups, t.s.post]).toEqual([2, t.space('D7')]);
    expect(recruited(archers(), { infantry: 1 }).asked()).toBe('Ada: turn');
  });

  it('Canals, Rice Fields, Pottery: goods are collected', () => {
    const collected = (t: Table, food: number, ...fields: string[]) => {
      const got = [food, 0, 0, 0, 0, 0, 0];
      t.knows('Ada', 'storage');
      return happens(t, 'collectedGoods', {
        seat: 0,
        city: t.space('D7'),
        got,
        fields: fields.map(label => t.space(label)),
      });
    };
    const canals = () => two().masters('Ada', 'canals');
    expect([0, 1, 2].map(food => gains(collected(canals(), food)))).toEqual([[], [`0 ${FOOD} 1`], []]);
    const rice = (...labels: string[]) => {
      const t = two()
        .masters('Ada', 'rice-fields')
        .terrain({ E7: 'forest' })
        .units('Ben', 'C8', { settler: 1 });
      for (const label of labels) if (label !== 'C8' && label !== 'E8') t.units('Ada', label, { settler: 1 });
      t.units('Ada', 'E8', { infantry: 1 });
      return gains(collected(t, labels.length, ...labels));
    };
    expect([rice('D6'), rice('D6', 'C7'), rice('D6', 'C7', 'D8')]).toEqual([
      [`0 ${FOOD} 1`],
      [`0 ${FOOD} 2`],
      [`0 ${FOOD} 2`],
    ]);
    expect([rice('D7'), rice('E7'), rice('C8'), rice('E8'), rice()]).toEqual([[], [], [], [], []]);
    const pottery = (food: number, used = 0) => {
      const t = two().masters('Ada', 'pottery');
      t.s.powers = used;
      return collected(t, food);
    };
    expect([2, 3, 4].map(food => gains(pottery(food)))).toEqual([[], [`0 ${CULTURE} 1`], [`0 ${CULTURE} 1`]]);
    expect([gains(pottery(3, POWER_POTTERY)), pottery(3).s.powers]).toEqual([[], POWER_POTTERY]);
  });

  it('Code of Laws and Darius: influence succeeded', () => {
    const influenced = (t: Table, from = 'D7') =>
      happens(t, 'influencedBy', { seat: 0, from: t.space(from) });
    const laws = (cards: number) => {
      const t = two().masters('Ada', 'code-of-laws');
      const uppers = ['spy', 'ideas', 'militia', 'leadership', 'explorer'] as const;
      for (const upper of uppers.slice(0, cards)) t.card('Ada', upper);
      return influenced(t).s.hands[0].length;
    };
    expect([laws(0), laws(4), laws(5)]).toEqual([1, 5, 5]);
    const darius = () => two().city('Ada', 'B4').leads('Ada', 'darius', 'D7');
    expect([gains(influenced(darius())), gains(influenced(darius(), 'B4'))]).toEqual([[`0 ${MOOD} 1`], []]);
  });
});
