/** Opening replay files. What is wrong with a file is told by the replay page, at an address of its own. */
import { go } from '../router.ts';
import { ask, WorkerError } from './local.ts';

/** the file chosen last could not be opened */
let bad: WorkerError | undefined;

export const badReplay = (): WorkerError | undefined => bad;

/** An address that names no replay: shows what was wrong with the last file. */
export const BAD_FILE = 'file';

export async function openReplayFile(file: File): Promise<void> {
  try {
    const text = await file.text();
    const { id } = await ask('importReplay', text, file.name.replace(/(\.epoka)?\.json$/i, ''));
    bad = undefined;
    go({ page: 'replay', id, at: 0, seat: undefined });
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    bad = error;
    go({ page: 'home' }, true);
    go({ page: 'replay', id: BAD_FILE, at: undefined, seat: undefined });
  }
}

/** Gives a text to the player as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain || 'epoka'}.epoka.json`;
}
