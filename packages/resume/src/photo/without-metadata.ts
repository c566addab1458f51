import { END_OF_IMAGE, isMetadata, listSegments } from './jpeg-segments.ts';

/**
 * The JPEG alone: without metadata wherever it stands, and without anything behind its end, where telephones put a second
 * picture with metadata of its own. The bytes as they are where they have no end.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const segments = listSegments(bytes);
  if (segments.at(-1)?.marker !== END_OF_IMAGE) return bytes;
  const kept = [{ from: 0, to: 2 }, ...segments.filter((segment) => !isMetadata(segment))];
  const joined = new Uint8Array(kept.reduce((sum, { from, to }) => sum + to - from, 0));
  let at = 0;
  for (const { from, to } of kept) {
    joined.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return joined;
}
