/**
 * Counts the items of lists by list and level: the counts of an item's level and of those above it. An
 * item restarts the levels below it.
 */
export function itemCounter<List>() {
  const counts = new Map<List, number[]>();
  return (list: List, level: number, start: number): readonly number[] => {
    const counted = counts.get(list) ?? [];
    counts.set(list, counted);
    counted.length = Math.min(counted.length, level + 1);
    counted[level] = (counted[level] ?? start - 1) + 1;
    return counted;
  };
}
