/** Makes the English text of every card from what the card does. */
import {
  type AnyCard,
  type Effect,
  type Filter,
  INCOMES,
  type Kind,
  type Price,
  type Target,
} from '../content/index.ts';
import { NAMES } from './names-en.ts';
import { tables } from './tables-en.ts';
import { incomes, KEYWORDS_WITH_VALUE, signed, stats, type Teller, textsBy, unsaid } from './text.ts';
import { joined } from './types.ts';

const { terrainTypes, unitTypes, keywords, traits, phases, eras, eventSources } = tables;
const ERA_WORDS = eras.map(era => era.replace(' era', '-era'));
const PLURAL: Readonly<Record<Kind, string>> = {
  capital: 'capitals',
  terrain: 'terrains',
  resource: 'resources',
  building: 'buildings',
  wonder: 'wonders',
  unit: 'units',
  invention: 'inventions',
  event: 'events',
};
const PHASE = { explorers: phases[1], military: phases[2], management: phases[3], final: phases[4] };

const or = (list: readonly string[]) => joined(list, 'or');
const and = (list: readonly string[]) => joined(list, 'and');
const name = (id: string) => NAMES[id as keyof typeof NAMES];
const keyword = (k: keyof typeof keywords, value: number) =>
  KEYWORDS_WITH_VALUE.includes(k) ? `${keywords[k]} ${value}` : keywords[k];
const until = (e: Effect) =>
  e.until === undefined ? '' : ` until the end of this ${e.until === 'phase' ? 'phase' : 'turn'}`;
const less = (n: number) => (n < 0 ? `${-n} less` : `${n} more`);
const times = (n: number) => (n === 1 ? 'once' : `${n} times`);

function price(cost: Price): string {
  return and(
    (['food', 'production', 'tax'] as const).flatMap(kind => (cost[kind] ? [`${cost[kind]} ${kind}`] : [])),
  );
}

// ---- what it is about

/** "defending infantry units" */
function unitsOf(f: Filter): string {
  const role = f.role === undefined ? '' : `${f.role} `;
  const types = f.unitTypes === undefined ? '' : `${and(f.unitTypes.map(t => unitTypes[t]))} `;
  return `${role}${types}units`;
}

function whereabouts(f: Filter, own: boolean): string {
  const said: string[] = [];
  if (f.here) said.push('on this terrain');
  if (f.where === 'home') said.push(own ? 'on your own terrains' : "on their own civilization's terrains");
  if (f.where === 'abroad') said.push(own ? 'outside your civilization' : 'outside their own civilization');
  if (f.inCombat) said.push('in this combat');
  if (f.combatOn === 'foreign') said.push('on a foreign terrain');
  return said.map(x => ` ${x}`).join('');
}

function units(e: Effect, card: AnyCard): string {
  const f = e.filter ?? {};
  switch (e.scope) {
    case 'your-units':
      return `your ${unitsOf(f)}${whereabouts(f, true)}`;
    case 'enemy-units':
      return `enemy ${unitsOf(f)}${whereabouts(f, false)}`;
    case 'units-here':
      return f.where === 'abroad' ? `foreign ${unitsOf(f)} on this terrain` : `${unitsOf(f)} on this terrain`;
    case 'this-unit':
      return f.where === 'home' ? "this unit on its own civilization's terrains" : 'this unit';
    case 'your-capital':
      if (f.inCombat) return 'your capital, if it is attacked';
      return `your capital (as a defending unit)${f.here ? ' with this card in it' : ''}`;
    case 'target':
      return 'the target';
    default:
      return unsaid(e, card);
  }
}

function terrains(e: Effect, card: AnyCard): string {
  const f = e.filter ?? {};
  if (e.scope === 'this-terrain') return 'this terrain';
  if (f.capital === true) return 'your capital';
  const whose =
    e.scope === 'your-terrains'
      ? 'your'
      : e.scope === 'attached-terrains'
        ? "that player's"
        : e.scope === 'target-terrains'
          ? "the target player's"
          : unsaid(e, card);
  const types = f.terrainTypes === undefined ? '' : `${or(f.terrainTypes.map(t => terrainTypes[t]))} `;
  const built = f.hasBuilding ? ' with a finished building' : '';
  const resource = f.hasResource === undefined ? '' : ` with ${or(f.hasResource.map(name))}`;
  return `${whose} ${types}terrains${built}${resource}${f.capital === false ? ' (capital excluded)' : ''}`;
}

