/** A thread that plays finished games once more. */
import { type AnyGame, type Standing, samePlain } from '@epoka/kernel';
import { BadRecord, Table, type TableRecord, verifyCommitment } from '@epoka/table';
import { workerData } from 'piscina';

export interface VerifyTask {
  readonly record: TableRecord;
  readonly over: boolean;
  /** of the last state, as the table itself has it */
  readonly hash: string;
  readonly result: readonly Standing[];
}

export interface Verdict {
  /** the seed is the one that was promised */
  readonly promised: boolean;
  /** the game comes out the same; null where its rules are not here (newer ones, or retired) */
  readonly replayed: boolean | null;
}

const { games: address } = workerData as { games: string };
const { games } = (await import(address)) as { games: Readonly<Record<string, AnyGame>> };

export default function verify({ record, over, hash, result }: VerifyTask): Verdict {
  const { seed, config } = record;
  const { game, version } = config;
  const promised = verifyCommitment(config, seed);
  const { rules } = games[game];
  if (version > rules.version || version < (rules.oldest ?? 1)) return { promised, replayed: null };
  try {
    // Every entry must have been possible where it stands, those that were taken back later included.
    const table = Table.retrace(rules, record);
    // One that was closed is not over by its rules: it has come as far as the table has.
    const same =
      table.over === over && table.hash() === hash && samePlain(rules.standing(table.state), result);
    return { promised, replayed: same };
  } catch (error) {
    if (error instanceof BadRecord) return { promised, replayed: false };
    throw error;
  }
}
