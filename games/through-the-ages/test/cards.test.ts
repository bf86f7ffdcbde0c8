/** The numbers on the cards, against the list of the specification (cards.json). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  AGGRESSIONS,
  ALL_CARDS,
  actions,
  bonuses,
  governments,
  leaders,
  pacts,
  specials,
  tactics,
  technologies,
  territories,
  wars,
  wonders,
} from '../content/index.ts';
import * as T from '../content/tables.ts';
import { attackPrice } from '../rules/battle.ts';
import { scene } from './scene.ts';

type Entry = Record<string, never> & {
  level: number;
  copies: number[];
  effects?: Record<string, unknown>[];
};
const listed: Record<string, Entry> = JSON.parse(
  readFileSync(new URL('cards.json', import.meta.url), 'utf8'),
);

/** Declarative effects of the list as the fields they are on our cards. */
function fields(effects: readonly Record<string, unknown>[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const e of effects) {
    const n = e.amount as number;
    if (e.kind === 'rating') {
      if (e.stat === 'happy' && n < 0) out.unhappy = -n;
      else out[e.stat as string] = n;
    } else if (e.kind === 'actions') {
      if (e.civil !== undefined) out.civil = e.civil;
      if (e.military !== undefined) out.military = e.military;
    } else if (e.kind === 'tokens') out.blue = e.blue;
    else if (e.kind === 'colonizationBonus') out.colonization = n;
    else if (e.kind === 'handLimit') Object.assign(out, { civilHand: e.civil, militaryHand: e.military });
    else if (e.kind === 'urbanDiscount') out.urbanDiscount = e.byLevel;
    else if (e.kind === 'wonderStagesPerAction') out.stages = e.max;
    else if (e.kind === 'happyFacesDouble') out.doublesFaces = true;
    else if (e.kind === 'extraMineToken') out.extraMineToken = true;
    else if (e.kind === 'populationDiscount') out.populationDiscount = e.food;
    else if (e.kind === 'wonderTakeDiscount') out.wonderDiscount = e.civilActions;
    else if (e.kind === 'colonizationPerBonusCard') out.colonizationPerBonus = n;
    else if (e.kind === 'defenseCardMultiplier') out.defenseFactor = e.factor;
    else if (e.kind === 'techDiscount')
      out.techDiscount = Object.fromEntries((e.subtypes as string[]).map(t => [t, e.science]));
    else if (e.kind === 'buildDiscount')
      out.buildDiscount = Object.fromEntries((e.subtypes as string[]).map(t => [t, e.resources]));
  }
  return out;
}

const has = (card: object, expected: object) => expect(card).toMatchObject(expected);

