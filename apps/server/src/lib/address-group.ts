import { isIPv6 } from 'node:net';

/** Groups of four digits that a provider gives to one customer: a /64 network. */
const GROUPS_OF_NETWORK = 4;

/**
 * Returns whom an address stands for when things are counted by address: an IPv4 address for itself, an IPv6 address
 * for its /64 network, whose owner has all the addresses in it. An IPv4 address in the clothes of IPv6
 * (`::ffff:192.0.2.1`) is an IPv4 address.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;

  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
