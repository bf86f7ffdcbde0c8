/** What the log tells of each thing that happens, line by line: who, what, how much, where, and what caused it. */
import type { Tell } from '@epoka/kernel';
import { expect, it } from 'vitest';
import { MARKER_IDS } from '../content/ids.ts';
import {
  ARK,
  ATTILA,
  FIRST_STATE,
  HUT,
  LEVEL,
  MARKER_KIND,
  SPACE_FLIGHT,
  VILLAGE,
} from '../content/tables.ts';
import { at, good, printed, Table, tech } from './scene.ts';

const Q = at(2, 2);
const B = at(13, 5);
const F = at(8, 3);

/** Ada and Ben with capitals; both Egyptians, whose civilization adds nothing by itself. */
function capitals(seats = 2, settings = {}): Table {
  return new Table(seats, settings)
    .civ('Ada', 'egypt')
    .civ('Ben', 'egypt')
    .city('Ada', 0, Q)
    .city('Ben', 0, B);
}

/** Lines since the position was laid out. Which card or unit was drawn is left out: that is chance. */
function story(t: Table): string[] {
  return t.log.map(({ key, args, origin }: Tell) => {
    const drawn = key === 'drewUnit' || key === 'drewEvent' || key === 'keptMarker';
    const said = (drawn ? args.slice(0, 2) : args).map(arg =>
      typeof arg === 'object' ? JSON.stringify(arg) : String(arg),
    );
    return [key, ...said, ...(origin === undefined ? [] : [`[${origin}]`])].join(' ');
  });
}

const only = (t: Table, id: (typeof MARKER_IDS)[number]): void => {
  const keep = (m: number) => MARKER_IDS[MARKER_KIND[m]] === id;
  t.s.huts = t.s.huts.filter(keep).slice(0, 1);
  t.s.villages = t.s.villages.filter(keep).slice(0, 1);
};