describe('cards as they are listed', () => {
  it('TTA-1.1 TTA-1.2 ages and copies of all cards', () => {
    expect(Object.keys(listed).sort()).toEqual([...ALL_CARDS].sort());
    ALL_CARDS.forEach((id, n) => {
      expect([id, T.LEVEL[n], T.COPIES[n]]).toEqual([id, listed[id].level, listed[id].copies]);
    });
  });

  it('TTA-9.12 technologies', () => {
    for (const [id, t] of Object.entries(technologies)) {
      const e = listed[id];
      const { food, resources, ...ratings } = e.produces as Record<string, number>;
      has(t, { type: e.subtype, tech: e.scienceCost, cost: e.buildCost, ...ratings });
      expect(t.worth).toBe(food ?? resources);
    }
  });

  it('TTA-11.1 governments', () => {
    for (const [id, g] of Object.entries(governments)) {
      const e = listed[id];
      has(g, {
        civil: e.civilActions,
        military: e.militaryActions,
        limit: e.urbanLimit,
        ...fields(e.effects ?? []),
      });
      if (id !== 'despotism') has(g, { revolution: e.revolutionCost, peaceful: e.peacefulCost });
    }
  });

  it('TTA-9.13 special technologies', () => {
    for (const [id, s] of Object.entries(specials)) {
      const e = listed[id];
      has(s, { category: e.category, tech: e.scienceCost, ...fields(e.effects ?? []) });
    }
  });

  it('TTA-9.7 TTA-9.8 wonders and leaders', () => {
    for (const [id, w] of Object.entries(wonders))
      has(w, { stages: listed[id].stages, ...fields(listed[id].effects ?? []) });
    for (const [id, l] of Object.entries(leaders)) has(l, fields(listed[id].effects ?? []));
  });

  it('TTA-9.10 action cards', () => {
    for (const [id, a] of Object.entries(actions))
      for (const e of listed[id].effects ?? []) {
        const byPlayers = e.byPlayers as Record<string, number> | undefined;
        const list = byPlayers && [byPlayers[2], byPlayers[3], byPlayers[4]];
        if (e.kind === 'orderAction') {
          has(a.order ?? {}, { does: e.action, ...(e.afterGain as object), ...(e.afterScore as object) });
          expect(a.order?.discount).toBe(e.discount);
        } else if (e.kind === 'score' || e.kind === 'gain') {
          const { kind, ...amounts } = e;
          has(a, amounts);
        } else if (e.kind === 'tempMilitaryActions') expect(a.militaryActions).toBe(e.amount);
        else if (e.kind === 'tempMilitaryResources') expect(a.unitResources).toBe(e.amount);
        else if (e.kind === 'tempMilitaryResourcesPerStronger')
          expect(a.unitResourcesPerStronger).toEqual(list);
        else expect(a.culturePerRicher).toEqual(list);
      }
  });

  it('TTA-19.9 territories', () => {
    const ours: Record<string, string> = {
      yellowTokens: 'yellow',
      blueTokens: 'blue',
      drawMilitary: 'cards',
    };
    const renamed = (o: Record<string, number>) =>
      Object.fromEntries(Object.entries(o).map(([k, v]) => [ours[k] ?? k, v]));
    for (const [id, t] of Object.entries(territories)) {
      const { age, copies, picture, clauses, atOnce, ...lasting } = t;
      expect(lasting).toEqual(renamed(listed[id].permanent));
      expect(atOnce).toEqual(renamed(listed[id].immediate));
    }
  });

  it('TTA-20.6 TTA-23.1 prices of aggressions and wars', () => {
    const { s } = scene({}, (_s, _p, q) => {
      q.colonies = [T.card('fertile-territory-1')];
      q.leader = T.card('isaac-newton');
      q.building = T.card('internet');
    });
    for (const id of AGGRESSIONS) {
      const cost: number | { equal: string } = listed[id].militaryActionCost;
      const level = id === 'assassinate-2' ? 2 : 3;
      expect(attackPrice(s, T.card(id), 1)).toBe(typeof cost === 'number' ? cost : level);
    }
    for (const [id, w] of Object.entries(wars)) expect(w.price).toBe(listed[id].militaryActionCost);
  });

  it('TTA-21.2 pacts', () => {
    const side = (effects: readonly Record<string, unknown>[] = []) => {
      const out: Record<string, unknown> = fields(effects);
      for (const e of effects) {
        if (e.kind === 'productionGain')
          Object.assign(out, e.food ? { food: e.food } : { resources: e.resources });
        if (e.kind === 'productionLoss') out.resources = -(e.resources as number);
        if (e.kind === 'culturePerPartnerWonder') out.culturePerPartnerWonder = e.amount;
        if (e.kind === 'techCooperation')
          out.cooperation = { discount: e.discount, partnerPays: e.partnerPays };
        if (e.kind === 'payFoodAsResource') out.foodForResource = true;
        if (e.kind === 'payResourceAsFood') out.resourceForFood = true;
        if (e.kind === 'immuneToWar') out.noWar = true;
      }
      return out;
    };
    for (const [id, p] of Object.entries(pacts)) {
      const e = listed[id];
      expect([p.symmetric, p.a, p.b]).toEqual([e.symmetric, side(e.sideA), side(e.sideB)]);
      expect([p.noAttack ?? false, p.endsOnAttack ?? false, p.attackerBonus ?? 0]).toEqual([
        e.noAttack,
        e.endsOnAttack,
        e.attackerBonus,
      ]);
    }
  });

  it('TTA-22.1 TTA-16.7 tactics and bonus cards', () => {
    for (const [id, t] of Object.entries(tactics)) {
      const { age, copies, picture, clauses, bonus, withObsolete, ...units } = t;
      expect([units, bonus, withObsolete]).toEqual([
        listed[id].composition,
        listed[id].bonus,
        listed[id].obsoleteBonus,
      ]);
    }
    for (const [id, b] of Object.entries(bonuses))
      has(b, { defense: listed[id].defense, colonization: listed[id].colonization });
  });
});
