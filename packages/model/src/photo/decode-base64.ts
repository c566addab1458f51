import { byteOfBase64 } from './base64.ts';

/** The bytes of a text in base64 (RFC 4648, section 4); undefined where it is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/u.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const length = (text.length / 4) * 3 - padding;
  return Uint8Array.from({ length }, (_, index) => byteOfBase64(text, index));
}
