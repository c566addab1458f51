import { isMetadata, START_OF_SCAN } from './jpeg.ts';

/** The JPEG without its segments of metadata; the bytes as they are where they do not begin one. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const kept: number[][] = [];
  let from = 2;
  for (let marker = 0; marker !== START_OF_SCAN; ) {
    marker = bytes[from + 1] ?? START_OF_SCAN;
    if (bytes[from] !== 0xff || marker === START_OF_SCAN) break;
    const end = from + 2 + (bytes[from + 2] ?? 0) * 256 + (bytes[from + 3] ?? 0);
    if (!isMetadata(marker)) kept.push([from, end]);
    from = end;
  }
  const pieces = [
    bytes.subarray(0, 2),
    ...kept.map(([a, b]) => bytes.subarray(a, b)),
    bytes.subarray(from),
  ];
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