/** Cards a price is about: "Initial-era infantry units started on this terrain". */
function built(f: Filter): string {
  const era = f.eras === undefined ? '' : `${or(f.eras.map(x => ERA_WORDS[x - 1]))} `;
  const what =
    f.unitTypes !== undefined
      ? `${and(f.unitTypes.map(t => unitTypes[t]))} units`
      : f.keyword !== undefined
        ? `${keywords[f.keyword]} buildings`
        : f.trait !== undefined
          ? `${traits[f.trait]} inventions`
          : f.kinds?.length === 1 && f.kinds[0] === 'building'
            ? 'buildings that are not wonders'
            : and((f.kinds ?? []).map(kind => PLURAL[kind]));
  return `${era}${what}${f.here ? ' started on this terrain' : ''}`;
}

const CONSTRUCTIONS = (f: Filter) =>
  f.kinds === undefined ? 'card' : or(f.kinds.map(kind => (kind === 'unit' ? 'unit' : kind)));

function target(t: Target): string {
  const f = t.filter ?? {};
  const whose = { you: 'your', opponent: "an opponent's", active: "the active player's", any: 'any' }[
    t.owner
  ];
  switch (t.type) {
    case 'player':
      if (t.owner === 'active') return 'the active player';
      return f.occupiedByYou ? 'an opponent on whose terrain you have a unit' : 'an opponent';
    case 'unit': {
      const role = f.role === undefined ? '' : `${f.role} `;
      const types = f.unitTypes === undefined ? '' : `${or(f.unitTypes.map(x => unitTypes[x]))} `;
      const where =
        f.where === 'abroad' ? ' outside its own civilization' : f.inCombat ? ' in this combat' : '';
      return `${whose} ${role}${types}unit${where}`;
    }
    case 'terrain': {
      const types = f.terrainTypes === undefined ? '' : `${or(f.terrainTypes.map(x => terrainTypes[x]))} `;
      const edge = f.edge ? 'edge ' : '';
      const empty = f.units === 0 ? ' without any unit' : '';
      const not = f.capital === false ? ' (not a capital)' : '';
      const many = t.count ?? 1;
      if (many > 1)
        return `${t.upTo ? 'up to ' : ''}${many} of ${whose} ${edge}${types}terrains${empty}${not}`;
      return `${whose} ${edge}${types}terrain${empty}${not}`;
    }
    case 'building': {
      const kind = f.kinds?.includes('wonder') === false ? 'building (not a wonder)' : 'building';
      const on =
        f.onTerrainTypes === undefined
          ? ''
          : ` on a ${or(f.onTerrainTypes.map(x => terrainTypes[x]))} terrain`;
      return `${whose} ${kind}${on}`;
    }
    case 'invention':
      return `${whose} finished ${f.trait === undefined ? '' : `${traits[f.trait]} `}invention`;
    case 'construction':
      return `${whose} unfinished ${CONSTRUCTIONS(f)}`;
    case 'event':
      if (f.inPlay) return 'any long-term or permanent event in play';
      return `an event just played by an opponent${f.sources === undefined ? '' : ` with source ${or(f.sources.map(x => eventSources[x]))}`}`;
    case 'declaration':
      return f.mode === 'sea'
        ? `${whose} declared sea journey or sea attack`
        : `${whose} declared journey or attack`;
  }
}

// ---- what is done

function conditions(e: Effect): string {
  return (e.if ?? [])
    .map(c => {
      switch (c.cond) {
        case 'terrains':
          return `, if you have at least ${c.value} terrains`;
        case 'count': {
          const f = c.filter ?? {};
          if (c.of === 'your-terrains')
            return `, if you have at least ${c.value} ${or((f.terrainTypes ?? []).map(t => terrainTypes[t]))} terrains`;
          return `, if you have at least ${c.value} buildings named ${or((f.ids ?? []).map(name))}`;
        }
        case 'combat-against':
          return `, while an enemy ${or(c.unitTypes.map(t => unitTypes[t]))} unit takes part in the combat`;
        case 'attacking-terrain':
          return `, while it attacks a ${or(c.terrainTypes.map(t => terrainTypes[t]))} terrain`;
      }
      return '';
    })
    .join('');
}

