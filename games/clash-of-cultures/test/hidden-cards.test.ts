/** Views: a question of somebody else names no card that one does not know (COC-29). */
import { imagine, type Json, knowsAt, Play, redact, SPECTATOR, seedChance } from '@epoka/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION, OBJECTIVE, receive, WONDER } from '../rules/hands.ts';
import { rules } from '../rules/index.ts';
import { noBattle, type State } from '../rules/state.ts';
import { expansion, type Table } from './position.ts';

/** Both players hold the cards with the first two numbers of a kind, Ada those with even ones. */
function dealt(): Table {
  const t = expansion().city('Ada', 'D7').city('Ben', 'D2').turn('Ada');
  const decks = [t.s.actionDeck, t.s.objectiveDeck, t.s.wonderDeck];
  for (const type of [ACTION, OBJECTIVE, WONDER])
    for (const card of [0, 1, 2, 3]) {
      decks[type].splice(decks[type].indexOf(card), 1);
      receive(t.s, type, card % 2, card, 0);
    }
  t.s.looking = [t.s.objectiveDeck.pop() as number];
  t.s.current = 0;
  return t;
}

/** Answers that name cards, by verb, in the eyes of a seat. */
function named(t: Table, kind: string, data: Json, seat: number | undefined): string[] {
  t.s.asked = [];
  t.g.ask(0, kind as 'spy', data as number);
  const play = seat === undefined ? t.g : new Play(rules, redact(rules, t.s, seat));
  return play
    .options(t.s.asked[0])
    .choices.filter(({ answer }) => answer.length > 1)
    .map(({ answer }) => answer.join(' '));
}

const QUESTIONS: readonly (readonly [kind: string, data: Json, some: string])[] = [
  ['foil', 1, 'card 0'],
  ['spy', 1, 'exchange 0 0 1'],
  ['teachUs', 1, 'play 0'],
  ['barter', null, 'swap 0 4'],
  ['objectives', [], 'complete 0 0'],
  ['instant', [], 'complete 0 1'],
  ['princeps', 0, 'hand 0 0'],
  ['princeps', 1, 'hand 1 0'],
];

describe('29. Questions about cards in hand', () => {
  it('COC-29.3 the owner may point at each of them', () => {
    for (const [kind, data, some] of QUESTIONS) expect(named(dealt(), kind, data, undefined)).toContain(some);
    expect(named(dealt(), 'newPlans', null, undefined)).toContain(`keep ${dealt().s.looking[0]} 0`);
  });

  it('COC-29.3 nobody else is told a card by them', () => {
    for (const [kind, data] of [...QUESTIONS, ['newPlans', null] as const])
      for (const seat of [1, SPECTATOR])
        expect(
          [kind, ...named(dealt(), kind, data, seat)].filter(answer => !answer.startsWith('person')),
        ).toEqual([kind]);
  });

  it('COC-29.3 the cards of a hand are no candidates in the eyes of others', () => {
    const cards = (seat: number | undefined) => {
      const t = dealt();
      const play = seat === undefined ? t.g : new Play(rules, redact(rules, t.s, seat));
      const count = (verb: string) =>
        play.options(t.s.asked[0]).choices.filter(({ answer }) => answer[0] === verb).length;
      return [count('play'), count('wonder')];
    };
    expect([cards(undefined), cards(1), cards(SPECTATOR)]).toEqual([
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('29. What nobody can tell', () => {
  /** Something hidden from Cyd in every place there is. */
  function hidden(): Table {
    const t = expansion(3).city('Ada', 'D7').city('Ben', 'D2').turn('Ada');
    t.card('Ada', 'spy');
    t.objective('Ada', 'wealth');
    t.wonderCard('Ada', 'great-wall');
    const { s } = t;
    s.objectiveDiscard = s.objectiveDeck.splice(0, 1);
    s.looking = s.objectiveDeck.splice(0, 1);
    s.assigned = [s.objectiveDeck.splice(0, 1), [], []];
    s.seer = 0;
    s.current = 0;
    s.battle = { ...noBattle(), space: t.space('D5'), attacker: 0, defender: 1, chooser: [0, 1] };
    s.battle.host[1] = 4;
    s.battle.hits = [2, 0];
    s.battle.split = [0, -1];
    s.battleCards = [s.actionDeck.splice(0, 1)[0], -1];
    s.offerBy = 0;
    s.offerTo = 1;
    s.offered = [s.actionDeck.splice(0, 1), s.objectiveDeck.splice(0, 1), s.wonderDeck.splice(0, 1)];
    s.offeredSeen = [[0], [0], [0]];
    s.slotTurn.fill(-1);
    return t;
  }

  it('COC-29.3 each place has a name of its own', () => {
    const names = rules.secrets.map(({ place }) => place);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every(name => /^[a-z ]+$/.test(name))).toBe(true);
  });

  it('COC-29.3 wherever a card or tile is hidden, any other that is hidden of its kind could lie there', () => {
    const { s } = hidden();
    const looker = 2;
    const dreams = Array.from({ length: 30 }, (_, i) =>
      imagine<State>(rules, s, looker, seedChance(`dream ${i}`)),
    );
    for (const secret of rules.secrets) {
      if (secret.guess) continue;
      const real = secret.lists(s);
      const [owner, i] = real
        .flatMap((list, at) => list.map((id, place) => [at, place, id]))
        .find(([at, place, id]) => id >= 0 && !knowsAt(secret, s, looker, at, place)) as number[];
      // more than there are places beside the deck: those of the deck are among them
      const could = new Set(dreams.map(dream => secret.lists(dream)[owner][i]));
      expect([secret.place, could.size > 5]).toEqual([secret.place, true]);
    }
  });

  it('COC-29.3 dealt anew for somebody who does not know, there are the same cards and tiles of each kind', () => {
    const { s } = hidden();
    const all = (state: State) => {
      const { hands, actionDeck, battleCards, offered, objectives, objectiveDeck, objectiveDiscard } = state;
      const sorted = (...lists: readonly (readonly number[])[]) => lists.flat().toSorted((a, b) => a - b);
      return [
        sorted(...hands, actionDeck, battleCards, offered[0]),
        sorted(...objectives, objectiveDeck, objectiveDiscard, state.looking, ...state.assigned, offered[1]),
        sorted(...state.wonders, state.wonderDeck, offered[2]),
        sorted(state.eventDeck),
        sorted(state.slotTile, state.spareTiles),
      ];
    };
    for (let i = 0; i < 5; i++)
      expect(all(imagine<State>(rules, s, 2, seedChance(`deal ${i}`)))).toEqual(all(s));
  });

  it('COC-29.3 the card that Calendar shows is told to who looks, and to nobody else', () => {
    const t = expansion().city('Ada', 'D7').city('Ben', 'D2').masters('Ada', 'calendar').turn('Ada');
    t.answer('Ada', 'power', 'civ:calendar', -1, 0);
    expect(t.log.find(({ key }) => key === 'peeks')).toMatchObject({ secretFrom: 1, knownTo: [0] });
  });
});
