/** Whom an address stands for, as far as limits go. */
import { isIPv4, isIPv6 } from 'node:net';

/**
 * One name for all addresses of one customer: of the new kind everybody gets 2^64 of them, so that only the first half
 * counts.
 */
export function limitName(ip: string): string {
  const [address] = ip.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head, tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An address that ends as one of the old kind has two groups there; only the first four are looked at anyway.
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...new Array<string>(Math.max(0, missing)).fill('0'), ...after].slice(0, 4);
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export function addressOf(request: { readonly ip: string }): string {
  return limitName(request.ip);
}
