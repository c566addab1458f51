import { DHT, DQT, type Segment, SOS } from './jpeg-segments.ts';

/** A table of a picture: which of its kind it is, and where it stands in the bytes. */
export type Table = { name: string; from: number; to: number };

const SEQUENTIAL = [0xc0, 0xc1];
const PROGRESSIVE = 0xc2;
const LONGEST_CODE = 16;

/** Lists the tables of a segment; undefined where something else stands there too (ITU-T T.81, B.2.4). */
export function listTables(bytes: Uint8Array, { marker, from, to }: Segment): Table[] | undefined {
  const tables: Table[] = [];
  let at = from + 4;
  while (at < to) {
    const length = marker === DHT ? sizeOfHuffman(bytes, at) : sizeOfQuantization(bytes, at);
    const id = (bytes[at] ?? 0) & (marker === DHT ? 0xff : 0x0f);
    tables.push({ name: `${marker} ${id}`, from: at, to: at + length });
    at += length;
  }
  return at === to ? tables : undefined;
}

const sizeOfHuffman = (bytes: Uint8Array, at: number) =>
  bytes.subarray(at + 1, at + 17).reduce((sum, n) => sum + n, 17);
const sizeOfQuantization = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) < 16 ? 65 : 129);

/** Checks whether a Huffman table has a code for each of its symbols, and none twice: text has letters that come again. */
export function isPrefixCode(bytes: Uint8Array, { from, to }: Table): boolean {
  const lengths = bytes.subarray(from + 1, from + 17);
  const taken = lengths.reduce((sum, n, at) => sum + n * 2 ** (LONGEST_CODE - 1 - at), 0);
  const symbols = bytes.subarray(from + 17, to);
  return taken <= 2 ** LONGEST_CODE && new Set(symbols).size === symbols.length;
}

/** Lists the tables that no scan uses: of one that is defined again before a scan the first. A decoder passes over what they say. */
export function listSpareTables(bytes: Uint8Array, segments: readonly Segment[]): Table[] {
  const frame = segments.find(({ marker }) => [...SEQUENTIAL, PROGRESSIVE].includes(marker));
  const current = new Map<string, Table>();
  const spare = new Set<Table>();
  for (const segment of segments) {
    for (const table of tablesOf(bytes, segment)) {
      current.set(table.name, table);
      spare.add(table);
    }
    const used = segment.marker === SOS && frame ? namesOfScan(bytes, segment, frame) : [];
    for (const table of used.flatMap((name) => current.get(name) ?? [])) spare.delete(table);
  }
  return [...spare];
}

const tablesOf = (bytes: Uint8Array, segment: Segment): Table[] =>
  segment.marker === DHT || segment.marker === DQT ? (listTables(bytes, segment) ?? []) : [];

/** Names the tables that a scan uses (ITU-T T.81, B.2.3, G.1.2). */
function namesOfScan(bytes: Uint8Array, { from }: Segment, frame: Segment): string[] {
  const byteAt = (at: number) => bytes[at] ?? 0;
  const count = byteAt(from + 4);
  const behind = from + 5 + 2 * count;
  const isProgressive = frame.marker === PROGRESSIVE;
  const hasDc = byteAt(behind) === 0;
  // A refinement of DC coefficients is plain bits.
  const usesDc = hasDc && (!isProgressive || byteAt(behind + 2) >> 4 === 0);
  const names: string[] = [];
  for (let at = from + 5; at < behind; at += 2) {
    const [dc, ac] = [byteAt(at + 1) >> 4, byteAt(at + 1) & 0x0f];
    if (usesDc) names.push(`${DHT} ${dc}`);
    if (!isProgressive || !hasDc) names.push(`${DHT} ${0x10 | ac}`);
    names.push(`${DQT} ${quantizationOf(bytes, frame, byteAt(at))}`);
  }
  return names;
}

/** The quantization table of a component. */
function quantizationOf(bytes: Uint8Array, { from, to }: Segment, component: number) {
  for (let at = from + 10; at + 2 < to; at += 3) {
    if (bytes[at] === component) return bytes[at + 2];
  }
  return undefined;
}
