import { ALPHABET } from './base64.ts';

/** Bytes as a text in base64 (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let from = 0; from < bytes.length; from += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(from, from + 3);
    const bits = (one << 16) | (two << 8) | three;
    for (const shift of [18, 12, 6, 0]) letters.push(ALPHABET.charAt((bits >> shift) & 63));
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return letters.slice(0, letters.length - padding).join('') + '='.repeat(padding);
}
