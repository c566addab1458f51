import { ReadError } from './read-problem.ts';

/** Bytes read as little-endian numbers; what lies outside of them is damage. */
export class ByteView {
  readonly length: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.length = bytes.length;
  }

  u8(at: number): number {
    this.#check(at, 1);
    return this.#view.getUint8(at);
  }

  u16(at: number): number {
    this.#check(at, 2);
    return this.#view.getUint16(at, true);
  }

  i16(at: number): number {
    this.#check(at, 2);
    return this.#view.getInt16(at, true);
  }

  u32(at: number): number {
    this.#check(at, 4);
    return this.#view.getUint32(at, true);
  }

  slice(at: number, length: number): Uint8Array {
    this.#check(at, length);
    return this.#bytes.subarray(at, at + length);
  }

  #check(at: number, length: number) {
    if (at < 0 || length < 0 || at + length > this.length) throw new ReadError('damaged');
  }
}
