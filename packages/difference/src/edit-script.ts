/** A step on the way from one list to another: an item that stays, goes or comes, with its place in both lists. */
export type Step = { kind: 'same' | 'added' | 'removed'; before: number; after: number };

/** Two lists, what makes items of theirs the same, and the most steps that are looked for: the search takes the square of them. */
type Search<T> = {
  old: readonly T[];
  now: readonly T[];
  isSame: (one: T, other: T) => boolean;
  mostEdits: number;
};

/**
 * Finds a shortest way from one list to the other: as many items as possible stay. Undefined where it is longer than
 * `mostEdits`. The greedy search of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1, 1986:
 * `furthest` has, for each diagonal k = x - y, how far along it so many edits lead; the states before each edit lead the way back.
 */
export function editScript<T>(search: Search<T>): Step[] | undefined {
  const { old, now, mostEdits } = search;
  const most = Math.min(old.length + now.length, mostEdits);
  let furthest = new Map([[1, 0]]);
  const states: Map<number, number>[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    states.push(furthest);
    const next = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const end = slide(search, stepOnto(furthest, diagonal, edits), diagonal);
      next.set(diagonal, end);
      if (end >= old.length && end - diagonal >= now.length) {
        return walkBack([old.length, now.length], states);
      }
    }
    furthest = next;
  }
  return undefined;
}

/** Checks whether the last edit onto a diagonal is an item that comes, from the diagonal above it; else one goes, from that below. */
function comesOnto(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number) {
  const above = furthest.get(diagonal + 1) ?? -1;
  const below = furthest.get(diagonal - 1) ?? -1;
  return diagonal === -edits || (diagonal !== edits && below < above);
}

/** The place on a diagonal that one more edit leads to. */
const stepOnto = (furthest: ReadonlyMap<number, number>, diagonal: number, edits: number) =>
  comesOnto(furthest, diagonal, edits)
    ? (furthest.get(diagonal + 1) ?? 0)
    : (furthest.get(diagonal - 1) ?? 0) + 1;

/** Goes along a diagonal as long as the items are the same. */
function slide<T>({ old, now, isSame }: Search<T>, from: number, diagonal: number) {
  let at = from;
  const isSameAt = (x: number, y: number) => {
    const [one, other] = [old[x], now[y]];
    return one !== undefined && other !== undefined && isSame(one, other);
  };
  while (isSameAt(at, at - diagonal)) at += 1;
  return at;
}

function walkBack(
  [before, after]: readonly [number, number],
  states: readonly ReadonlyMap<number, number>[],
): Step[] {
  const script: Step[] = [];
  let [at, to] = [before, after];
  const step = (kind: Step['kind'], by: { at: number; to: number }) => {
    at -= by.at;
    to -= by.to;
    script.push({ kind, before: at, after: to });
  };
  const keepBackTo = (start: number) => {
    while (at > start) step('same', { at: 1, to: 1 });
  };
  for (const [edits, furthest] of [...states.entries()].slice(1).reverse()) {
    const diagonal = at - to;
    const comes = comesOnto(furthest, diagonal, edits);
    keepBackTo(stepOnto(furthest, diagonal, edits));
    if (comes) step('added', { at: 0, to: 1 });
    else step('removed', { at: 1, to: 0 });
  }
  keepBackTo(0);
  return script.reverse();
}
