/** Writes the golden games anew: `node --conditions=source --import tsx games/new-horizons/test/record.ts`. */
import { writeFileSync } from 'node:fs';
import { content, seen } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { asText, GOLDEN, type Recording, record, replay } from './recorded.ts';

const here = (file: string) => new URL(`golden/${file}`, import.meta.url);

for (const { name, seats, roundCap } of GOLDEN)
  writeFileSync(here(`${name}.txt`), asText(record(seats, name, roundCap)));

// Games that together use every component: one is kept if it shows something new.
const met = new Set<string>();
const kept: Recording[] = [];
for (let i = 0; met.size < content.length; i++) {
  const recording = record(2 + (i % 3), `coverage ${i}`, 0);
  const before = met.size;
  replay(recording, s => seen(s as State, id => met.add(id)));
  if (met.size > before) kept.push(recording);
  console.log(`game ${i}: ${met.size} of ${content.length} contents, ${kept.length} games kept`);
}
const lines = kept.map(recording => JSON.stringify(recording));
writeFileSync(here('coverage.golden.json'), `[\n${lines.join(',\n')}\n]\n`);
