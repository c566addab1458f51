/** A stretch of a JPEG: a marker with what belongs to it, or the data behind a scan's header, which has none. */
export type Segment = { marker: number; from: number; to: number };

export const END_OF_IMAGE = 0xd9;
const DATA = 0;

/** Zero is a byte of data after 0xFF, 0xFF fills, and restart markers stand within a scan (ITU-T T.81, B.1.1). */
const isInData = (marker: number) =>
  marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** The segments behind the start of the image, up to its end or that of the bytes. */
export function listSegments(bytes: Uint8Array): Segment[] {
  const byteAt = (index: number) => bytes[index] ?? 0;
  const isData = (index: number) => byteAt(index) !== 0xff || isInData(byteAt(index + 1));
  const segments: Segment[] = [];
  for (let from = 2; from + 1 < bytes.length && segments.at(-1)?.marker !== END_OF_IMAGE; ) {
    const marker = isData(from) ? DATA : byteAt(from + 1);
    let to = from + 2;
    if (marker === DATA) while (to + 1 < bytes.length && isData(to)) to += 1;
    else if (marker !== END_OF_IMAGE) to += byteAt(from + 2) * 256 + byteAt(from + 3);
    segments.push({ marker, from, to });
    from = to;
  }
  return segments;
}

/** The longest JFIF and Adobe segments that hold no small picture or other words, in bytes with their marker. */
const PLAIN_LENGTHS: ReadonlyMap<number, number> = new Map([
  [0xe0, 18],
  [0xee, 16],
]);

/** Whether a segment speaks of camera, place or program, or holds another picture: a comment, EXIF, XMP, a thumbnail. */
export function isMetadata({ marker, from, to }: Segment): boolean {
  if (marker === 0xfe) return true;
  return marker >= 0xe0 && marker <= 0xef && to - from > (PLAIN_LENGTHS.get(marker) ?? 0);
}
