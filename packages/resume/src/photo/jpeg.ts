/** A picture's size in pixels. */
export type PictureSize = { width: number; height: number };

/** What the segments before a picture's data say (ITU-T T.81, annex B). */
type JpegHead = { size?: PictureSize; hasMetadata: boolean; hasData: boolean };

const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xda;
/** Baseline and progressive frames with Huffman coding, which every reader of PDF knows. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** APP0 says the resolution (JFIF), APP14 the colours (Adobe). The others and comments speak of camera, place and program. */
export const isMetadata = (marker: number) =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

/** Reads those segments, as far as they are among `bytes`. Undefined where the bytes do not begin a JPEG. */
export function readJpegHead(bytes: Uint8Array): JpegHead | undefined {
  const word = (index: number) => (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0);
  if (word(0) !== START_OF_IMAGE) return undefined;
  const head: JpegHead = { hasMetadata: false, hasData: false };
  for (let from = 2; from + 9 <= bytes.length; from += 2 + word(from + 2)) {
    if (bytes[from] !== 0xff) return undefined;
    const marker = bytes[from + 1] ?? 0;
    if (marker === START_OF_SCAN) return { ...head, hasData: true };
    if (FRAMES.has(marker)) head.size = { height: word(from + 5), width: word(from + 7) };
    if (isMetadata(marker)) head.hasMetadata = true;
  }
  return head;
}

/** Whether the data ends with the end-of-image marker. */
export const isWholeJpeg = (bytes: Uint8Array): boolean =>
  bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
