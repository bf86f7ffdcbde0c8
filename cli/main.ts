/** The `epoka` command. */
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { type Context, type ExitCode, helpOf, readArgs, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { registry as everyGame, type Registry } from './games.ts';

async function overview(): Promise<string> {
  const list = await Promise.all(Object.values(commands).map(load => load()));
  const width = Math.max(...list.map(c => c.name.length)) + 2;
  return [
    'epoka <command> [options]',
    '',
    'A table for civilization games.',
    '',
    ...list.map(c => `  ${c.name.padEnd(width)}${c.summary}`),
    '',
    'epoka <command> --help tells the options of a command.',
    '',
  ].join('\n');
}

function version(): string {
  // The same distance from the package file in sources and in dist: the first one found upwards is ours.
  for (const place of ['./package.json', '../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8'));
      if (name === '@epoka/cli') return version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return 'unknown';
}

async function dispatch(argv: readonly string[], context: Context): Promise<ExitCode> {
  const wantsHelp = argv.includes('--help') || argv.includes('-h');
  const name = argv[0] === 'help' ? argv[1] : argv[0];
  if (name === undefined || name.startsWith('-')) {
    if (name === '--version' || name === '-v') {
      context.out.write(`epoka ${version()}\n`);
      return 0;
    }
    if (name === undefined || wantsHelp) {
      // Without a command there is nothing to do: that is a usage error, asking for help is not.
      (argv.length > 0 ? context.out : context.err).write(await overview());
      return argv.length > 0 ? 0 : 2;
    }
    throw new UsageError(`'${name}' is no command; commands: ${Object.keys(commands).join(', ')}`);
  }
  if (!Object.hasOwn(commands, name))
    throw new UsageError(`'${name}' is no command; commands: ${Object.keys(commands).join(', ')}`);
  const command = await commands[name]();
  if (wantsHelp || argv[0] === 'help') {
    context.out.write(helpOf(command));
    return 0;
  }
  return command.run(readArgs(command, argv.slice(1)), context);
}

/** By name: they come from packages that are loaded only when needed. */
const CALLERS_MISTAKES = new Set(['UsageError', 'UnknownBot', 'BadSettings']);
/** The message says it all; a stack trace would only frighten. */
const EXPLAINED = new Set(['Failure', 'StartFailure', 'StoreError']);

/** Runs a command and gives its exit code; every error ends in words on `err`. */
export async function main(argv: readonly string[], context: Context): Promise<ExitCode> {
  try {
    return await dispatch(argv, context);
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    if (CALLERS_MISTAKES.has(name)) {
      const command = argv.find(a => Object.hasOwn(commands, a));
      context.err.write(`epoka: ${message}\nSee: epoka ${command ? `${command} ` : ''}--help\n`);
      return 2;
    }
    context.err.write(`epoka: ${EXPLAINED.has(name) ? message : (stack ?? message)}\n`);
    return 1;
  }
}

/** The process: arguments, streams and exit code. */
export async function start(registry: Registry = everyGame): Promise<void> {
  // A reader that has seen enough (`epoka ... | head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await main(process.argv.slice(2), {
    registry,
    out: process.stdout,
    err: process.stderr,
    input: process.stdin,
  });
}

// Run as a program, not imported by one (nor by its worker threads).
if (
  isMainThread &&
  process.argv[1] !== undefined &&
  import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href
)
  await start();
