import { Inflate } from 'fflate';
import { ByteView } from '../byte-view.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import { crc32 } from './crc32.ts';

/** The entries of a zip, unpacked when asked for. */
export type Zip = {
  has: (name: string) => boolean;
  /** The unpacked bytes; undefined where there is no such entry. Throws `ReadError`. */
  read: (name: string) => Uint8Array | undefined;
};

type Entry = {
  method: number;
  encrypted: boolean;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
};

/** The names of what PKWARE's APPNOTE 6.3.10 begins records with (4.3.7, 4.3.12, 4.3.16). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Bytes unpacked at a time: they make a thousand times as many at most, before anything can be said. */
const STEP = 16_384;

/**
 * Reads the directory of a zip. All entries together unpack to no more than `READING_LIMITS`, whatever
 * the directory says of their sizes. Every entry's checksum is checked: what is damaged is not read.
 */
export function readZip(bytes: Uint8Array): Zip {
  const entries = readDirectory(new ByteView(bytes));
  const budget = { left: READING_LIMITS.unpackedBytes };
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      return entry && unpack(bytes, entry, budget);
    },
  };
}

function readDirectory(view: ByteView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.u16(end + 10);
  if (count > READING_LIMITS.zipEntries) throw new ReadError('hostile');
  const entries = new Map<string, Entry>();
  let at = view.u32(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (view.u32(at) !== CENTRAL) throw new ReadError('damaged');
    const name = new TextDecoder().decode(view.slice(at + 46, view.u16(at + 28)));
    entries.set(name.replaceAll('\\', '/'), {
      encrypted: (view.u16(at + 8) & 1) === 1,
      method: view.u16(at + 10),
      crc: view.u32(at + 16),
      packed: view.u32(at + 20),
      unpacked: view.u32(at + 24),
      offset: view.u32(at + 42),
    });
    at += 46 + view.u16(at + 28) + view.u16(at + 30) + view.u16(at + 32);
  }
  return entries;
}

/** The record that ends a zip stands before a comment of at most 65535 bytes. */
function findEnd(view: ByteView): number {
  const last = Math.max(0, view.length - 22 - 0xffff);
  for (let at = view.length - 22; at >= last; at -= 1) if (view.u32(at) === END) return at;
  throw new ReadError('damaged');
}

function unpack(bytes: Uint8Array, entry: Entry, budget: { left: number }): Uint8Array {
  if (entry.encrypted) throw new ReadError('protected');
  const view = new ByteView(bytes);
  const { offset } = entry;
  if (view.u32(offset) !== LOCAL) throw new ReadError('damaged');
  const start = offset + 30 + view.u16(offset + 26) + view.u16(offset + 28);
  const unpacked = inflate(view.slice(start, entry.packed), entry, budget);
  if (crc32(unpacked) !== entry.crc) throw new ReadError('damaged');
  return unpacked;
}

function inflate(packed: Uint8Array, { method, unpacked }: Entry, budget: { left: number }) {
  if (method !== 0 && method !== 8) throw new ReadError('damaged');
  if (unpacked > budget.left) throw new ReadError('hostile');
  budget.left -= unpacked;
  if (method === 0) return packed;
  const out = new Uint8Array(unpacked);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > unpacked) throw new ReadError('hostile');
    out.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  }
  if (length !== unpacked) throw new ReadError('damaged');
  return out;
}
