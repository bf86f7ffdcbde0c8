export type { Bot } from './bot.ts';
export { type GreedyOptions, greedy, makeGreedy } from './greedy.ts';
export { botChance, EndlessGame, type MatchOptions, type Played, playMatch } from './match.ts';
export { prospects } from './prospects.ts';
export { random } from './random.ts';
export { bots, type Hired, hire, UnknownBot } from './registry.ts';
export { type Limit, type Sight, type SightOptions, sightOf } from './sight.ts';
