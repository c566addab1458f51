/** An order in which both sides' moves stand; `isOpen` where both moved one thing to different places. */
type MergedOrder = { order: string[]; isOpen: boolean };

/**
 * Repeats on `theirs` the moves that lead from `base` to `mine`: what was moved here goes after its new predecessor.
 * What was added on either side stays, what was taken out on either side goes.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedOrder {
  if (isSame(mine, theirs) || isSame(mine, base)) return { order: [...theirs], isOpen: false };
  if (isSame(theirs, base)) return { order: [...mine], isOpen: false };

  // What was put in or taken out beside a thing has not moved that.
  const kept = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const [here, there] = [mine, theirs].map((order) => order.filter((id) => kept.includes(id))) as [
    string[],
    string[],
  ];
  const movedHere = findMoved(kept, here);
  const movedThere = findMoved(kept, there);
  const isOpen = [...movedHere].some(
    (id) => movedThere.has(id) && predecessor(here, id) !== predecessor(there, id),
  );
  if (isOpen) return { order: [...mine], isOpen };

  const known = new Set(base);
  const isGone = (id: string) => known.has(id) && !(mine.includes(id) && theirs.includes(id));
  const isPlacedHere = (id: string) =>
    known.has(id) ? movedHere.has(id) && !movedThere.has(id) : !theirs.includes(id);
  const order = theirs.filter((id) => !isGone(id) && !(known.has(id) && isPlacedHere(id)));
  for (const id of mine) {
    if (isPlacedHere(id) && !isGone(id)) order.splice(placeAfter(order, mine, id), 0, id);
  }
  return { order, isOpen };
}

const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((id, index) => id === right[index]);

const predecessor = (order: readonly string[], id: string) => order[order.indexOf(id) - 1];

/** The position behind the nearest of the things before `id` in `mine` that stands in `order`. */
function placeAfter(order: readonly string[], mine: readonly string[], id: string): number {
  const before = mine.slice(0, mine.indexOf(id));
  const nearest = before.findLast((each) => order.includes(each));
  return nearest === undefined ? 0 : order.indexOf(nearest) + 1;
}

/** The fewest things that must be moved to lead from `base` to `changed`: all but a longest increasing run of places. */
function findMoved(base: readonly string[], changed: readonly string[]): Set<string> {
  const common = changed.filter((id) => base.includes(id));
  const places = common.map((id) => base.indexOf(id));
  const runs: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = runs.filter((run) => (places[run.at(-1) ?? 0] ?? 0) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    runs.push([...longest, index]);
  }
  const kept = new Set(runs.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
  return new Set(common.filter((_, index) => !kept.has(index)));
}