const STORIES: Record<string, () => Table> = {
  'WAW-7.5 WAW-7.4 WAW-17.10 walls, an army, a unit, a building and a wonder': () => {
    const t = capitals()
      .land(Q, 'f', 'f', 'f', 'g', 'g', 'g', 'g', 'g')
      .knows('Ada', 'masonry', 'writing', 'atomic-theory');
    t.market('stonehenge').has('Ada', { trade: 27 });
    t.s.extra[0] = 5;
    t.manages('Ada').answer('Ada', 'act', 0, 'produce').answer('Ada', 'walls');
    t.answer('Ada', 'act', 0, 'produce')
      .answer('Ada', 'figure', 'army')
      .answer('Ada', 'at', Q + 1);
    t.answer('Ada', 'act', 0, 'produce').answer('Ada', 'unit', 'mounted');
    t.answer('Ada', 'act', 0, 'produce')
      .answer('Ada', 'building', 'library')
      .answer('Ada', 'at', Q + 15);
    t.answer('Ada', 'act', 0, 'produce')
      .answer('Ada', 'wonder', 'stonehenge')
      .answer('Ada', 'at', Q + 16);
    return t.answer('Ada', 'done');
  },
  'WAW-7.14 WAW-7.15 WAW-7.16 arts, a harvest, a program; a building over another': () => {
    const t = capitals()
      .land(Q, 'f', 'f', 'f.w', 'f', 'f', 'g', 'g', 'g')
      .knows('Ada', 'writing', 'pottery')
      .built(Q + 16, 'library');
    t.s.extra[0] = 5;
    t.manages('Ada')
      .answer('Ada', 'act', 0, 'arts')
      .answer('Ada', 'act', 0, 'harvest')
      .answer('Ada', 'take', Q - 15, good('wheat'));
    t.answer('Ada', 'act', 0, 'program');
    return t
      .answer('Ada', 'act', 0, 'produce')
      .answer('Ada', 'building', 'granary')
      .answer('Ada', 'at', Q + 16);
  },
  'WAW-14.5 WAW-14.3 steps on the track: a card, a great person': () => {
    const t = capitals().has('Ada', { culture: 20, trade: 10, step: 6 });
    t.s.people = [0, 0, 0, 0, 0, 3];
    t.manages('Ada')
      .answer('Ada', 'advance')
      .answer('Ada', 'at', Q + 1);
    return t.answer('Ada', 'advance');
  },
  'WAW-5.9 gains of the start of a turn, each with what caused it': () =>
    capitals()
      .built(Q + 1, 'stonehenge')
      .built(Q - 1, 'the-colossus')
      .built(Q + 16, 'the-louvre')
      .built(Q - 16, 'panama-canal')
      .gov('Ada', 'democracy')
      .policy('Ada', 'expansionism', 'pacifism')
      .starts('Ada')
      .answer('Ada', 'stay'),
  'WAW-5.9 Fundamentalism': () =>
    capitals().gov('Ada', 'fundamentalism').figures('Ada', F, 2).starts('Ada').answer('Ada', 'stay'),
  'WAW-5.4 WAW-5.5 WAW-21.3 Rome founds a city on a city-state': () => {
    const t = capitals().civ('Ada', 'rome').policy('Ada', 'pacifism').figures('Ada', F, 1, 1);
    t.s.mark[F] = FIRST_STATE;
    t.starts('Ada')
      .answer('Ada', 'found', F, 'scout')
      .answer('Ada', 'at', F + 1);
    return t.answer('Ada', 'adopt', 0, 1);
  },
  'WAW-12.2 WAW-5.12 a government, an assignment, a great person taken back': () => {
    const t = capitals()
      .knows('Ada', 'monarchy')
      .figures('Ada', F, 0, 1)
      .built(Q + 1, 'great-artist');
    t.s.fresh[0] = 0xff;
    t.starts('Ada')
      .answer('Ada', 'done')
      .answer('Ada', 'change', 'monarchy')
      .answer('Ada', 'assign', 7, 0)
      .answer('Ada', 'recall', Q + 1);
    return t;
  },
  'WAW-8.9 a group marches and opens a hut': () => {
    const t = capitals().civ('Ada', 'china').knows('Ada', 'sailing').figures('Ada', at(8, 3), 1);
    t.s.mark[at(8, 4)] = HUT;
    only(t, 'hut-silk');
    return t
      .moves('Ada')
      .answer('Ada', 'march', at(8, 3), 1, 0)
      .answer('Ada', 'step', 'south')
      .answer('Ada', 'done');
  },
  'WAW-18.6 WAW-18.7 a hut with a city-state': () => {
    const t = capitals().figures('Ada', F, 1);
    t.s.mark[F + 1] = HUT;
    only(t, 'hut-city-state');
    return t.moves('Ada').answer('Ada', 'march', F, 1, 0).answer('Ada', 'step', 'east');
  },
  'WAW-20.4 the Ark, and Attila': () => {
    const t = capitals()
      .figures('Ada', F, 1)
      .figures('Ada', F + 32, 1);
    t.s.mark[F + 1] = ARK;
    t.s.mark[F + 33] = ATTILA;
    t.moves('Ada')
      .answer('Ada', 'march', F, 1, 0)
      .answer('Ada', 'step', 'east')
      .answer('Ada', 'stop')
      .answer('Ada', 'advance')
      .answer('Ada', 'done');
    return t
      .answer('Ada', 'march', F + 32, 1, 0)
      .answer('Ada', 'step', 'east')
      .answer('Ada', 'stop')
      .answer('Ada', 'type', 0)
      .answer('Ada', 'enough');
  },
  'WAW-9 a battle in the field, from the first step to the loot': () => {
    const t = capitals()
      .figures('Ada', F, 2)
      .figures('Ben', F + 1, 1, 1)
      .units('Ada', 'infantry-a', 'mounted-a')
      .units('Ben', 'mounted-a', 'artillery-a');
    t.knows('Ada', 'animal-husbandry', 'code-of-laws')
      .has('Ben', { trade: 5, culture: 2 })
      .built(Q + 1, 'barracks');
    t.moves('Ada').answer('Ada', 'march', F, 2, 0).answer('Ada', 'step', 'east');
    while (t.s.asked[0]?.kind === 'fight' || t.s.asked[0]?.kind === 'heal') {
      const q = t.s.asked[0];
      const who = q.seat === 0 ? 'Ada' : 'Ben';
      const legal = t.legal(who);
      const next =
        legal.find(a => a[0] === 'mend') ??
        legal.find(a => a[0] === 'use') ??
        legal.find(a => a[0] === 'engage') ??
        legal.find(a => a[0] === 'open') ??
        legal[0];
      t.answer(who, ...(next as ['end']));
    }
    return t.answer('Ada', 'lootTrade');
  },
  'WAW-9.20 WAW-8.10 a village is fought for and taken': () => {
    const t = capitals()
      .civ('Ada', 'rome')
      .figures('Ada', F, 1)
      .units('Ada', 'infantry-a', 'infantry-b', 'infantry-c')
      .knows('Ada', 'replaceable-parts')
      .built(Q + 1, 'statue-of-zeus');
    t.s.mark[F + 1] = VILLAGE;
    only(t, 'village-wealth');
    t.s.units = [[], [], t.s.units[2].slice(0, 1), []];
    t.moves('Ada').answer('Ada', 'march', F, 1, 0).answer('Ada', 'step', 'east');
    while (t.s.asked[0]?.kind === 'fight') t.answer(t.s.asked[0].seat === 0 ? 'Ada' : 'Ben', 'open', 0);
    return t;
  },
  'WAW-9.17 WAW-9.24 a city falls': () => {
    const t = capitals()
      .city('Ben', 1, F)
      .policy('Ben', 'pacifism', 'rationalism')
      .built(F + 1, 'library')
      .figures('Ada', F - 32, 1);
    t.units('Ada', 'infantry-a', 'infantry-b', 'infantry-c')
      .knows('Ada', 'replaceable-parts', 'combustion')
      .built(Q + 1, 'statue-of-zeus');
    t.s.walls[1] = 2;
    t.moves('Ada')
      .answer('Ada', 'march', F - 32, 1, 0)
      .answer('Ada', 'step', 'south')
      .answer('Ada', 'step', 'south');
    while (t.s.asked[0]?.kind === 'fight') t.answer('Ada', 'open', 0);
    return t.answer('Ben', 'giveUp', 1).answer('Ada', 'stop');
  },
  'WAW-9.26 every piece of loot': () => {
    const t = capitals()
      .knows('Ben', 'pottery')
      .goods('Ben', 'silk')
      .kept('Ben', 'hut-spy')
      .hand('Ben', 'drought')
      .has('Ben', { trade: 9, culture: 9, coins: 3 });
    t.arrange(() => undefined, ['looting', { winner: 0, loser: 1, left: 12 }], ['startOfTurn', 0]);
    t.answer('Ada', 'lootTrade')
      .answer('Ada', 'lootCulture')
      .answer('Ada', 'lootGood', good('silk'))
      .answer('Ada', 'lootMarker', 0);
    return t
      .answer('Ada', 'breakCoin', -1)
      .answer('Ada', 'lootCoin', -1)
      .answer('Ada', 'lootCard', 0)
      .answer('Ada', 'lootTech', 'pottery')
      .answer('Ada', 'stop');
  },
  'WAW-6 offers, deals, refusals': () => {
    const t = capitals(3).goods('Ada', 'wheat').goods('Ben', 'silk').has('Ada', { trade: 9 });
    t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
    t.answer('Ada', 'swap', 1, good('wheat'), good('silk'))
      .answer('Ben', 'swap', 0, good('silk'), 4)
      .answer('Cleo', 'ready');
    t.answer('Ada', 'swap', 1, 4, good('silk')).answer('Ben', 'withdraw', 2);
    t.answer('Ada', 'swap', 1, 4, good('silk')).answer('Ben', 'decline', 3);
    return t.answer('Ada', 'ready').answer('Ben', 'accept', 1);
  },
  'WAW-6.5 WAW-11.7 silk for trade': () => {
    const t = capitals().knows('Ada', 'horseback-riding').goods('Ada', 'silk');
    t.arrange(() => undefined, ['trading', null], ['researchPhase', null]);
    return t
      .answer('Ben', 'ready')
      .answer('Ada', 'use', 'caravan')
      .answer('Ada', 'player', 1)
      .answer('Ada', 'token', 'silk');
  },
  'WAW-10.1 WAW-11.4 WAW-10.6 research: paid, learned, upgraded, a policy switched': () => {
    const t = capitals()
      .policy('Ada', 'pacifism')
      .built(Q + 1, 'library')
      .has('Ada', { trade: 27, coins: 2 });
    for (let id = 0; id < SPACE_FLIGHT; id++)
      t.s.knows[id] = id === tech('printing-press') || LEVEL[id] > 3 ? 0 : 1;
    t.arrange(() => undefined, ['researchPhase', null], ['startOfTurn', 0]);
    return t.answer('Ben', 'none').answer('Ada', 'tech', 'printing-press').answer('Ada', 'switch', 1, 1, 1);
  },
  'WAW-4.6 WAW-4.7 a cancel cancelled': () => {
    const t = capitals().hand('Ada', 'supply-drop', 'jousting-tourney').hand('Ben', 'primetime-tv');
    return t.starts('Ada').answer('Ada', 'play', 0, 0).answer('Ben', 'cancel', 0).answer('Ada', 'cancel', 0);
  },
  'WAW-14.9 gifts pay, and one from afar gives a coin': () => {
    const t = capitals().knows('Ada', 'pottery').hand('Ada', 'a-gift-from-afar').kept('Ada', 'hut-spy');
    return t
      .manages('Ada')
      .answer('Ada', 'use', 'sell')
      .answer('Ada', 'gift', 0, good('iron'))
      .answer('Ada', 'marker', 0);
  },
  'WAW-8.14 WAW-8.15 WAW-8.16 a sacrifice, a building razed, a square locked': () => {
    const t = capitals()
      .plays('Ada', 'russia')
      .knows('Ada', 'combustion')
      .knows('Ben', 'pottery')
      .figures('Ada', at(13, 3), 1)
      .figures('Ada', at(11, 4), 1)
      .built(at(12, 4), 'library')
      .kept('Ada', 'hut-spy');
    t.moves('Ada').answer('Ada', 'sacrifice', at(13, 3), 'army', B);
    t.answer('Ada', 'march', at(11, 4), 1, 0)
      .answer('Ada', 'step', 'east')
      .answer('Ada', 'stop')
      .answer('Ada', 'yes');
    return t.answer('Ada', 'use', 'lock').answer('Ada', 'at', F).answer('Ada', 'marker', 0);
  },
  'WAW-14.14 WAW-14.16 WAW-9.21 Migrants, Defection, Roaming Horde': () => {
    const t = capitals()
      .hand('Ada', 'migrants', 'defection')
      .figures('Ada', F, 1)
      .figures('Ben', F + 1, 1);
    t.moves('Ada')
      .answer('Ada', 'play', 0, 1)
      .answer('Ada', 'lead', F, 'army')
      .answer('Ada', 'at', F + 16);
    return t.answer('Ada', 'play', 0, 0).answer('Ada', 'victim', F + 1, 1, 'army');
  },
  'WAW-14.12 WAW-14.13 WAW-14.15 drought, sabotage, an encampment': () => {
    const t = capitals()
      .hand('Ada', 'drought', 'sabotage', 'barbarian-encampment')
      .built(Q + 1, 'library');
    t.starts('Ada')
      .answer('Ada', 'play', 0, 0)
      .answer('Ada', 'at', F)
      .answer('Ada', 'play', 0, 0)
      .answer('Ada', 'at', Q + 1);
    return t.answer('Ada', 'play', 0, 0).answer('Ada', 'at', F + 2);
  },
  'WAW-7.4 WAW-11.7 abilities of City Management': () => {
    const t = capitals()
      .knows('Ada', 'construction', 'currency', 'democracy', 'printing-press', 'atomic-theory', 'monarchy')
      .goods('Ada', 'wheat', 'incense', 'silk');
    t.kept('Ada', 'village-uranium')
      .has('Ada', { trade: 6, culture: 5 })
      .units('Ben', 'infantry-a')
      .manages('Ada');
    t.answer('Ada', 'use', 'construct').answer('Ada', 'city', 0).answer('Ada', 'token', 'wheat');
    t.answer('Ada', 'use', 'burn')
      .answer('Ada', 'token', 'incense')
      .answer('Ada', 'use', 'tax')
      .answer('Ada', 'use', 'print');
    t.answer('Ada', 'use', 'power').answer('Ada', 'marker', 0);
    return t.answer('Ada', 'use', 'intrigue').answer('Ada', 'player', 1).answer('Ada', 'token', 'silk');
  },
  'WAW-11.11 WAW-11.12 WAW-4.12 a wonder made obsolete, a voyage, an extra action, a day of joy': () => {
    const t = capitals()
      .city('Ada', 1, at(2, 6))
      .knows('Ada', 'monarchy', 'steam-power')
      .goods('Ada', 'silk', 'silk')
      .built(Q + 1, 'stonehenge')
      .figures('Ada', F, 1);
    t.s.ground[F + 3] = printed('w');
    t.hand('Ada', 'supply-drop', 'we-love-the-despot-day').manages('Ada');
    t.answer('Ada', 'use', 'intrigue').answer('Ada', 'wonder', 'stonehenge').answer('Ada', 'token', 'silk');
    t.answer('Ada', 'use', 'ship')
      .answer('Ada', 'from', F)
      .answer('Ada', 'at', F + 3)
      .answer('Ada', 'token', 'silk');
    t.answer('Ada', 'play', 0, 1).answer('Ada', 'city', 1);
    return t.answer('Ada', 'play', 0, 0).answer('Ada', 'city', 0);
  },
};

