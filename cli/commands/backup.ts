import { type Command, UsageError } from '../command.ts';
import { fromServer } from '../server.ts';

const count = (rows: Readonly<Record<string, number>>) => Object.values(rows).reduce((sum, n) => sum + n, 0);

export const backup: Command = {
  name: 'backup',
  summary: 'Write everything the server keeps into one file, also while it runs.',
  usage: 'FILE [--data FOLDER]',
  files: ['FILE'],
  options: {
    data: { value: 'FOLDER', help: 'the folder of the store (./data)' },
    help: { short: 'h', help: 'this text' },
  },
  notes: 'With EPOKA_DATABASE_URL the store is that PostgreSQL. The file fits either kind of store.',
  async run(args, { out }) {
    const [file] = args.files;
    if (file === undefined) throw new UsageError('into which file?');
    const data = args.text('data');
    const write = await fromServer('backup');
    const { engine, rows } = await write({ file, ...(data === undefined ? {} : { data }) });
    out.write(`${file}: ${count(rows)} rows from ${engine}, ${rows.tables ?? 0} tables among them\n`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  summary: 'Read such a file into an empty store.',
  usage: 'FILE [--data FOLDER] [--replace]',
  files: ['FILE'],
  options: {
    data: { value: 'FOLDER', help: 'the folder of the store (./data)' },
    replace: { help: 'in place of what is there, which is then lost' },
    help: { short: 'h', help: 'this text' },
  },
  notes: 'Stop the server first. With EPOKA_DATABASE_URL the store is that PostgreSQL.',
  async run(args, { out }) {
    const [file] = args.files;
    if (file === undefined) throw new UsageError('from which file?');
    const data = args.text('data');
    const read = await fromServer('restore');
    const { engine, rows, aside } = await read({
      file,
      replace: args.has('replace'),
      ...(data === undefined ? {} : { data }),
    });
    out.write(`${file}: ${count(rows)} rows into ${engine}, ${rows.tables ?? 0} tables among them\n`);
    if (aside !== undefined) out.write(`What was there is damaged; it is kept in ${aside}\n`);
    return 0;
  },
};
