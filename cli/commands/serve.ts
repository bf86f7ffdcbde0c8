import { type Command, Failure } from '../command.ts';

/** What the server's package is asked for. It reads the rest of its settings from the environment. */
interface ServerPackage {
  serve?(options: { port?: number; host?: string; data?: string }): Promise<unknown>;
}

const PACKAGE = '@epoka/server';

/** By a name the compiler does not follow: builds without the server are possible. */
const loadServer = (): Promise<ServerPackage> => import(PACKAGE);

export function makeServe(load: () => Promise<ServerPackage> = loadServer): Command {
  return {
    name: 'serve',
    summary: 'Start the server: lobby, tables, bots and the web client.',
    usage: '[--port N] [--host H] [--data FOLDER]',
    options: {
      port: { value: 'N', short: 'p', help: 'port to listen on (3000, or the next free one)' },
      host: { value: 'H', help: 'address to listen on' },
      data: { value: 'FOLDER', help: 'where everything is kept (./data)' },
      help: { short: 'h', help: 'this text' },
    },
    notes:
      'What is not given comes from the environment: EPOKA_PORT, EPOKA_HOST, EPOKA_DATA, EPOKA_DATABASE_URL ...',
    async run(args) {
      const port = args.int('port', 0, 65535);
      const host = args.text('host');
      const data = args.text('data');
      let server: ServerPackage;
      try {
        server = await load();
      } catch (error) {
        if (isMissing(error)) throw new Failure('this build of Epoka has no server', error);
        throw error;
      }
      if (typeof server.serve !== 'function') throw new Failure('this build of Epoka has no server');
      // Resolves when the server listens; the process lives on until the server is stopped.
      await server.serve({
        ...(port === undefined ? {} : { port }),
        ...(host === undefined ? {} : { host }),
        ...(data === undefined ? {} : { data }),
      });
      return 0;
    },
  };
}

export const serve: Command = makeServe();

/** The package itself is absent; something missing inside of it must not be taken for that. */
function isMissing(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    code === 'ERR_MODULE_NOT_FOUND' &&
    (message.includes(`'${PACKAGE}'`) || /server\/(dist\/)?index\.(js|ts)'/.test(message))
  );
}
