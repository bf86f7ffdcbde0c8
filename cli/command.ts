/** What a command is: its words for --help, its options, and what it does. One file a command, in commands/. */
import { parseArgs } from 'node:util';
import type { Registry } from './games.ts';

/** 0 all is well, 1 a failure was found or something went wrong, 2 the command was not understood. */
export type ExitCode = 0 | 1 | 2;

/** The caller's mistake: told in one line, with the way to help, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Something that went wrong and that the message explains well enough: no stack trace, exit code 1. */
export class Failure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Failure';
  }
}

export interface Option {
  /** shown after the name: `--games N`; without it the option is a switch */
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
}

export interface Context {
  readonly registry: Registry;
  readonly out: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly err: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
}

export interface Command {
  readonly name: string;
  /** one line, for the list of commands */
  readonly summary: string;
  /** what follows the name, for the first line of help */
  readonly usage: string;
  readonly options: Readonly<Record<string, Option>>;
  /** names of the arguments without dashes, in order */
  readonly files?: readonly string[];
  /** further words for --help */
  readonly notes?: string;
  run(args: Args, context: Context): Promise<ExitCode>;
}

/** The options as they were given, read with clear refusals. */
export class Args {
  readonly files: readonly string[];
  private readonly given: Readonly<Record<string, string | boolean | undefined>>;

  constructor(given: Readonly<Record<string, string | boolean | undefined>>, files: readonly string[]) {
    this.given = given;
    this.files = files;
  }

  has(name: string): boolean {
    return this.given[name] !== undefined && this.given[name] !== false;
  }

  text(name: string): string | undefined {
    const value = this.given[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number between `min` and `max`; undefined where the option is absent. */
  int(name: string, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const n = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(n) || n < min || n > max)
      throw new UsageError(
        `--${name} wants a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}, not '${text}'`,
      );
    return n;
  }

  /** A number above 0. */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const n = Number(text);
    if (text.trim() === '' || !Number.isFinite(n) || n <= 0)
      throw new UsageError(`--${name} wants a number above 0, not '${text}'`);
    return n;
  }

  /** `a,b,c`, none of them empty. */
  list(name: string): string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const parts = text.split(',').map(part => part.trim());
    if (parts.some(part => part === '')) throw new UsageError(`--${name} has an empty place: '${text}'`);
    return parts;
  }
}

export function readArgs(command: Command, argv: readonly string[]): Args {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(firstSentence((error as Error).message));
  }
  const files = command.files ?? [];
  if (parsed.positionals.length > files.length)
    throw new UsageError(`'${parsed.positionals[files.length]}' is one argument too many`);
  if (parsed.positionals.length < files.length)
    throw new UsageError(`${files[parsed.positionals.length]} is missing`);
  return new Args(parsed.values as Record<string, string | boolean>, parsed.positionals);
}

/** Node adds a paragraph on how to escape dashes, which helps nobody here. */
function firstSentence(message: string): string {
  const end = message.indexOf('. ');
  return (end < 0 ? message : message.slice(0, end)).replace(/\n[\s\S]*$/, '');
}

export function helpOf(command: Command): string {
  const rows = Object.entries(command.options).map(([name, { value, short, help }]) => ({
    left: `  ${short ? `-${short}, ` : '    '}--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  }));
  const width = Math.max(...rows.map(row => row.left.length)) + 2;
  const lines = rows.flatMap(({ left, help }) =>
    help.split('\n').map((line, i) => (i === 0 ? left : '').padEnd(width) + line),
  );
  return [
    `epoka ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.summary,
    '',
    ...lines,
    ...(command.notes === undefined ? [] : ['', command.notes]),
    '',
  ].join('\n');
}
