/**
 * Checks the chance of a finished game without any code of Epoka: `node verify.mjs GAME.json [--promise HASH]
 * [--mine SALT] [--shuffle N ...]`. See verify.md. Needs nothing but Node.
 */
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  console.error('node verify.mjs GAME.json [--promise HASH] [--mine SALT] [--shuffle N ...]');
  process.exit(2);
}
const {
  game,
  version,
  seed,
  commitment,
  chance,
  seats = [],
  salts = [],
} = JSON.parse(readFileSync(file, 'utf8'));
const sha256 = lines => createHash('sha256').update(lines.join('\n'), 'utf8').digest();
let bad = 0;
const check = (good, says) => {
  if (!good) bad++;
  console.log(`${good ? 'good' : 'BAD '}  ${says}`);
};

// 1. The server's part of the seed was fixed before anybody added to it.
const promise =
  chance === 2
    ? sha256(['epoka seed commitment 2', game, seed])
    : sha256(['epoka seed commitment 1', game, version, seed]);
check(promise.toString('hex') === commitment, 'the seed is the one that was promised');
const kept = options.indexOf('--promise');
if (kept >= 0)
  check(promise.toString('hex') === options[kept + 1]?.toLowerCase(), 'the promise is the one you kept');
if (chance !== 2) {
  console.log('      (a game of the first generator: it had no other part)');
  process.exit(bad > 0 ? 1 : 0);
}

// 2. What the players' devices added is in the key: nobody alone has chosen it.
check(
  salts.every(salt => salt === '' || /^[0-9a-f]{32}$/.test(salt)),
  `${salts.filter(salt => salt !== '').length} of ${salts.length} seats added to the seed`,
);
check(
  salts.every((salt, seat) => salt === '' || seats[seat]?.kind === 'human'),
  'nobody but people has added to it',
);
const mine = options.indexOf('--mine');
if (mine >= 0) check(!!options[mine + 1] && salts.includes(options[mine + 1]), 'what you added was used');
const key = sha256(['epoka chance 2', seed, ...salts]);
console.log(`      key ${key.toString('hex')}`);

// 3. Every number of the game comes from ChaCha20 with that key: 32 bits at a time, counter and nonce from zero.
const stream = createCipheriv('chacha20', key, Buffer.alloc(16));
const next = () => stream.update(Buffer.alloc(4)).readUInt32LE();
const below = n => {
  for (;;) {
    const product = BigInt(next()) * BigInt(n);
    const rest = product % 2n ** 32n;
    if (rest >= (2n ** 32n - BigInt(n)) % BigInt(n)) return Number(product / 2n ** 32n);
  }
};
const shuffle = n => {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
};
for (const [i, option] of options.entries())
  if (option === '--shuffle') console.log(`order ${shuffle(Number(options[i + 1])).join(' ')}`);
process.exit(bad > 0 ? 1 : 0);
