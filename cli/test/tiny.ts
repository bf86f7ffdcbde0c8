/** The epoka command with tiny games: what the tests start as a process of its own. */
import { start } from '../main.ts';
import { registry } from './registry.ts';

await start(registry);
