import { Inflate } from 'fflate';
import { ReadError } from '../read-problem.ts';
import type { ZipEntry } from './directory.ts';

/** The number of bytes that may still be unpacked. */
export type Budget = { left: number };

/** Bytes unpacked at a time: they make a thousand times as many at most, before anything can be said. */
const STEP = 16_384;

/** The unpacked bytes of an entry, which are as many as the directory says. Throws `ReadError`. */
export function inflate(
  packed: Uint8Array,
  { method, unpacked }: ZipEntry,
  budget: Budget,
): Uint8Array {
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
