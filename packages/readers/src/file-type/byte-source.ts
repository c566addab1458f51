/** A file whose bytes are read where they are needed. */
export type ByteSource = {
  size: number;
  /** The bytes from `start` on: `length` of them, or fewer where the file ends before. */
  read: (start: number, length: number) => Promise<Uint8Array>;
};

const MOST_BYTES = 1_048_576;

/** The same file, of which at most `MOST_BYTES` are read at once, whatever it says about itself. */
export const boundedSource = ({ size, read }: ByteSource): ByteSource => ({
  size,
  read: (start, length) => read(start, Math.max(0, Math.min(length, MOST_BYTES, size - start))),
});
