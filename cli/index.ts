export { Args, type Command, type Context, Failure, UsageError } from './command.ts';
export { type GameEntry, loadGame, type Registry, registry } from './games.ts';
export { main, start } from './main.ts';
