/** Opening replay files. What is wrong with a file is told by the replay page, at an address of its own. */
import { go } from '../router.ts';
import { ask, WorkerError } from './worker-link.ts';

/** the file chosen last could not be opened */
let bad: WorkerError | undefined;

export const badReplay = (): WorkerError | undefined => bad;

/** An address that names no replay: shows what was wrong with the last file. */
export const BAD_FILE = 'file';

export async function openReplayFile(file: File): Promise<void> {
  try {
    const text = await file.text();
    const { id } = await ask('importReplay', text, file.name.replace(/(\.epoka)?\.json$/i, ''), true);
    bad = undefined;
    go({ page: 'replay', id, at: 0, seat: undefined });
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    bad = error;
    go({ page: 'home' }, true);
    go({ page: 'replay', id: BAD_FILE, at: undefined, seat: undefined });
  }
}
