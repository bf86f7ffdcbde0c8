import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import type { Limit } from './sight.ts';

/** Bots by name. A new kind of bot adds itself here and is known to every host. */
export const bots: { [name: string]: Bot } & { readonly random: Bot; readonly greedy: Bot } = {
  random,
  greedy,
};

/** A bot with the limit it plays under, as named on a command line: `greedy`, `greedy:samples=4`, `search:ms=500`. */
export interface Hired {
  readonly spec: string;
  readonly bot: Bot;
  readonly limit: Limit;
}

export class UnknownBot extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnknownBot';
  }
}

export function hire(spec: string): Hired {
  const [name, ...parts] = spec.split(':');
  if (!Object.hasOwn(bots, name))
    throw new UnknownBot(`unknown bot '${name}'; bots: ${Object.keys(bots).join(', ')}`);
  const limit: { ms?: number; samples?: number } = {};
  for (const part of parts) {
    const [key, value] = part.split('=');
    const n = Number(value);
    if ((key !== 'ms' && key !== 'samples') || !Number.isInteger(n) || n < 1)
      throw new UnknownBot(`'${part}' means nothing to a bot; write ${name}:samples=4 or ${name}:ms=200`);
    limit[key] = n;
  }
  return { spec, bot: bots[name], limit };
}
