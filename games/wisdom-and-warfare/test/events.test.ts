/** Culture events of a player who sits between others: when, at what, and what comes of it (WAW-14). */
import { NONE } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { type EventId, PERSON_IDS } from '../content/ids.ts';
import { FIRST_PERSON, HUT, VILLAGE } from '../content/tables.ts';
import { destroyCity } from '../rules/changes.ts';
import { START } from '../rules/state.ts';
import { at, printed, Table, tech } from './scene.ts';

const A = at(2, 2);
const B = at(9, 9);
const B2 = at(9, 4);
const C = at(13, 13);

/** Ada, Ben and Cleo with a capital each, Ben with a second city; nobody has anything else. */
function table(...cards: EventId[]): Table {
  const t = new Table(4);
  for (const who of ['Ada', 'Ben', 'Cleo', 'Dan'] as const) t.civ(who, 'germany').gov(who, 'republic');
  return t
    .city('Ada', 0, A)
    .city('Ben', 0, B)
    .city('Cleo', 0, C)
    .city('Ben', 1, B2)
    .hand('Ben', ...cards);
}
const squares = (t: Table): number[] => t.legal('Ben', 'at').map(([, q]) => q as number);
const starts = (t: Table): Table =>
  t.arrange(
    s => {
      s.phase = START;
      s.active = 1;
    },
    ['stepC', 1],
    ['researchPhase', null],
  );

it('WAW-4.9 WAW-4.10 a card is played in the phase it names; interrupting, only one that says so', () => {
  const t = table('migrants', 'defection').figures('Ben', at(5, 9), 1);
  expect(starts(t).reason('Ben', 'play', 0, 1)).toEqual(['card-phase', 3]);
  t.moves('Ben');
  expect([t.why('Ben', 'play', 0, 0), t.why('Ben', 'play', 0, 1)]).toEqual(['card-phase', 'legal']);
  t.figures('Ada', at(5, 5), 1)
    .moves('Ada')
    .answer('Ada', 'march', at(5, 5), 1, 0)
    .waitsFor('Ben: interrupt');
  expect([t.why('Ben', 'play', 0, 1), t.why('Ben', 'play', 1, 0)]).toEqual(['no-interrupt', 'legal']);
});

it('WAW-14.15 Barbarian Encampment: any empty land outside of cities, while the supply has villages', () => {
  const t = table('barbarian-encampment').figures('Ada', at(5, 5), 1);
  t.s.ground[at(6, 5)] = printed('w');
  t.s.mark[at(7, 7)] = HUT;
  starts(t).answer('Ben', 'play', 0, 0);
  expect([at(5, 5), at(6, 5), at(7, 7), B, at(9, 8), at(5, 6)].map(q => t.why('Ben', 'at', q))).toEqual([
    'not-empty',
    'wrong-terrain',
    'not-empty',
    'not-empty',
    'not-empty',
    'legal',
  ]);
  expect(squares(t)).not.toContain(at(6, 5));
  t.answer('Ben', 'at', at(5, 6));
  expect([t.s.mark[at(5, 6)], t.tells('camp'), t.s.hand[1], t.s.draft]).toEqual([
    VILLAGE,
    [[at(5, 6)]],
    [],
    [],
  ]);
  // As many as there are markers.
  const few = table('barbarian-encampment');
  few.s.villages = few.s.villages.slice(0, 1);
  expect(starts(few).why('Ben', 'play', 0, 0)).toBe('legal');
  few.s.mark[at(5, 5)] = VILLAGE;
  expect(few.why('Ben', 'play', 0, 0)).toBe('supply-empty');
  const sea = table('barbarian-encampment');
  sea.s.ground.fill(printed('w'));
  expect(starts(sea).why('Ben', 'play', 0, 0)).toBe('no-target');
});

