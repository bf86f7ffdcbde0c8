/** `npm run nemesis [-- --minutes N] [--store sqlite|postgres] [--faults N] [--seed TEXT] [--flaw early|unchecked|lingering] [--loud]` */
import { parseArgs } from 'node:util';
import { arena } from './arena.ts';
import type { Flaw } from './processes.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seconds: { type: 'string' },
    store: { type: 'string' },
    faults: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    flaw: { type: 'string' },
    loud: { type: 'boolean', default: false },
  },
});
const stores =
  values.store === undefined ? (['sqlite', 'postgres'] as const) : [values.store as 'sqlite' | 'postgres'];
/** of each store */
const seconds = Number(values.seconds ?? Number(values.minutes) * 60) / stores.length;
const mostFaults = values.faults === undefined ? undefined : Math.ceil(Number(values.faults) / stores.length);
let bad = false;
for (const store of stores) {
  const { acknowledged, lost, doubled, anomalies, faults, byFault, byDeed } = await arena({
    store,
    seconds,
    seed: values.seed,
    flaw: values.flaw as Flaw | undefined,
    mostFaults,
    ...(values.loud ? { say: (line: string) => process.stdout.write(`${line}\n`) } : {}),
  });
  for (const [name, times] of [...byFault].sort()) process.stdout.write(`  ${times} x ${name}\n`);
  for (const [name, times] of [...byDeed].sort()) process.stdout.write(`  ${times} acknowledged: ${name}\n`);
  for (const anomaly of anomalies.slice(0, 20)) process.stdout.write(`  anomaly: ${anomaly}\n`);
  process.stdout.write(
    `nemesis ${store} acknowledged ${acknowledged} lost ${lost} doubled ${doubled} anomalies ${anomalies.length} faults ${faults}\n`,
  );
  bad ||= lost + doubled + anomalies.length > 0;
}
if (bad) process.stdout.write(`again with: npm run nemesis -- --seed ${values.seed}\n`);
process.exit(bad ? 1 : 0);
