import type { ByteView } from '../byte-view.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';

export type ZipEntry = {
  method: number;
  encrypted: boolean;
  crc: number;
  packed: number;
  unpacked: number;
  /** The offset of its local header. */
  offset: number;
};

/** The names of what PKWARE's APPNOTE 6.3.10 begins records with (4.3.7, 4.3.12, 4.3.16). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

export const END_RECORD_LENGTH = 22;
export const LONGEST_COMMENT = 65_535;

/** The directory as the record at the end of a zip tells of it. */
export type ZipDirectory = { at: number; length: number; count: number };

/** Finds the directory from the end of a zip, of which `view` may be the last bytes alone. Throws `ReadError`. */
export function findDirectory(view: ByteView): ZipDirectory {
  const end = findEnd(view);
  return { at: view.u32(end + 16), length: view.u32(end + 12), count: view.u16(end + 10) };
}

/** The record that ends a zip stands before a comment of at most 65535 bytes. */
function findEnd(view: ByteView): number {
  const last = Math.max(0, view.length - END_RECORD_LENGTH - LONGEST_COMMENT);
  for (let at = view.length - END_RECORD_LENGTH; at >= last; at -= 1) {
    if (view.u32(at) === END) return at;
  }
  throw new ReadError('damaged');
}

/** The entries of a directory by name, which begins at `at` of the view. Throws `ReadError`. */
export function readEntries(
  view: ByteView,
  { at: start, count }: Omit<ZipDirectory, 'length'>,
): Map<string, ZipEntry> {
  if (count > READING_LIMITS.zipEntries) throw new ReadError('hostile');
  const entries = new Map<string, ZipEntry>();
  let at = start;
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

export const LOCAL_HEADER_LENGTH = 30;

/** Returns the length of the header at `offset`, which stands before an entry's bytes. Throws `ReadError`. */
export function headerLength(view: ByteView, offset: number): number {
  if (view.u32(offset) !== LOCAL) throw new ReadError('damaged');
  return LOCAL_HEADER_LENGTH + view.u16(offset + 26) + view.u16(offset + 28);
}
