import { createHash, type Hash } from 'node:crypto';

/** Counts and hashes rows as they are written and read: a line each. */
export class RowDigest {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  /** The rows as lines of a file. */
  add(rows: readonly string[]): string {
    const lines = rows.map((row) => `${row}\n`).join('');
    this.#hash.update(lines);
    this.#rows += rows.length;
    return lines;
  }

  /** To be asked once. */
  sum(): { rows: number; digest: string } {
    return { rows: this.#rows, digest: this.#hash.digest('hex') };
  }
}
