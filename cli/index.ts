export { Args, type Command, type Context, Failure, UsageError } from './command.ts';
export { loadGame, type Registry, registry } from './games.ts';
export { main, start } from './main.ts';
