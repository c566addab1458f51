/** A list cut where two neighbours do not belong together. Order is kept and no piece is empty. */
export function groupNeighbours<T>(
  list: readonly T[],
  together: (one: T, next: T) => boolean,
): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  for (const next of list) {
    const group = groups.at(-1);
    const one = group?.at(-1);
    if (group !== undefined && one !== undefined && together(one, next)) group.push(next);
    else groups.push([next]);
  }
  return groups;
}