function food(e: Effect & { do: 'food' }, card: AnyCard): string {
  const { amount } = e;
  if (typeof amount !== 'number') {
    const { per = 1, times: each = 1 } = amount;
    if (e.scope !== 'everyone' || amount.count !== 'terrains' || each >= 0) return unsaid(e, card);
    return `every player loses ${-each} food for every ${per} terrains they have (rounded down)`;
  }
  if (e.scope === 'you') return amount < 0 ? `you lose ${-amount} food` : `gain ${amount} food`;
  const who = {
    target: 'the target player',
    loser: 'the defeated player',
    'owner-of-target': 'its owner',
  } as Readonly<Record<string, string>>;
  if (who[e.scope] === undefined || amount >= 0) return unsaid(e, card);
  return e.transfer
    ? `${who[e.scope]} loses up to ${-amount} food and you gain as much`
    : `${who[e.scope]} loses ${-amount} food`;
}

function satisfaction(e: Effect & { do: 'satisfaction' }, card: AnyCard): string {
  const { amount } = e;
  if (typeof amount !== 'number') {
    const f = amount.filter ?? {};
    const what =
      amount.count === 'your-buildings' && f.keyword !== undefined
        ? `${keywords[f.keyword]} buildings`
        : amount.count === 'your-resources' && f.resourceClass === 'luxury'
          ? 'luxury resources'
          : unsaid(e, card);
    return `satisfaction +${amount.times ?? 1} for each of your ${what} (at most +${amount.max})`;
  }
  if (e.scope === 'attached') return `that player: satisfaction ${signed(amount)}`;
  const you = card.attach === undefined ? '' : 'you: ';
  return `${you}satisfaction ${signed(amount)}`;
}

/** What is done, without when and until when. */
function done(e: Effect, card: AnyCard): string {
  switch (e.do) {
    case 'income':
      return `${terrains(e, card)}: ${signed(e.amount)} ${e.kind}`;
    case 'satisfaction':
      return satisfaction(e, card);
    case 'stats': {
      const said: string[] = [];
      if (e.strength !== undefined || e.toughness !== undefined) said.push(stats(e.strength, e.toughness));
      if (e.move !== undefined) said.push(`movement ${signed(e.move)}`);
      return `${units(e, card)}: ${said.join(', ')}`;
    }
    case 'keyword': {
      const who = units(e, card);
      const many = e.scope === 'your-units' || e.scope === 'enemy-units' || e.scope === 'units-here';
      if (e.remove) return `${who} ${many ? 'lose' : 'loses'} ${keywords[e.keyword]}`;
      return `${who} ${many ? 'have' : 'has'} ${keyword(e.keyword, e.value ?? 1)}`;
    }
    case 'cost': {
      const stage = { first: 'the first stage', last: 'the last stage', each: 'each stage' }[e.stage];
      return `${stage} of your ${built(e.what)} costs ${less(e.amount)}`;
    }
    case 'discovery-cost':
      return `discovering ${or(e.what.map(x => `a ${x}`))} costs you ${Math.abs(e.amount)} food ${e.amount < 0 ? 'less' : 'more'}`;
    case 'discoveries':
      return `you may make ${e.amount} more discovery each turn`;
    case 'draw-cost':
      return e.scope === 'everyone'
        ? `the paid draw costs every player ${less(e.amount)} tax`
        : `your paid draw costs ${less(e.amount)} tax`;
    case 'paid-draws':
      return `you may make ${e.amount} more paid draw each turn`;
    case 'final-draw':
      return `draw ${e.amount} more card in your Final phase`;
    case 'hand-limit':
      return `your hand limit is ${e.amount} higher`;
    case 'unit-limit':
      return `your unit limit is ${e.amount} higher`;
    case 'victory-food':
      return `you need ${-e.amount} food fewer for the expansion victory`;
    case 'slots':
      return `this terrain may hold ${1 + e.amount} buildings`;
    case 'upkeep':
      return `${units(e, card)} cost ${less(e.amount)} food of upkeep`;
    case 'discard-value':
      return `discarding ${and(e.kinds.map(kind => PLURAL[kind]))} from your hand for income yields ${less(e.amount)}`;
    case 'unit-site':
      return `you may build ${and(e.unitTypes.map(t => unitTypes[t]))} units on this terrain`;
    case 'air-base':
      return 'your air units may be stationed on this terrain';
    case 'stop':
      return `${unitsOf(e.filter ?? {})} that enter this terrain lose their remaining movement`;
    case 'forbid':
      return forbidden(e);
    case 'food':
      return food(e, card);
    case 'gain':
      return `gain ${e.amount} ${e.kind}${e.only === undefined ? '' : `, only for ${and(e.only.map(kind => PLURAL[kind]))}`}`;
    case 'draw':
      return e.amount === 1 ? 'draw a card' : `draw ${e.amount} cards`;
    case 'scry':
      return `look at the top ${e.amount} cards of your library; put any of them on the bottom, the rest back on top, in any order`;
    case 'search':
      return e.zone === 'library'
        ? `search your library for ${or((e.filter?.ids ?? []).map(name))}, show it, put it into your hand and shuffle`
        : `return a ${or(e.filter?.kinds ?? [])} card from your discard pile to your hand`;
    case 'look':
      return "look at that player's hand";
    case 'discard':
      return `choose an ${or(e.filter?.kinds ?? [])} in it; that player discards it`;
    case 'damage':
      return e.scope === 'target'
        ? `it takes ${e.amount} damage`
        : `every unit on it (not a capital) takes ${e.amount} damage`;
    case 'destroy':
      return e.scope === 'target'
        ? 'it is destroyed'
        : `all ${e.scope === 'target-units' ? 'units' : 'buildings'} on it are destroyed`;
    case 'bounce':
      return e.scope === 'this-unit'
        ? 'return this card to your hand instead of discarding it'
        : "return it to its owner's hand";
    case 'exhaust':
      return (card.target?.count ?? 1) > 1 ? 'the chosen terrains become used' : 'it becomes used';
    case 'stage':
      return e.amount > 0
        ? e.amount === 1
          ? 'its next unpaid stage counts as paid'
          : `its next ${e.amount} unpaid stages count as paid`
        : `remove up to ${-e.amount} of its stage markers; if none is left it is discarded`;
    case 'counter':
      return "it has no effect and goes to its owner's discard pile";
    case 'cancel':
      return e.scope === 'target'
        ? 'it leaves the attack, stays on its terrain and loses all movement'
        : 'it is cancelled: the ships and the carried units stay where they are and lose all movement';
  }
}

