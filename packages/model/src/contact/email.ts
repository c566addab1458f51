/** Endings that the spec allows where its own rule holds (section 9). */
export const EMAIL_ENDINGS: ReadonlySet<string> = new Set(
  'com net org edu gov mil io co us uk ca'.split(' '),
);

/** RFC 5322 atoms with the letters of RFC 6531; quoted local parts are not taken. */
const LOCAL_ATOM = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+$/u;
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

// RFC 5321, 4.5.3.1: octets there, characters here; a longer address cannot be delivered anyway.
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;

/** The two sides of a well-formed e-mail address in any script; undefined for anything else. */
export function readEmail(text: string): { local: string; host: string } | undefined {
  const address = text.trim();
  if (address.length > LONGEST_ADDRESS) return undefined;
  const [local = '', host = '', ...more] = address.split('@');
  const isWhole = more.length === 0 && isLocalPart(local) && isHost(host);
  return isWhole ? { local, host } : undefined;
}

/** Checks whether an e-mail ends as the spec lists: com, net, org, edu, gov, mil, io, co, us, uk, ca. */
export function hasListedEnding(host: string): boolean {
  return EMAIL_ENDINGS.has(host.slice(host.lastIndexOf('.') + 1).toLowerCase());
}

function isLocalPart(local: string): boolean {
  return local.length <= LONGEST_LOCAL && local.split('.').every((atom) => LOCAL_ATOM.test(atom));
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && HOST_LABEL.test(label))
  );
}
