/** Draws that a seed decides: the same seed gives the same draws on every machine. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Different members of the list in a drawn order, at most `count`. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const [drawn] = list.slice(between(0, list.length - 1));
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () =>
      rest.splice(between(0, rest.length - 1), 1),
    ).flat();
  };
  return { between, chance: (probability) => next() < probability, pick, sample };
}

/** Tommy Ettinger's generator of 32 bits of state; numbers from 0 up to, not including, 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
