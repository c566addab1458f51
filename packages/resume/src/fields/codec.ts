/**
 * How a value of an entry stands in its flat record: `toFlat(fromFlat(flat)) === flat` for every `flat`.
 *
 * `previous` are values whose identities (ids of points) stay with what they have in common with `flat`;
 * earlier ones are asked first.
 */
export type Codec<V, F extends string | boolean | number> = {
  toFlat(value: V): F;
  fromFlat(flat: F, ...previous: readonly V[]): V;
};
