export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** One byte of what a text in base64 says (RFC 4648, section 4). */
export function byteOfBase64(text: string, index: number): number {
  const at = Math.floor((index * 4) / 3);
  const valueAt = (letter: number) => Math.max(0, ALPHABET.indexOf(text.charAt(letter) || 'A'));
  const shift = (index % 3) * 2;
  return ((valueAt(at) << (2 + shift)) | (valueAt(at + 1) >> (4 - shift))) & 255;
}
