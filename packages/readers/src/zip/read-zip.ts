import { ByteView } from '../byte-view.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import { crc32 } from './crc32.ts';
import { findDirectory, headerLength, readEntries, type ZipEntry } from './directory.ts';
import { type Budget, inflate } from './inflate.ts';

/** The entries of a zip, unpacked when asked for. */
export type Zip = {
  /** The names of all entries, folders among them, in the order of the directory. */
  names: readonly string[];
  has: (name: string) => boolean;
  /** The unpacked bytes; undefined where there is no such entry. Throws `ReadError`. */
  read: (name: string) => Uint8Array | undefined;
  /** A zip within this one: what it unpacks to is counted with this. */
  inner: (bytes: Uint8Array) => Zip;
};

/**
 * Reads the directory of a zip. All entries together unpack to no more than `READING_LIMITS`, whatever
 * the directory says of their sizes. Every entry's checksum is checked: what is damaged is not read.
 */
export const readZip = (bytes: Uint8Array): Zip =>
  readWithin(bytes, { left: READING_LIMITS.unpackedBytes });

function readWithin(bytes: Uint8Array, budget: Budget): Zip {
  const view = new ByteView(bytes);
  const entries = readEntries(view, findDirectory(view));
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      return entry && unpack(bytes, entry, budget);
    },
    inner: (inside) => readWithin(inside, budget),
  };
}

function unpack(bytes: Uint8Array, entry: ZipEntry, budget: Budget): Uint8Array {
  if (entry.encrypted) throw new ReadError('protected');
  const view = new ByteView(bytes);
  const start = entry.offset + headerLength(view, entry.offset);
  const unpacked = inflate(view.slice(start, entry.packed), entry, budget);
  if (crc32(unpacked) !== entry.crc) throw new ReadError('damaged');
  return unpacked;
}