function forbidden(e: Effect & { do: 'forbid' }): string {
  if (e.action === 'use') return 'that terrain cannot be used for income';
  if (e.action === 'invade')
    return e.scope === 'you'
      ? "your units cannot enter that player's terrains nor attack that player"
      : "that player's units cannot enter your terrains nor attack you";
  const f = e.filter ?? {};
  return f.onFoot
    ? `${unitsOf(f)} cannot enter or attack this terrain on foot (only by Transport); they may leave it on foot`
    : `${unitsOf(f)} cannot enter or attack this terrain`;
}

function moment(e: Effect, card: AnyCard): string {
  switch (e.when) {
    case 'enter':
      return card.kind === 'terrain' || card.kind === 'resource' ? 'when discovered: ' : 'when finished: ';
    case 'activation':
      return 'in your Activation phase: ';
    case 'final':
      return 'at the start of your Final phase: ';
    case 'battle-won':
      return card.kind === 'unit' ? 'when you win a battle with it: ' : 'whenever you win a battle: ';
    case 'destroyed':
      return 'when destroyed: ';
    case 'activate': {
      const cost = e.cost ?? {};
      const parts = [PHASE[e.phase ?? 'management']];
      if (price(cost) !== '') parts.push(`pay ${price(cost)}`);
      if (cost.exhaust) parts.push('turn this card to used');
      if (e.limit !== undefined) parts[parts.length - 1] += ` (at most ${times(e.limit)} per turn)`;
      if (e.target !== undefined) parts.push(`target ${target(e.target)}`);
      return `${parts.join(', ')}: `;
    }
    default:
      return '';
  }
}

/** A capital may be the target where any unit may and the effect allows it (CCG-7.11). */
function alsoCapital(t: Target, card: AnyCard): string {
  const touches = card.effects.every(
    e => e.scope !== 'target' || ['damage', 'stats', 'keyword'].includes(e.do),
  );
  if (t.type !== 'unit' || t.filter?.unitTypes !== undefined || !touches) return '';
  return t.owner === 'you' ? ' (also your capital)' : ' (also the attacked capital)';
}

const teller: Teller = {
  none: 'No special ability',
  cost: cost => `Cost: ${price(cost)}`,
  keyword,
  trait: t => traits[t],
  bonus: bonus => `This terrain: ${incomes(bonus, INCOMES)}`,
  satisfaction: n => `Satisfaction ${signed(n)}`,
  target: (t, card) => `Target: ${target(t)}${alsoCapital(t, card)}`,
  attach: t => `Attach to: ${target(t)}`,
  effect: (e, card) => `${moment(e, card)}${done(e, card)}${until(e)}${conditions(e)}`,
};

export const texts = textsBy(teller);
