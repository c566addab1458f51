/**
 * Things in the order of `order`: those that it does not name come last, as they stood among each other, and names of
 * things that are not there are passed over. So no order can hide one, or show it twice.
 */
export function arrange<T, N>(
  things: readonly T[],
  nameOf: (thing: T) => N,
  order: readonly N[],
): T[] {
  const rank = new Map<N, number>();
  for (const name of order) if (!rank.has(name)) rank.set(name, rank.size);
  const rankOf = (thing: T) => rank.get(nameOf(thing)) ?? rank.size;
  return [...things].sort((a, b) => rankOf(a) - rankOf(b));
}
