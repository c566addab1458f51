import { APP0, APP14, DATA, DHT, DQT, DRI, EOI, type Segment, SOS } from './jpeg-segments.ts';
import { isPrefixCode, listSpareTables, listTables } from './jpeg-tables.ts';

/** A decoder goes over the whole picture for each scan; cameras and programs make about ten. */
const MAX_SCANS = 64;
const MAX_TABLES = { quantization: 4, huffman: 8 };

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;

/** Returns the content of a segment behind its marker and its length. */
const contentOf = (bytes: Uint8Array, { from, to }: Segment) => bytes.subarray(from + 4, to);

const startsWith = (content: Uint8Array, word: string) =>
  [...word].every((letter, at) => content[at] === letter.charCodeAt(0));

/**
 * The forms of the segments that a picture needs, each without room for anything else (ITU-T T.81, B.2; ITU-T T.871, 10.1).
 * A segment with any other marker (EXIF, XMP, ICC, a comment, a reserved one) is none of these.
 */
const FORMS: Readonly<Record<number, (content: Uint8Array) => boolean>> = {
  [APP0]: (content) =>
    // The last two are the sides of a small picture, which may show what was cropped.
    content.length === 14 && startsWith(content, 'JFIF\0') && !content[12] && !content[13],
  [APP14]: (content) => content.length === 12 && startsWith(content, 'Adobe'),
  [DRI]: (content) => content.length === 2,
  [SOS]: (content) => content.length === 4 + 2 * (content[0] ?? 0),
};
const isFrameHeader = (content: Uint8Array) =>
  content[0] === 8 && content.length === 6 + 3 * (content[5] ?? 0);

/** Checks whether a segment is of a kind that a picture needs, in its plain form. */
export function isPlain(bytes: Uint8Array, segment: Segment): boolean {
  const { marker } = segment;
  if (marker === DATA || marker === EOI) return true;
  if (marker === DQT) return listTables(bytes, segment) !== undefined;
  if (marker === DHT)
    return listTables(bytes, segment)?.every((table) => isPrefixCode(bytes, table)) ?? false;
  return (isFrame(marker) ? isFrameHeader : FORMS[marker])?.(contentOf(bytes, segment)) ?? false;
}

/** State of the walk over a picture. */
type Seen = {
  frames: number;
  scans: number;
  quantization: number;
  /** Since the last scan. */
  huffman: number;
  markers: Set<number>;
  restarts: boolean;
};

/**
 * Checks whether segments make one picture that says nothing but what is seen: each in its plain form, one frame, no table that
 * no scan uses, data behind a scan's header alone, and the end of the image at the end of the bytes. The data itself is not
 * decoded: bytes behind the last block of a scan are not found.
 */
export function isPlainPicture(bytes: Uint8Array, segments: readonly Segment[]): boolean {
  const seen: Seen = {
    ...{ frames: 0, scans: 0, quantization: 0, huffman: 0 },
    ...{ markers: new Set(), restarts: false },
  };
  let before: number | undefined;
  for (const segment of segments) {
    if (!isPlain(bytes, segment) || !isInPlace(bytes, segment, before, seen)) return false;
    before = segment.marker;
  }
  const isWhole = before === EOI && segments.at(-1)?.to === bytes.length && seen.scans > 0;
  return isWhole && listSpareTables(bytes, segments).length === 0;
}

function isInPlace(
  bytes: Uint8Array,
  segment: Segment,
  before: number | undefined,
  seen: Seen,
): boolean {
  const { marker } = segment;
  if ((before === SOS) !== (marker === DATA)) return false;
  switch (marker) {
    case APP0:
    case APP14: {
      const isFirst = !seen.markers.has(marker);
      seen.markers.add(marker);
      return isFirst && seen.frames === 0;
    }
    case DQT:
      seen.quantization += listTables(bytes, segment)?.length ?? 0;
      return seen.quantization <= MAX_TABLES.quantization;
    case DHT:
      seen.huffman += listTables(bytes, segment)?.length ?? 0;
      return seen.huffman <= MAX_TABLES.huffman;
    case DRI:
      seen.restarts = true;
      return seen.frames === 0 || seen.scans === 0;
    case SOS:
      seen.scans += 1;
      seen.huffman = 0;
      return seen.frames === 1 && seen.scans <= MAX_SCANS;
    case DATA:
      return isScanData(bytes.subarray(segment.from, segment.to), seen.restarts);
    case EOI:
      return true;
    default:
      seen.frames += 1;
      return seen.frames === 1;
  }
}

/** Checks that 0xFF stands in scan data before a zero alone, or before the number of a restart where there are any. */
function isScanData(data: Uint8Array, restarts: boolean): boolean {
  for (let at = data.indexOf(0xff); at >= 0; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1];
    const isRestart = next !== undefined && next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && !(restarts && isRestart)) return false;
  }
  return true;
}
