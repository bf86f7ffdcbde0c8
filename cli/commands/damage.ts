import { type Command, Failure } from '../command.ts';
import { fromServer } from '../server.ts';

export const damage: Command = {
  name: 'damage',
  summary: 'Tell which tables lost part of their record, or play on with what there is.',
  usage: '[--accept TABLE] [--data FOLDER]',
  options: {
    accept: { value: 'TABLE', help: 'this table goes on from the last entry that is whole' },
    data: { value: 'FOLDER', help: 'the folder of the store (./data)' },
    help: { short: 'h', help: 'this text' },
  },
  notes:
    'Stop the server first. A backup may hold what is missing: look there before you accept anything. With EPOKA_DATABASE_URL the store is that PostgreSQL.',
  async run(args, { out }) {
    const data = args.text('data');
    const where = data === undefined ? {} : { data };
    const table = args.text('accept');
    if (table !== undefined) {
      const accept = await fromServer('acceptDamage');
      if (!(await accept({ table, ...where }))) throw new Failure(`table ${table} has lost nothing`);
      out.write(`${table}: goes on from the last entry that is whole\n`);
      return 0;
    }
    const look = await fromServer('damage');
    const found = await look(where);
    for (const { table, had, has } of found) out.write(`${table}: had ${had} entries, ${has} are whole\n`);
    if (found.length === 0) out.write('no table has lost anything\n');
    return 0;
  },
};
