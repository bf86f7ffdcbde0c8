/** The forecast of a battle is what comes of it when nothing more is played; values are told with their sources. */
import './speaking.ts';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/index';
import { lay, type Table } from '../../test/scene';
import { battleOf } from '../battle.ts';
import { explained } from '../sources.ts';

/** A's units on the left edge, B's on the right edge next to it; A's wonder makes room for many units. */
const face = (ours: string, theirs: string, ground = 'plains'): Table =>
  lay({
    from: 'military',
    A: { row: [`plains: ${ours}`, 'rome: terracotta-army', 'plains'], era: 3 },
    B: { row: ['plains', 'athens', `${ground}: ${theirs}`], era: 3 },
  });

function forecast(t: Table, place: string, ...units: string[]) {
  t.answer('A', 'attack', place);
  for (const unit of units) t.answer('A', 'join', unit);
  const battle = battleOf(t.s);
  if (!battle) throw new Error('nothing is declared');
  const falls = (side: 'attackers' | 'defenders') =>
    battle[side].fighters.filter(f => f.falls).map(f => CARDS[t.s.face[f.object]].id);
  return { attackers: falls('attackers'), defenders: falls('defenders'), outcome: battle.outcome };
}

const B = 'B[2]';

describe('the forecast', () => {
  it.each([
    // CCG-11.7: the owner takes the damage where it costs least
    ['cavalry', 'light-cavalry swordsmen', 'plains'],
    ['musketeers swordsmen', 'cavalry', 'mountains'],
    ['axemen', 'palisade spearmen', 'plains'],
    ['axemen', 'palisade hoplites', 'plains'],
    // CCG-11.9: defenders strike first
    ['swordsmen', 'pikemen', 'plains'],
    ['tanks spearmen', 'riflemen pikemen', 'plains'],
  ])('of %s against %s on %s tells who falls and what becomes of the terrain', (ours, theirs, ground) => {
    const units = ours.split(' ');
    const told = forecast(face(ours, theirs, ground), B, ...units);
    const t = face(ours, theirs, ground).attack(B, ...units);
    // whoever may choose loses what the forecast says
    for (let i = 0; i < 10 && t.s.asked[0].kind === 'hit'; i++) {
      const { seat } = t.s.asked[0];
      const list = (seat === 0 ? told.attackers : told.defenders).filter(
        id => t.find(`${'AB'[seat]}.${id}`) >= 0,
      );
      const all = seat === 0 ? units : theirs.split(' ').filter(id => id !== 'palisade');
      t.answer(seat === 0 ? 'A' : 'B', 'hit', list[0] ?? all[0]);
    }
    expect(t.pile('discard', 'A').sort()).toEqual([...told.attackers].sort());
    expect(t.pile('discard', 'B').sort()).toEqual([...told.defenders].sort());
    expect(told.outcome).toBe(t.s.asked[0].kind === 'advance' ? 'taken' : 'held');
  });

  it('of an attack on a capital says whether it falls', () => {
    const table = (units: string) =>
      lay({
        from: 'military',
        A: { row: [`plains: ${units}`, 'rome: terracotta-army'], era: 3 },
        B: { row: ['athens'], era: 3 },
      });
    expect(forecast(table('spearmen'), 'B[0]', 'spearmen').outcome).toBe('held');
    expect(forecast(table('tanks tanks tanks'), 'B[0]', 'tanks').outcome).not.toBe('taken');
  });

  it('leaves the table as it is', () => {
    const t = face('cavalry', 'light-cavalry swordsmen');
    t.answer('A', 'attack', B).answer('A', 'join', 'cavalry');
    const before = JSON.stringify(t.s);
    battleOf(t.s);
    expect(JSON.stringify(t.s)).toBe(before);
  });
});

describe('where values come from', () => {
  const named = (t: Table, thing: string) =>
    explained(t.s, t.find(thing)).map(({ what, now, alone, from }) => ({
      what,
      now,
      alone,
      from: from.map(({ card, change }) => [CARDS[card].id, change]),
    }));

  it('walls and ground strengthen a unit that defends', () => {
    const t = face('axemen', 'palisade spearmen', 'mountains');
    const [arms] = named(t, 'B.spearmen');
    expect(arms.what).toBe('arms');
    expect(arms.from.map(([id]) => id)).toContain('palisade');
    expect(arms.alone).toEqual([1, 1]);
  });

  it('buildings and resources raise the income of a terrain', () => {
    const t = lay({ from: 'main', A: { row: ['plains: wheat granary', 'rome'] }, B: { row: ['athens'] } });
    const income = named(t, 'A[0]').find(({ what }) => what === 'income');
    expect(income?.from.map(([id]) => id).sort()).toEqual(['granary', 'wheat']);
    const sum = income?.from.reduce((n, [, change]) => n + (change as number[])[0], income.alone[0]);
    expect(sum).toBe(income?.now[0]);
  });
});
