/**
 * Sending to addresses that people gave us. Never into our own network: such an address would let anybody reach what is
 * only meant for this machine. Names are resolved once, and the connection goes to what was checked.
 */
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Two lists: in one, the range of mapped addresses would catch all of the old kind.
const own4 = new BlockList();
const own6 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  // relays of tunnels, which lead wherever the address inside says
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  own4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // `::1` and the old kind of addresses in the clothes of the new one, of three fashions
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // all that is for protocols, tunnels and books, not for servers
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  own6.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  // The old kind of address in the clothes of the new one, as sockets of both kinds report it.
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const family = isIP(plain);
  if (family === 0) return false;
  return family === 4 ? !own4.check(plain, 'ipv4') : !own6.check(plain, 'ipv6');
}

/** Names that mean this machine or its neighbours, wherever they are asked for. */
const OWN_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/;

/**
 * Whether anything would ever be sent there, as far as the address itself tells: what a name leads to is looked up, and
 * checked again, when something is sent.
 */
export function isOutside(address: string): boolean {
  const url = new URL(address);
  if (url.protocol !== 'https:') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return /\.[^.]/.test(host) && !OWN_NAME.test(host);
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const bad = addresses.find(a => !isPublicAddress(a.address));
    if (bad || addresses.length === 0)
      return done(new Error(`${hostname} is not an address outside`) as NodeJS.ErrnoException, '', 0);
    if (options.all) return done(null, addresses);
    return done(null, addresses[0].address, addresses[0].family);
  });
};

export interface Delivery {
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly timeout?: number;
  /** for tests and closed networks only */
  readonly allowPrivate?: boolean;
}

/** Resolves to the status of the answer. Redirections are not followed. */
export function post(
  address: string,
  { headers, body, timeout = 10_000, allowPrivate }: Delivery,
): Promise<number> {
  return new Promise((done, fail) => {
    const url = new URL(address);
    if (!allowPrivate && !isOutside(address)) {
      fail(new Error(`${url.origin} is not an address outside`));
      return;
    }
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout,
        ...(allowPrivate ? {} : { lookup: publicLookup }),
      },
      response => {
        response.resume();
        response.on('error', fail);
        done(response.statusCode ?? 0);
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', fail);
    request.end(body);
  });
}