it('WAW-14.12 Drought: grassland to desert; a great person goes back to its owner; a second marker is not needed', () => {
  const t = table('drought', 'drought').built(at(13, 12), 'great-artist');
  starts(t).answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(13, 12));
  expect([t.s.disaster[at(13, 12)], t.s.disasters, t.s.top[at(13, 12)], t.s.reserve[12]]).toEqual([
    4, 11, 0, 1,
  ]);
  expect([t.tells('removed'), t.tells('terrain')]).toEqual([
    [[2, FIRST_PERSON, at(13, 12)]],
    [[at(13, 12), 3]],
  ]);
  t.answer('Ben', 'play', 0, 0);
  expect(t.why('Ben', 'at', at(13, 12))).toBe('no-change');
  const woods = table('deforestation');
  expect(starts(woods).why('Ben', 'play', 0, 0)).toBe('no-target');
  woods.s.ground[at(5, 5)] = printed('f');
  expect(starts(woods).why('Ben', 'play', 0, 0)).toBe('legal');
  woods.s.disaster[at(5, 5)] = 2;
  woods.s.disasters = 7;
  woods.answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(5, 5));
  expect([woods.s.disaster[at(5, 5)], woods.s.disasters]).toEqual([1, 7]);
});

it('WAW-14.13 Sabotage destroys a building near by; Disaster two of others, or one', () => {
  const t = table('sabotage')
    .built(at(13, 12), 'granary')
    .built(at(9, 8), 'library')
    .built(at(9, 3), 'stonehenge');
  t.built(at(2, 1), 'market');
  starts(t).answer('Ben', 'play', 0, 0);
  expect([at(13, 12), at(9, 8), at(9, 3), at(2, 1)].map(q => t.why('Ben', 'at', q))).toEqual([
    'out-of-range',
    'legal',
    'no-building',
    'out-of-range',
  ]);
  expect([t.why('Ben', 'at', at(9, 7)), t.why('Ben', 'enough'), t.why('Ben', 'back')]).toEqual([
    'not-offered',
    'not-offered',
    'legal',
  ]);
  const stock = t.s.stock.slice();
  t.answer('Ben', 'at', at(9, 8)).waitsFor('Ben: start');
  expect([t.s.top[at(9, 8)], t.s.stock.map((n, i) => n - stock[i]).filter(n => n !== 0)]).toEqual([0, [1]]);
  expect(starts(table('sabotage').built(at(9, 3), 'stonehenge')).why('Ben', 'play', 0, 0)).toBe('no-target');
  const two = () =>
    table('disaster').built(at(13, 12), 'granary').built(at(2, 1), 'market').built(at(9, 8), 'library');
  const both = starts(two()).answer('Ben', 'play', 0, 0);
  expect([both.why('Ben', 'at', at(9, 8)), squares(both)]).toEqual(['own-building', [at(2, 1), at(13, 12)]]);
  both.answer('Ben', 'at', at(13, 12)).waitsFor('Ben: aim');
  expect(both.legal('Ben')).toEqual([['at', at(2, 1)], ['enough'], ['back']]);
  both.answer('Ben', 'at', at(2, 1)).waitsFor('Ben: start');
  expect([both.s.top[at(2, 1)], both.s.top[at(13, 12)], both.tells('removed').length]).toEqual([0, 0, 2]);
  const one = starts(two()).answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(2, 1)).answer('Ben', 'enough');
  expect([one.s.top[at(2, 1)], one.s.top[at(13, 12)] > 0, one.asked()]).toEqual([0, true, 'Ben: start']);
  // There is no other one to choose.
  const last = table('disaster').built(at(2, 1), 'market').built(at(9, 8), 'library');
  starts(last).answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(2, 1)).waitsFor('Ben: start');
});

