/** Weights of the signals, in the order of `SIGNALS`. Written by `npm run bench confidence`. */
export const SIGNAL_WEIGHTS: readonly number[] = [1, 0, 0, 0, 0, 0, 0, 0, 0];

/** For each kind of field: the intercept, and what its rule's confidence counts beyond the common weight. */
export const FAMILY_WEIGHTS: Readonly<Record<string, readonly [number, number]>> = {};
