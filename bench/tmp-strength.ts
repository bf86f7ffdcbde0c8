import { hire, playMatch } from '@epoka/bots';
import { clashOfCultures } from '@epoka/clash-of-cultures';
let won = 0, n = 0; const margins: number[] = [];
for (; n < 200; n++) {
  const seat = n % 2;
  const { state } = playMatch({ game: clashOfCultures, players: [0, 1].map(i => hire(i === seat ? 'greedy' : 'random')), seed: `strength ${n}` });
  const st = clashOfCultures.rules.standing(state as never);
  const me = st.find(x => x.seat === seat)!; const other = st.find(x => x.seat !== seat)!;
  if (me.rank === 1 && other.rank !== 1) won++;
  margins.push(me.points - other.points);
  console.log(n + 1, won, me.points, other.points, (process.cpuUsage().user / 1e6).toFixed(0));
}
