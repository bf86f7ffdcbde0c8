/** Every command, loaded when it is called. A new command is a file here and a line in this table. */
import type { Command } from '../command.ts';

export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  damage: async () => (await import('./damage.ts')).damage,
  play: async () => (await import('./play.ts')).play,
  replay: async () => (await import('./replay.ts')).replay,
  simulate: async () => (await import('./simulate.ts')).simulate,
  arena: async () => (await import('./arena.ts')).arena,
  decks: async () => (await import('./decks.ts')).decks,
  soak: async () => (await import('./soak.ts')).soak,
};
