/** A stretch of a JPEG: a marker with what belongs to it, or the data behind a scan's header, which has none. */
export type Segment = { marker: number; from: number; to: number };

/** Markers by their names in ITU-T T.81, table B.1. */
export const [DATA, DHT, EOI, SOS, DQT, DRI, APP0, APP14] = [
  0, 0xc4, 0xd9, 0xda, 0xdb, 0xdd, 0xe0, 0xee,
] as const;

/** Zero is a byte of data after 0xFF, 0xFF fills, and restart markers stand within a scan (ITU-T T.81, B.1.1). */
const isInData = (marker: number) =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** The segments behind the start of the image, up to its end or that of the bytes. */
export function listSegments(bytes: Uint8Array): Segment[] {
  const byteAt = (index: number) => bytes[index] ?? 0;
  const isData = (index: number) => byteAt(index) !== 0xff || isInData(byteAt(index + 1));
  const segments: Segment[] = [];
  const endOfData = (from: number) => {
    let to = from + 1;
    while (to + 1 < bytes.length && isData(to)) to += 1;
    return to;
  };
  for (let from = 2; from + 1 < bytes.length && segments.at(-1)?.marker !== EOI; ) {
    const marker = isData(from) ? DATA : byteAt(from + 1);
    const length = marker === EOI ? 0 : byteAt(from + 2) * 256 + byteAt(from + 3);
    const to = marker === DATA ? endOfData(from) : from + 2 + length;
    segments.push({ marker, from, to });
    from = to;
  }
  return segments;
}
