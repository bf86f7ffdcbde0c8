/**
 * Directed play until every card did what it is for: played, built, signed, fought with, revealed. The laws hold all the way.
 */
import { greedy, sightOf } from '@epoka/bots';
import { type Answer, type CoreState, type Play, type Question, seedChance, type Tell } from '@epoka/kernel';
import { Coverage, directedPlay } from '@epoka/kernel/kit';
import { expect, it } from 'vitest';
import * as T from '../content/tables.ts';
import { content } from '../rules/pieces.ts';
import { staying } from './staying.ts';

/** Log lines that show a card at work, and which of their arguments is the card. */
const AT_WORK: Readonly<Record<string, number>> = {
  completed: 1,
  leaderPlayed: 1,
  technologyPlayed: 1,
  reformed: 1,
  revolted: 1,
  actionPlayed: 1,
  tacticPlayed: 1,
  eventRevealed: 0,
  colonized: 1,
  attacked: 2,
  warDeclared: 2,
  bonusUsed: 1,
  pactSigned: 2,
};

function proves(tell: Tell): string | undefined {
  const at = AT_WORK[tell.key];
  return at === undefined ? undefined : content[tell.args[at] as number];
}

const chance = seedChance('directed expert');
const expert = (g: Play, q: Question): Answer =>
  greedy.choose(
    sightOf<CoreState>(staying.rules as never, g.s, q.seat, {
      chance,
      brain: staying.brain as never,
      question: q,
      limit: { samples: 1 },
    }),
  );

/** Belongs to other levels and variants, or to those who leave; rare cases are shown by tests of their own. */
const ELSEWHERE = [
  ...['annex', 'mineOption', 'keepScoring', 'pickScoring'],
  ...['draw', 'leave', 'keep', 'resign', 'steal', 'raid'],
  ...['blueBank', 'yellowBank', 'gangAttack', 'noDeck', 'resignLater', 'lowerSpecial', 'warImmune'],
  ...['leftOut', 'warVoid', 'warTied', 'annexed', 'stolenTechnology', 'simpleBonus', 'resigned'],
  ...['scoringShown', 'scoringKept', 'scoringPicked'],
];

/** Printed on the boards, in play from the start. */
const printed = content.filter((_, card) => T.COPIES[card].every(n => n === 0));

it('every card is used in directed play', async () => {
  const used = { ...staying, rules: { ...staying.rules, seen: () => {} } };
  const coverage = new Coverage();
  const report = await directedPlay(used, {
    seats: [4, 3, 2],
    settings: { level: 'full' },
    games: 300,
    answers: 1_000_000,
    ms: 600_000,
    seed: 'a',
    expert,
    proves,
    coverage,
    except: [...printed, ...ELSEWHERE],
  });
  expect(report.missing.content).toEqual([]);
}, 600_000);