it('WAW-9.21 Roaming Horde: an army or city of another player near a village', () => {
  const t = table('roaming-horde')
    .figures('Cleo', at(10, 13), 1)
    .figures('Ada', at(5, 5), 1)
    .figures('Ben', at(9, 12), 1);
  t.figures('Dan', at(10, 12), 0, 1);
  t.moves('Ben');
  expect(t.why('Ben', 'play', 0, 0)).toBe('no-target');
  t.s.mark[at(9, 13)] = VILLAGE;
  t.answer('Ben', 'play', 0, 0);
  expect(
    [at(10, 13), C, at(5, 5), at(9, 12), at(10, 12), at(12, 12), A].map(q => t.why('Ben', 'at', q)),
  ).toEqual([
    'legal',
    'legal',
    'no-village-near',
    'no-victim',
    'no-victim',
    'not-offered',
    'no-village-near',
  ]);
  t.answer('Ben', 'at', at(10, 13));
  expect(t.tells('battle')).toEqual([[-1, 2, at(10, 13), 3]]);
});

it('WAW-14.11 an exchange of ideas needs a tech that one of the two could learn', () => {
  const t = table('exchange-of-ideas').knows('Ben', 'pottery').knows('Ada', 'pottery');
  expect(starts(t.knows('Cleo', 'pottery').knows('Dan', 'pottery')).why('Ben', 'play', 0, 0)).toBe(
    'nothing-to-learn',
  );
  starts(t.knows('Cleo', 'writing')).answer('Ben', 'play', 0, 0);
  expect(t.legal('Ben')).toEqual([['player', 2], ['back']]);
  t.answer('Ben', 'player', 2);
  expect([t.tells('learned'), t.tells('nothingToLearn')]).toEqual([[[1, tech('writing')]], [[2, 1]]]);
});

it('WAW-14.16 Mass Defection: two figures of one square, or a great person; Defection one figure within four steps', () => {
  const t = table('mass-defection')
    .figures('Cleo', at(10, 12), 2, 2)
    .figures('Ada', at(8, 8), 1)
    .built(at(12, 12), 'great-general');
  t.figures('Dan', at(2, 9), 1, 1);
  t.moves('Ben').answer('Ben', 'play', 0, 0);
  const victims = t.legal('Ben', 'victim');
  expect(victims).toEqual([
    ['victim', at(8, 8), 0, 0],
    ['victim', at(10, 12), 2, 0],
    ['victim', at(10, 12), 2, 1],
    ['victim', at(12, 12), 2, 2],
  ]);
  expect([t.why('Ben', 'victim', at(2, 9), 3, 0), t.why('Ben', 'enough')]).toEqual([
    'out-of-range',
    'not-offered',
  ]);
  t.answer('Ben', 'victim', at(10, 12), 2, 0).waitsFor('Ben: aim');
  expect(t.legal('Ben')).toEqual([
    ['victim', at(10, 12), 2, 0],
    ['victim', at(10, 12), 2, 1],
    ['enough'],
    ['back'],
  ]);
  t.answer('Ben', 'victim', at(10, 12), 2, 1);
  expect(t.s.fig.slice(18, 27).filter(q => q === at(10, 12)).length).toBe(2);
  expect(t.tells('killed')).toEqual([
    [2, 1, 0, at(10, 12)],
    [2, 0, 1, at(10, 12)],
  ]);
  // One is enough; a lone figure and a great person have no second.
  const aimed = (prepare: (u: Table) => void) => {
    const u = table('mass-defection');
    prepare(u);
    return u.moves('Ben').answer('Ben', 'play', 0, 0);
  };
  const one = aimed(u => u.figures('Cleo', at(10, 12), 2)).answer('Ben', 'victim', at(10, 12), 2, 0);
  one.answer('Ben', 'enough').waitsFor('Ben: move');
  expect(one.s.fig.slice(18, 27).filter(q => q === at(10, 12)).length).toBe(1);
  aimed(u => u.figures('Cleo', at(10, 12), 1))
    .answer('Ben', 'victim', at(10, 12), 2, 0)
    .waitsFor('Ben: move');
  const scouts = aimed(u => u.figures('Cleo', at(10, 12), 0, 2)).answer('Ben', 'victim', at(10, 12), 2, 1);
  expect(scouts.legal('Ben')).toEqual([['victim', at(10, 12), 2, 1], ['enough'], ['back']]);
  const person = aimed(u => u.built(at(12, 12), 'great-general').figures('Cleo', at(12, 12), 2));
  person.answer('Ben', 'victim', at(12, 12), 2, 2).waitsFor('Ben: move');
  expect([person.s.top[at(12, 12)], person.s.people[PERSON_IDS.indexOf('great-general')]]).toEqual([0, 3]);
  // Defection takes one, never a great person, and nobody farther than four steps.
  const plain = table('defection').figures('Cleo', at(10, 12), 2).built(at(12, 12), 'great-general');
  plain.figures('Dan', at(14, 9), 1);
  plain.moves('Ben').answer('Ben', 'play', 0, 0);
  expect([plain.why('Ben', 'victim', at(12, 12), 2, 2), plain.why('Ben', 'victim', at(14, 9), 3, 0)]).toEqual(
    ['out-of-range', 'out-of-range'],
  );
  plain.answer('Ben', 'victim', at(10, 12), 2, 0).waitsFor('Ben: move');
  expect(table('defection').moves('Ben').why('Ben', 'play', 0, 0)).toBe('no-target');
});

