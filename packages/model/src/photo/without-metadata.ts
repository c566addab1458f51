import { DHT, DQT, EOI, listSegments, type Segment } from './jpeg-segments.ts';
import { isPlain } from './jpeg-structure.ts';
import { listSpareTables, listTables, type Table } from './jpeg-tables.ts';

/**
 * The JPEG alone: without metadata wherever it stands, without tables that no scan uses, and without anything behind its end, where
 * telephones put a second picture with metadata of its own. The bytes as they are where they have no end.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const segments = listSegments(bytes);
  if (segments.at(-1)?.marker !== EOI) return bytes;
  const spare = new Set(listSpareTables(bytes, segments).map(({ from }) => from));
  const kept = segments
    .filter((segment) => !isMetadata(bytes, segment))
    .map((segment) => withoutTables(bytes, segment, spare));
  const pieces = [bytes.subarray(0, 2), ...kept];
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** The bytes of a segment without some of its tables, by where they begin; none where no table is left. */
function withoutTables(
  bytes: Uint8Array,
  segment: Segment,
  spare: ReadonlySet<number>,
): Uint8Array | readonly number[] {
  const { marker, from, to } = segment;
  const tables = marker === DHT || marker === DQT ? listTables(bytes, segment) : undefined;
  if (!tables?.some((table) => spare.has(table.from))) return bytes.subarray(from, to);
  const content = tables
    .filter((table) => !spare.has(table.from))
    .flatMap((table) => bytesOf(bytes, table));
  if (content.length === 0) return [];
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
}

const bytesOf = (bytes: Uint8Array, { from, to }: Table): number[] => [...bytes.subarray(from, to)];

/** Checks whether a segment draws nothing: a comment, an extension, or what a program has to say in more than the plain form. */
const isMetadata = (bytes: Uint8Array, segment: Segment) =>
  segment.marker >= 0xe0 && segment.marker <= 0xfe && !isPlain(bytes, segment);
