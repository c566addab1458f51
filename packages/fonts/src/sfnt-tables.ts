import { unzlibSync } from 'fflate';

/** A table of a font file, by its four-letter tag. */
export type Table = { tag: string; checksum: number; bytes: Uint8Array };

const WOFF = 0x774f4646;
const TRUE_TYPE = 0x00010000;
const CFF = 0x4f54544f;

/** A byte of deflated data stands for at most so many (zlib's "Maximum Compression Factor"). */
const LARGEST_RATIO = 1032;

/**
 * The tables of a WOFF 1.0 or sfnt file (TrueType or OpenType), inflated, and its flavour.
 * WOFF 2 is not read: its Brotli decoder weighs more than the fonts. Throws on anything else.
 */
export function readTables(file: Uint8Array): { flavour: number; tables: Table[] } {
  const view = viewOf(file);
  const signature = view.getUint32(0);
  if (signature === WOFF) return { flavour: view.getUint32(4), tables: readWoff(file, view) };
  if (signature === TRUE_TYPE || signature === CFF) {
    return { flavour: signature, tables: readSfnt(file, view) };
  }
  throw new Error('it is neither a WOFF nor a TrueType file');
}

/** https://www.w3.org/TR/WOFF/, section 4: entries of 20 bytes behind a header of 44. */
function readWoff(file: Uint8Array, view: DataView): Table[] {
  return Array.from({ length: view.getUint16(12) }, (_, at) => {
    const entry = 44 + at * 20;
    const packed = sliceOf(file, view.getUint32(entry + 4), view.getUint32(entry + 8));
    const length = view.getUint32(entry + 12);
    const bytes = packed.length < length ? inflateTo(length, packed) : packed;
    if (bytes.length !== length) throw new Error('a table has another length than it says');
    return { tag: tagAt(file, entry), checksum: view.getUint32(entry + 16), bytes };
  });
}

/** Inflates into a buffer of the size that is said, and one byte more, by which what is longer shows. */
function inflateTo(length: number, packed: Uint8Array): Uint8Array {
  if (length > packed.length * LARGEST_RATIO)
    throw new Error('a table says a length that it cannot have');
  return unzlibSync(packed, { out: new Uint8Array(length + 1) });
}

/** OpenType 1.9, "Table directory": entries of 16 bytes behind a header of 12. */
function readSfnt(file: Uint8Array, view: DataView): Table[] {
  return Array.from({ length: view.getUint16(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const bytes = sliceOf(file, view.getUint32(entry + 8), view.getUint32(entry + 12));
    return { tag: tagAt(file, entry), checksum: view.getUint32(entry + 4), bytes };
  });
}

/** The tables as one sfnt file, which browsers and PDF writers take as it is. */
export function joinTables(flavour: number, tables: readonly Table[]): Uint8Array {
  const head = 12 + 16 * tables.length;
  const size = tables.reduce((total, { bytes }) => total + padded(bytes.length), head);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  writeHeader(view, flavour, tables.length);
  let offset = head;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * at;
    for (let letter = 0; letter < 4; letter += 1) file[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 4, checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, bytes.length);
    file.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return file;
}

/** Flavour, number of tables, and the numbers that help a binary search among them. */
function writeHeader(view: DataView, flavour: number, count: number) {
  const exponent = Math.floor(Math.log2(Math.max(1, count)));
  view.setUint32(0, flavour);
  view.setUint16(4, count);
  view.setUint16(6, 16 << exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, 16 * count - (16 << exponent));
}

/** Tables begin at multiples of four. */
const padded = (length: number) => (length + 3) & ~3;

function sliceOf(file: Uint8Array, offset: number, length: number): Uint8Array {
  if (offset + length > file.length) throw new Error('it ends before its last table');
  return file.subarray(offset, offset + length);
}

const tagAt = (file: Uint8Array, offset: number) =>
  String.fromCharCode(...file.subarray(offset, offset + 4));

/** The bytes as numbers: big endian, as fonts have them, is what `DataView` reads by default. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
