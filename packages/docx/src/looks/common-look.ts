type Looks = object;

/** Returns what most of `all` say, each member of a look by itself; `weight` is how much one of them counts. */
export function commonLook<L extends Looks>(
  all: readonly { look: L; weight: number }[],
): L | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const common = { ...first.look };
  for (const key of keysOf(common)) common[key] = heaviest(all, key) ?? common[key];
  return common;
}

function heaviest<L extends Looks, K extends keyof L>(
  all: readonly { look: L; weight: number }[],
  key: K,
): L[K] | undefined {
  const weights = new Map<L[K], number>();
  for (const { look, weight } of all) {
    weights.set(look[key], (weights.get(look[key]) ?? 0) + weight);
  }
  let best: { value: L[K]; weight: number } | undefined;
  for (const [value, weight] of weights) {
    if (best === undefined || weight > best.weight) best = { value, weight };
  }
  return best?.value;
}

/** Returns what `look` says otherwise than `base`. */
export function changesOf<L extends Looks>(look: L, base: L): Partial<L> {
  const changes: Partial<L> = {};
  for (const key of keysOf(look)) if (look[key] !== base[key]) changes[key] = look[key];
  return changes;
}

const keysOf = <L extends Looks>(look: L): (keyof L)[] => Object.keys(look) as (keyof L)[];
