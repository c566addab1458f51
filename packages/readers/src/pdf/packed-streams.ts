/**
 * A stream of a PDF that zlib packed: its dictionary as it is written, and the bytes from behind zlib's
 * header to the end of the file, for the data itself says where it ends.
 */
export type PackedStream = { dictionary: string; packed: Uint8Array };

/** The distance before a stream within which its dictionary is looked for, in bytes. */
const LONGEST_DICTIONARY = 1024;

const STREAM = bytesOf('stream');
const END_STREAM = bytesOf('endstream');

/** A stream of a PDF: its dictionary as it is written, and the bytes from its first to the end of the file. */
export type Stream = { dictionary: string; data: Uint8Array };

/** The streams of a file that zlib packed, in its order, wherever the keyword `stream` stands before zlib's header. */
export function* packedStreams(bytes: Uint8Array): Generator<PackedStream> {
  for (const { dictionary, data } of streamsOf(bytes))
    if (isZlib(data, 0)) yield { dictionary, packed: data.subarray(2) };
}

/** Yields the stream behind each keyword `stream`, in the order of the file. */
export function* streamsOf(bytes: Uint8Array): Generator<Stream> {
  for (let at = find(bytes, STREAM, 0); at !== -1; at = find(bytes, STREAM, at + 1)) {
    let start = at + STREAM.length;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    yield { dictionary: dictionaryBefore(bytes, at), data: bytes.subarray(start) };
  }
}

/** Returns the bytes before the next keyword `endstream`. */
export function upToEnd(packed: Uint8Array): Uint8Array {
  const end = find(packed, END_STREAM, 0);
  return end === -1 ? packed : packed.subarray(0, end);
}

/** RFC 1950: method 8, and a header that 31 divides. */
export const isZlib = (bytes: Uint8Array, at: number): boolean => {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
};

function dictionaryBefore(bytes: Uint8Array, end: number): string {
  const before = new TextDecoder('latin1').decode(
    bytes.subarray(Math.max(0, end - LONGEST_DICTIONARY), end),
  );
  return before.slice(before.lastIndexOf(' obj') + 1);
}

function find(bytes: Uint8Array, keyword: Uint8Array, from: number): number {
  const [first = 0] = keyword;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (keyword.every((byte, offset) => bytes[at + offset] === byte)) return at;
  }
  return -1;
}

function bytesOf(keyword: string): Uint8Array {
  return Uint8Array.from(keyword, (letter) => letter.charCodeAt(0));
}
