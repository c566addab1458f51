import { type FlateError, FlateErrorCode, Unzlib } from 'fflate';

/** Bytes that are unpacked at a time, so that a bomb is seen before it has gone off. */
const STEP = 16_384;

/** Most bytes that one unpacks to (zlib's "Maximum Compression Factor"). */
const MOST_EACH = 1032;

const STREAM = [...'stream'].map((letter) => letter.charCodeAt(0));
const END = [...'endstream'].map((letter) => letter.charCodeAt(0));

/**
 * Counts the bytes that the streams of a file unpack to, until they are more than `most`. Goes by the words `stream` and `endstream`
 * and by what can be unpacked, whatever the objects say, since the reader of objects unpacks some of them without a limit.
 */
export function unpackedSize(bytes: Uint8Array, most: number): number {
  let size = 0;
  let from = find(bytes, STREAM, 0);
  while (from >= 0 && size <= most) {
    const begin = skipLineEnd(bytes, from + STREAM.length);
    const end = find(bytes, END, begin);
    const stop = end < 0 ? bytes.length : end;
    size += sizeOf(bytes.subarray(begin, stop), most - size);
    from = find(bytes, STREAM, end < 0 ? bytes.length : end + END.length);
  }
  return size;
}

/** Counts what can be unpacked: data in another coding have nothing, those that break off the most that they can have had. */
function sizeOf(packed: Uint8Array, most: number): number {
  let size = 0;
  const unzlib = new Unzlib((chunk) => {
    size += chunk.length;
  });
  for (let at = 0; at < packed.length && size <= most; at += STEP) {
    const step = packed.subarray(at, at + STEP);
    try {
      // Never the last: a stream without its end would throw, and tell nothing of what it has.
      unzlib.push(step);
    } catch (error) {
      const isZlib = (error as FlateError).code !== FlateErrorCode.InvalidHeader;
      return isZlib ? size + MOST_EACH * step.length : size;
    }
  }
  return size;
}

function skipLineEnd(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === 13 ? at + 1 : at;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}

function find(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !word.every((code, index) => bytes[at + index] === code))
    at = bytes.indexOf(first, at + 1);
  return at;
}
