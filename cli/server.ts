/** The server's package, loaded when a command needs it: builds without it are possible. */
import { Failure } from './command.ts';

interface Summary {
  readonly file: string;
  readonly engine: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly aside?: string;
}

/** What the server's package is asked for. It reads the rest of its settings from the environment. */
export interface ServerPackage {
  serve?(options: { port?: number; host?: string; data?: string }): Promise<unknown>;
  backup?(options: { file: string; data?: string }): Promise<Summary>;
  damage?(options: {
    data?: string;
  }): Promise<readonly { readonly table: string; readonly had: number; readonly has: number }[]>;
  acceptDamage?(options: { table: string; data?: string }): Promise<boolean>;
  restore?(options: { file: string; data?: string; replace?: boolean }): Promise<Summary>;
}

const PACKAGE = '@epoka/server';

/** By a name the compiler does not follow, so that this package compiles without the server. */
export const importServer = (): Promise<ServerPackage> => import(PACKAGE);

/** One function of the server; a Failure in words where this build has none. */
export async function fromServer<K extends keyof ServerPackage>(
  name: K,
  load: () => Promise<ServerPackage> = importServer,
): Promise<NonNullable<ServerPackage[K]>> {
  let server: ServerPackage;
  try {
    server = await load();
  } catch (error) {
    if (isMissing(error)) throw new Failure('this build of Epoka has no server', error);
    throw error;
  }
  const found = server[name];
  if (typeof found !== 'function') throw new Failure('this build of Epoka has no server');
  return found as NonNullable<ServerPackage[K]>;
}

/** The package itself is absent; something missing inside of it must not be taken for that. */
function isMissing(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    code === 'ERR_MODULE_NOT_FOUND' &&
    (message.includes(`'${PACKAGE}'`) || /server\/(dist\/)?index\.(js|ts)'/.test(message))
  );
}
