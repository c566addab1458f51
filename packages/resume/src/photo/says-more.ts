import { isMetadata } from './jpeg.ts';

const END_OF_IMAGE = 0xd9;
/** Zero is a byte of data after 0xFF, 0xFF fills, and restart markers stand within a scan (ITU-T T.81, B.1.1). */
const isInData = (marker: number) =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
/** The longest JFIF and Adobe segments that hold no small picture or other words, in bytes. */
const PLAIN_LENGTHS: ReadonlyMap<number, number> = new Map([
  [0xe0, 16],
  [0xee, 14],
]);
const lengthAt = (bytes: Uint8Array, from: number) =>
  (bytes[from] ?? 0) * 256 + (bytes[from + 1] ?? 0);
const holdsWords = (marker: number, length: number) =>
  isMetadata(marker) || length > (PLAIN_LENGTHS.get(marker) ?? length);

/**
 * Whether a JPEG says more than what is seen: metadata wherever it stands, also between scans, a thumbnail of the
 * uncropped picture, or anything behind its end, where telephones put a second picture with metadata of its own.
 */
export function saysMore(bytes: Uint8Array): boolean {
  for (let from = 2; from + 1 < bytes.length; ) {
    const marker = bytes[from + 1] ?? 0;
    if (bytes[from] !== 0xff || isInData(marker)) {
      from += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return from + 2 !== bytes.length;
    const length = lengthAt(bytes, from + 2);
    if (holdsWords(marker, length)) return true;
    from += 2 + length;
  }
  return true;
}
