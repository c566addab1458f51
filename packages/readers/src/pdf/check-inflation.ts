import { Inflate } from 'fflate';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import { isZlib, packedStreams } from './packed-streams.ts';

/** A byte of deflated data stands for at most so many (zlib's "Maximum Compression Factor"). */
const LARGEST_RATIO = 1032;

/** Bytes unpacked at a time. */
const STEP = 16_384;

/** The most layers of packed data within packed data that are followed. */
const LAYERS = 3;

/**
 * Throws for a PDF whose streams unpack to more than any resume's. pdf.js would unpack them wherever they
 * lead, so they are unpacked here first and thrown away, where the file is large enough, or packed
 * often enough, to be able to do harm.
 */
export function checkInflation(bytes: Uint8Array) {
  const chained = hasChainedFilters(bytes);
  if (!chained && bytes.length * LARGEST_RATIO < READING_LIMITS.pdfStreamBytes) return;
  const budget = { left: READING_LIMITS.pdfStreamBytes };
  for (const { packed } of packedStreams(bytes)) inflateWithin(packed, budget, LAYERS);
}

/** A list of filters that names two that unpack, or whose names are not plain to see. */
function hasChainedFilters(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (/\/F#|#(46|66)/.test(text)) return true;
  // Cut into lists first: a pattern over all of a file of ten megabytes would begin at each of them anew.
  return text.split(/\/Filter\s*\[/).some((rest, nth) => nth > 0 && unpacksTwice(rest));
}

/** Checks whether a list of filters, from behind its bracket, names two that unpack. */
const unpacksTwice = (rest: string): boolean =>
  [...(rest.split(']', 1)[0] ?? '').matchAll(/Flate|LZW|RunLength|\bR\b/g)].length > 1;

/** Takes what `packed` unpacks to from the budget; damage ends it, as the end of the data does. */
function inflateWithin(packed: Uint8Array, budget: { left: number }, layers: number) {
  let inner: Uint8Array | undefined;
  const inflate = new Inflate((chunk) => {
    budget.left -= chunk.length;
    if (budget.left < 0) throw new ReadError('hostile');
    if (inner === undefined && chunk.length > 2) inner = chunk;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP));
    }
  } catch (error) {
    if (error instanceof ReadError) throw error;
  }
  if (layers > 0 && inner && isZlib(inner, 0)) inflateWithin(inner.subarray(2), budget, layers - 1);
}
