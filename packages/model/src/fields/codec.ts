/**
 * Conversion of a value of an entry to its flat record and back: `toFlat(fromFlat(flat)) === flat` for every `flat`.
 *
 * `previous` are values whose identities (ids of points) stay with what they have in common with `flat`; earlier ones
 * are asked first.
 */
export type Codec<V, F extends string | boolean | number> = {
  toFlat(value: V): F;
  fromFlat(flat: F, ...previous: readonly V[]): V;
  /** Reads a value of JSON in its normal form; undefined where it is none. Never throws. */
  read(value: unknown): V | undefined;
};
