import { type Command, Failure, UsageError } from '../command.ts';

/** What the server's package is asked for. It reads the rest of its settings from the environment. */
interface ServerPackage {
  serve?(options: { port?: number; host?: string; data?: string }): Promise<unknown>;
}

export const serve: Command = {
  name: 'serve',
  summary: 'Start the server: lobby, tables, bots and the web client.',
  usage: '[--port N] [--host H] [--data FOLDER]',
  options: {
    port: { value: 'N', short: 'p', help: 'port to listen on (3000, or the next free one)' },
    host: { value: 'H', help: 'address to listen on' },
    data: { value: 'FOLDER', help: 'where everything is kept (./data)' },
    help: { short: 'h', help: 'this text' },
  },
  async run(args) {
    const port = args.int('port', 0, 65535);
    const host = args.text('host');
    const data = args.text('data');
    if (host === '' || data === '') throw new UsageError('--host and --data want a value');
    // By a name the compiler does not follow: builds without the server are possible.
    const name = '@epoka/server';
    let server: ServerPackage;
    try {
      server = await import(name);
    } catch (error) {
      if (isMissing(error, name)) throw new Failure('this build of Epoka has no server', error);
      throw error;
    }
    if (typeof server.serve !== 'function') throw new Failure('this build of Epoka has no server');
    await server.serve({
      ...(port === undefined ? {} : { port }),
      ...(host === undefined ? {} : { host }),
      ...(data === undefined ? {} : { data }),
    });
    return 0;
  },
};

/** The package itself is absent; a fault inside of it must not be taken for that. */
function isMissing(error: unknown, name: string): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    code === 'ERR_MODULE_NOT_FOUND' &&
    (message.includes(`'${name}'`) || /server\/(dist\/)?index\.(js|ts)/.test(message))
  );
}