it('WAW-14.14 Migrants lead one figure two steps to an empty square; one that is shut in can’t go', () => {
  const t = table('migrants')
    .figures('Ben', at(5, 9), 1, 1)
    .figures('Ben', at(5, 12), 0, 1)
    .figures('Ada', at(3, 3), 1);
  for (const q of [at(4, 12), at(6, 12), at(5, 11), at(5, 13)]) t.s.ground[q] = printed('w');
  t.moves('Ben').answer('Ben', 'play', 0, 1);
  expect(t.legal('Ben')).toEqual([['lead', at(5, 9), 0], ['lead', at(5, 9), 1], ['back']]);
  expect(t.why('Ben', 'lead', at(5, 12), 1)).toBe('no-way');
  t.answer('Ben', 'lead', at(5, 9), 1);
  expect(squares(t)).toContain(at(5, 7));
  expect(squares(t)).not.toContain(at(5, 6));
  t.answer('Ben', 'at', at(5, 7));
  expect([t.s.fig[9 + 7], t.s.fig[9], t.tells('shifted')]).toEqual([
    at(5, 7),
    at(5, 9),
    [[1, 1, at(5, 9), at(5, 7)]],
  ]);
  const army = table('migrants').figures('Ben', at(5, 9), 1, 1).moves('Ben').answer('Ben', 'play', 0, 1);
  army.answer('Ben', 'lead', at(5, 9), 0).answer('Ben', 'at', at(4, 8));
  expect([army.s.fig[9], army.s.fig[9 + 7]]).toEqual([at(4, 8), at(5, 9)]);
  // Nobody to lead: no figures of one’s own, or all of them locked in.
  expect(table('migrants').figures('Ada', at(5, 9), 1).moves('Ben').why('Ben', 'play', 0, 1)).toBe(
    'no-target',
  );
  const locked = table('migrants').figures('Ben', at(5, 9), 1);
  locked.s.locked = [at(5, 9)];
  expect(locked.moves('Ben').why('Ben', 'play', 0, 1)).toBe('no-target');
});

it('WAW-4.12 Supply Drop: trade at the start, or an action more for a city that is no capital', () => {
  const t = starts(table('supply-drop')).answer('Ben', 'play', 0, 0);
  expect([t.s.trade, t.asked()]).toEqual([[0, 7, 0, 0], 'Ben: start']);
  const city = table('supply-drop').manages('Ben').answer('Ben', 'play', 0, 1);
  expect([city.why('Ben', 'city', 0), city.why('Ben', 'city', 1)]).toEqual(['not-the-capital', 'legal']);
  city.answer('Ben', 'city', 1);
  expect(city.s.extra).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  const third = table('supply-drop')
    .city('Ben', 2, at(5, 13))
    .city('Ada', 1, at(2, 7))
    .city('Ada', 2, at(13, 2));
  third.arrange(() => destroyCity(third.g, 4));
  expect(third.manages('Ben').why('Ben', 'play', 0, 1)).toBe('legal');
  third.arrange(() => destroyCity(third.g, 5));
  expect(third.manages('Ben').why('Ben', 'play', 0, 1)).toBe('capital-only');
});

