/** `npm run cross -- <game>`; `--seed`, `--positions` and `--show <kind>` to look closer. */
import { crossClash } from './clash.ts';

const [game, ...options] = process.argv.slice(2);
if (game !== 'clash') {
  console.error('npm run cross -- clash: Clash of Cultures against the public server of the game');
  process.exit(2);
}
const option = (name: string) => {
  const at = options.indexOf(`--${name}`);
  return at < 0 ? undefined : options[at + 1];
};
process.exitCode = crossClash({
  seed: option('seed') ?? 'cross',
  positions: Number(option('positions') ?? 120),
  show: option('show'),
});
