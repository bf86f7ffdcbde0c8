import type { Command } from '../command.ts';
import { fromServer, importServer, type ServerPackage } from '../server.ts';

export function makeServe(load: () => Promise<ServerPackage> = importServer): Command {
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
      const start = await fromServer('serve', load);
      // Resolves when the server listens; the process lives on until the server is stopped.
      await start({
        ...(port === undefined ? {} : { port }),
        ...(host === undefined ? {} : { host }),
        ...(data === undefined ? {} : { data }),
      });
      return 0;
    },
  };
}

export const serve: Command = makeServe();