it('WAW-14.10 the United Nations: the owner must agree, whatever the event is aimed at', () => {
  const un = (card: EventId, prepare: (t: Table) => void = () => undefined) => {
    const t = table(card).built(at(13, 14), 'united-nations');
    prepare(t);
    return t;
  };
  const building = starts(
    un('catastrophe', t =>
      t.built(at(13, 12), 'granary').built(at(9, 8), 'library').figures('Ben', at(13, 10), 1),
    ),
  );
  building.answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(13, 12)).waitsFor('Cleo: agree');
  building.answer('Cleo', 'no');
  expect([building.s.top[at(13, 12)] > 0, building.s.hand[1].length, building.s.refused]).toEqual([
    true,
    1,
    [0, 0, 2, 0],
  ]);
  building.answer('Ben', 'play', 0, 0);
  expect(building.reason('Ben', 'at', at(13, 12))).toEqual(['refused', 2]);
  starts(un('drought')).answer('Ben', 'play', 0, 0).answer('Ben', 'at', at(13, 12)).waitsFor('Cleo: agree');
  const ideas = starts(un('exchange-of-ideas', t => t.knows('Cleo', 'pottery')));
  ideas.answer('Ben', 'play', 0, 0).answer('Ben', 'player', 2).waitsFor('Cleo: agree').answer('Cleo', 'yes');
  expect(ideas.tells('learned')).toEqual([[1, tech('pottery')]]);
  const army = un('defection', t => t.figures('Cleo', at(10, 12), 1).figures('Ada', at(8, 8), 1)).moves(
    'Ben',
  );
  army.answer('Ben', 'play', 0, 0).answer('Ben', 'victim', at(10, 12), 2, 0).waitsFor('Cleo: agree');
  army.answer('Cleo', 'yes');
  expect(army.s.fig[18]).toBe(NONE);
  const raid = un('roaming-horde', t => {
    t.s.mark[at(9, 13)] = VILLAGE;
  });
  raid.moves('Ben').answer('Ben', 'play', 0, 0).answer('Ben', 'at', C).waitsFor('Cleo: agree');
  // Whoever is not hit is not asked.
  const other = un('defection', t => t.figures('Cleo', at(10, 12), 1).figures('Ada', at(8, 8), 1)).moves(
    'Ben',
  );
  other.answer('Ben', 'play', 0, 0).answer('Ben', 'victim', at(8, 8), 0, 0).waitsFor('Ben: move');
});

it('WAW-4.10 an interruption that kills one of the moving group leaves the others on their way', () => {
  const t = table('defection')
    .figures('Ada', at(9, 12), 2)
    .moves('Ada')
    .answer('Ada', 'march', at(9, 12), 2, 0);
  t.answer('Ben', 'play', 0, 0).answer('Ben', 'victim', at(9, 12), 0, 0);
  expect([t.s.group, t.asked()]).toEqual([0b10, 'Ada: walk']);
  // Cleo’s first figure is not of Ada’s group.
  const cleo = table('defection').figures('Ada', at(9, 12), 2).figures('Cleo', at(10, 12), 1).moves('Ada');
  cleo
    .answer('Ada', 'march', at(9, 12), 2, 0)
    .answer('Ben', 'play', 0, 0)
    .answer('Ben', 'victim', at(10, 12), 2, 0);
  expect(cleo.s.group).toBe(0b11);
});

it('WAW-14.6 WAW-24.4 a card that is discarded lies open and can’t be taken back', () => {
  const t = table('migrants', 'drought', 'sabotage').arrange(
    () => undefined,
    ['limits', null],
    ['researchPhase', null],
  );
  t.g.marked = false;
  t.waitsFor('Ben: discard').answer('Ben', 'discard', 1);
  expect([t.s.hand[1].length, t.g.marked, t.s.eventUsed[0].length]).toEqual([2, true, 1]);
});
