import { Inflate } from 'fflate';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';

/** A byte of deflated data stands for at most so many (zlib's "Maximum Compression Factor"). */
const LARGEST_RATIO = 1032;

/** Bytes unpacked at a time. */
const STEP = 16_384;

/** How deep packed data within packed data is followed. */
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
  for (const start of streamStarts(bytes)) inflateWithin(bytes.subarray(start), budget, LAYERS);
}

/** A list of filters that names two that unpack, or whose names are not plain to see. */
function hasChainedFilters(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return /\/Filter\s*\[[^\]]*(Flate|LZW|RunLength|\bR\b)[^\]]*(Flate|LZW|RunLength|\bR\b)|\/F#|#(46|66)/.test(
    text,
  );
}

/** Where data begins after the keyword `stream`. */
function* streamStarts(bytes: Uint8Array): Generator<number> {
  const keyword = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
  for (let at = bytes.indexOf(0x73); at !== -1; at = bytes.indexOf(0x73, at + 1)) {
    if (!keyword.every((byte, offset) => bytes[at + offset] === byte)) continue;
    let start = at + keyword.length;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    if (isZlib(bytes, start)) yield start;
  }
}

/** RFC 1950: method 8, and a header that 31 divides. */
const isZlib = (bytes: Uint8Array, at: number): boolean => {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
};

/** Takes what `packed` unpacks to from the budget; damage ends it, as the end of the data does. */
function inflateWithin(packed: Uint8Array, budget: { left: number }, layers: number) {
  let inner: Uint8Array | undefined;
  const inflate = new Inflate((chunk) => {
    budget.left -= chunk.length;
    if (budget.left < 0) throw new ReadError('hostile');
    if (inner === undefined && chunk.length > 2) inner = chunk;
  });
  try {
    for (let at = 2; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP));
    }
  } catch (error) {
    if (error instanceof ReadError) throw error;
  }
  if (layers > 0 && inner && isZlib(inner, 0)) inflateWithin(inner, budget, layers - 1);
}
