import { download, fileName } from '../client/save-file.ts';
import type { TableClient } from '../client/table-client.ts';

/** Gives the game so far to the player as a file. */
export async function saveReplay(client: TableClient, name: string): Promise<void> {
  download(fileName(name), await client.replayText());
}

/** Gives what is stored of a table that can't be opened to the player as a file. */
export async function saveKept(client: TableClient, name: string): Promise<void> {
  if (client.keptText) download(fileName(`${name}-kept`), await client.keptText());
}
