const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** The bytes of a JPEG's data URL (RFC 2397, RFC 4648); undefined for anything else. */
export function readPhoto(src: string): Uint8Array | undefined {
  const [, digits] = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+)=*$/.exec(src) ?? [];
  if (digits === undefined) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | (VALUES.get(digit) ?? 0)) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 0xff;
  }
  return bytes;
}
