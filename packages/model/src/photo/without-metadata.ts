import { EOI, listSegments, type Segment } from './jpeg-segments.ts';
import { isPlain } from './jpeg-structure.ts';

/**
 * The JPEG alone: without metadata wherever it stands, and without anything behind its end, where telephones put a second
 * picture with metadata of its own. The bytes as they are where they have no end.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const segments = listSegments(bytes);
  if (segments.at(-1)?.marker !== EOI) return bytes;
  const kept = [{ from: 0, to: 2 }, ...segments.filter((segment) => !isMetadata(bytes, segment))];
  const joined = new Uint8Array(kept.reduce((sum, { from, to }) => sum + to - from, 0));
  let at = 0;
  for (const { from, to } of kept) {
    joined.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return joined;
}

/** Checks whether a segment draws nothing: a comment, an extension, or what a program has to say in more than the plain form. */
const isMetadata = (bytes: Uint8Array, segment: Segment) =>
  segment.marker >= 0xe0 && segment.marker <= 0xfe && !isPlain(bytes, segment);
