const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(ALPHABET, (letter, value) => [letter.charCodeAt(0), value]));

/** The bytes of a text in base64 (RFC 4648, section 4); undefined where it is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/u.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const valueAt = (index: number) => VALUES.get(text.charCodeAt(index)) ?? 0;
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    const bits =
      (valueAt(from) << 18) |
      (valueAt(from + 1) << 12) |
      (valueAt(from + 2) << 6) |
      valueAt(from + 3);
    // A byte behind the end is not kept.
    bytes[to] = bits >> 16;
    bytes[to + 1] = bits >> 8;
    bytes[to + 2] = bits;
  }
  return bytes;
}
