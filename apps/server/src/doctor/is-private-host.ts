import { BlockList, isIP } from 'node:net';

const RANGES = [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

const PRIVATE = new BlockList();
for (const [address, bits, version] of RANGES) PRIVATE.addSubnet(address, bits, version);

/** Names of networks at home and in offices: one word, or an ending that is kept for them (RFC 6762, RFC 8375, ICANN's .internal). */
const PRIVATE_NAME = /^[^.]+$|\.(?:local|lan|home\.arpa|internal)$/u;

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/gu, '');

/** Checks whether a host of a URL is this machine itself, whose pages browsers trust as they trust https. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|::1)$/u.test(withoutBrackets(host));

/** Checks whether a host of a URL is one of a private network. */
export function isPrivateHost(host: string): boolean {
  const name = withoutBrackets(host);
  const version = isIP(name);
  return version === 0 ? PRIVATE_NAME.test(name) : PRIVATE.check(name, `ipv${version as 4 | 6}`);
}