const TOLD: Record<string, readonly string[]> = {
  'WAW-7.5 WAW-7.4 WAW-17.10 walls, an army, a unit, a building and a wonder': [
    'declaredAction 0 0 0',
    'walls 0 0',
    'declaredAction 0 0 0',
    'figure 0 0 35',
    'declaredAction 0 0 0',
    'drewUnit 0 1',
    'declaredAction 0 0 0',
    'built 0 6 49',
    'declaredAction 0 0 0',
    'converted 0 9',
    'built 0 16 50',
    'wonderUp 6',
    'doneManaging 0',
  ],
  'WAW-7.14 WAW-7.15 WAW-7.16 arts, a harvest, a program; a building over another': [
    'declaredAction 0 0 1',
    'culture 0 2',
    'declaredAction 0 0 2',
    'good 0 3',
    'declaredAction 0 0 3',
    'program 0 0',
    'declaredAction 0 0 0',
    'removed 0 6 50',
    'built 0 4 50',
  ],
  'WAW-14.5 WAW-14.3 steps on the track: a card, a great person': [
    'paidStep 0 3 0',
    'advanced 0 7',
    'person 0 5',
    'placed 0 39 35',
    'paidStep 0 5 3',
    'advanced 0 8',
    'drewEvent 0 2',
  ],
  'WAW-5.9 gains of the start of a turn, each with what caused it': [
    'culture 0 1 [wonder:stonehenge]',
    'culture 0 3 [wonder:the-louvre]',
    'trade 0 3 [wonder:the-colossus]',
    'trade 0 2 [government:democracy]',
    'coin 0 [wonder:panama-canal]',
    'trade 0 1 [policy:expansionism]',
    'culture 0 1 [policy:pacifism]',
  ],
  'WAW-5.9 Fundamentalism': ['culture 0 2 [government:fundamentalism]'],
  'WAW-5.4 WAW-5.5 WAW-21.3 Rome founds a city on a city-state': [
    'founded 0 56',
    'stateDestroyed 56',
    'culture 0 3',
    'shifted 0 0 56 57',
    'adopted 0 1',
    'advanced 0 1',
    'drewEvent 0 1',
    'culture 0 1 [policy:pacifism]',
  ],
  'WAW-12.2 WAW-5.12 a government, an assignment, a great person taken back': [
    'government 0 5',
    'assigned 0 56 0',
    'removed 0 34 35',
  ],
  'WAW-8.9 a group marches and opens a hut': [
    'march 0 1 0 56',
    'step 0 56 72',
    'keptMarker 0 72',
    'culture 0 3 [civ:china]',
    'doneMoving 0',
  ],
  'WAW-18.6 WAW-18.7 a hut with a city-state': [
    'march 0 1 0 56',
    'step 0 56 57',
    'turnedMarker 0 57 23',
    'cityState 57 4',
  ],
  'WAW-20.4 the Ark, and Attila': [
    'march 0 1 0 56',
    'step 0 56 57',
    'relic 0 0',
    'advanced 0 1',
    'drewEvent 0 1',
    'march 0 1 0 88',
    'step 0 88 89',
    'relic 0 1',
    'drewUnit 0 0',
  ],
  'WAW-9 a battle in the field, from the first step to the loot': [
    'march 0 2 0 56',
    'step 0 56 57',
    'battle 0 1 57 0',
    'battleHand 0 2',
    'battleHand 1 2',
    'bonus 0 2',
    'opened 1 32 0',
    'engaged 0 1 0',
    'wounded 0 1 1',
    'wounded 1 32 1',
    'mended 0 1',
    'opened 1 19 1',
    'engaged 0 16 1',
    'wounded 1 19 1',
    'wounded 0 16 1',
    'values 0 7 1 4',
    'battleWon 0',
    'killed 1 1 1 57',
    'coinOnTech 0 1 [tech:code-of-laws]',
    'loot 0 1',
    'lootedTrade 0 1 3',
  ],
  'WAW-9.20 WAW-8.10 a village is fought for and taken': [
    'march 0 1 0 56',
    'step 0 56 57',
    'battle 0 -1 57 2',
    'battleHand 0 3',
    'bonus 0 6',
    'opened -1 41 0',
    'opened 0 1 1',
    'opened 0 8 2',
    'opened 0 12 3',
    'values 0 21 -1 1',
    'battleWon 0',
    'advanced 0 1',
    'drewEvent 0 1',
    'turnedMarker 0 57 39',
    'coin 0',
  ],
  'WAW-9.17 WAW-9.24 a city falls': [
    'march 0 1 0 24',
    'step 0 24 40',
    'step 0 40 56',
    'battle 0 1 56 1',
    'wallsFall 1 1 [tech:combustion]',
    'battleHand 0 3',
    'battleHand 1 0',
    'opened 0 1 0',
    'opened 0 8 1',
    'opened 0 12 2',
    'values 0 15 1 0',
    'battleWon 0',
    'cityLost 1 56',
    'removed 1 6 57',
    'gaveUp 1 2',
    'loot 0 2',
  ],
  'WAW-9.26 every piece of loot': [
    'lootedTrade 0 1 3',
    'lootedCulture 0 1 3',
    'lootedGood 0 1 2',
    'lootedMarker 0 1',
    'brokeCoin 0 1',
    'lootedCoin 0 1',
    'coin 0',
    'lootedCard 0 1',
    'learned 0 9',
  ],
  'WAW-6 offers, deals, refusals': [
    'offer 0 1 1',
    'offer 1 0 2',
    'offer 0 1 3',
    'withdrawn 1 2',
    'offer 0 1 4',
    'declined 1 3',
    'deal 0 1',
    'handed 0 1 [0,0,0,0,0,1] 0 0',
    'handed 1 0 [0,0,0,0,1,0] 0 0',
    'lapsed 0 1',
  ],
  'WAW-6.5 WAW-11.7 silk for trade': [
    'spentGood 0 2',
    'declaredAbility 0 8',
    'trade 0 9 [tech:horseback-riding]',
    'trade 1 6 [tech:horseback-riding]',
  ],
  'WAW-10.1 WAW-11.4 WAW-10.6 research: paid, learned, upgraded, a policy switched': [
    'researched 0 21 22',
    'noResearch 1',
    'learned 0 21',
    'upgraded 0 6 35',
    'switched 0 2 3',
  ],
  'WAW-4.6 WAW-4.7 a cancel cancelled': [
    'declaredEvent 0 53',
    'declaredEvent 1 50',
    'declaredEvent 0 32',
    'cancelled 0 1 50 [event:jousting-tourney]',
    'trade 0 7 [event:supply-drop]',
  ],
  'WAW-14.9 gifts pay, and one from afar gives a coin': [
    'declaredEvent 0 0',
    'coin 1',
    'spentMarker 0 17',
    'declaredAbility 0 13',
    'coinOnTech 0 9 [tech:pottery]',
  ],
  'WAW-8.14 WAW-8.15 WAW-8.16 a sacrifice, a building razed, a square locked': [
    'sacrificed 0 0 1 [civ:russia]',
    'learned 0 9',
    'march 0 1 0 75',
    'step 0 75 76',
    'removed 1 6 76 [tech:combustion]',
    'spentMarker 0 17',
    'declaredAbility 0 21',
    'locked 56 [tech:communism]',
  ],
  'WAW-14.14 WAW-14.16 WAW-9.21 Migrants, Defection, Roaming Horde': [
    'declaredEvent 0 17',
    'shifted 0 0 56 72 [event:migrants]',
    'declaredEvent 0 8',
    'killed 1 1 0 57 [event:defection]',
  ],
  'WAW-14.12 WAW-14.13 WAW-14.15 drought, sabotage, an encampment': [
    'declaredEvent 0 10',
    'terrain 56 3 [event:drought]',
    'declaredEvent 0 19',
    'removed 0 6 35 [event:sabotage]',
    'declaredEvent 0 3',
    'camp 58 [event:barbarian-encampment]',
  ],
  'WAW-7.4 WAW-11.7 abilities of City Management': [
    'spentGood 0 3',
    'declaredAbility 0 3',
    'boost 0 0 5 [tech:construction]',
    'spentGood 0 0',
    'declaredAbility 0 5',
    'culture 0 3 [tech:currency]',
    'paidTrade 0 6',
    'coinOnTech 0 15 [tech:democracy]',
    'paidCulture 0 5',
    'coinOnTech 0 21 [tech:printing-press]',
    'spentMarker 0 31',
    'declaredAbility 0 24',
    'extraActions 0 [tech:atomic-theory]',
    'spentGood 0 2',
    'declaredAbility 0 19',
    'unitKilled 1 1 0 [tech:monarchy]',
  ],
  'WAW-11.11 WAW-11.12 WAW-4.12 a wonder made obsolete, a voyage, an extra action, a day of joy': [
    'spentGood 0 2',
    'declaredAbility 0 19',
    'obsolete 0 [tech:monarchy]',
    'spentGood 0 2',
    'declaredAbility 0 23',
    'sailed 0 56 59 [tech:steam-power]',
    'declaredEvent 0 53',
    'extraAction 0 1 [event:supply-drop]',
    'declaredEvent 0 21',
    'boost 0 0 4 [event:we-love-the-despot-day]',
  ],
};

it.each(Object.keys(STORIES))('%s', title => {
  expect(story(STORIES[title]())).toEqual(TOLD[title]);
});
