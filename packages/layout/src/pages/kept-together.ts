import type { LineRow } from './row.ts';

/**
 * Added to the penalty of a break within a group: worse than any between groups, and the better one of two groups
 * breaks at its best place.
 */
const WITHIN_GROUP = 3;

/** The first and the last row of a group. */
type Extent = { name: string; first: number; last: number };

/** The groups that stay together, each with the rows from its first to its last. */
function groupsOf(rows: readonly LineRow[]): Extent[] {
  const groups = new Map<string, Extent>();
  for (const [at, { owner }] of rows.entries()) {
    for (const name of owner.block.keptIn ?? []) {
      const { first } = groups.get(name) ?? { first: at };
      groups.set(name, { name, first, last: at });
    }
  }
  return [...groups.values()];
}

/** Groups that are short enough to stay together: the neighbours of one group. */
function shortGroupsOf(rows: readonly LineRow[]): Extent[] {
  const groups: Extent[] = [];
  for (const [at, { owner }] of rows.entries()) {
    const { keptUpTo, group = '' } = owner.block;
    const last = groups.at(-1);
    if (keptUpTo === undefined) continue;
    if (last?.name === group && last.last === at - 1) last.last = at;
    else groups.push({ name: group, first: at, last: at });
  }
  return groups.filter((group) => isShort(rows.slice(group.first, group.last + 1)));
}

const isShort = (rows: readonly LineRow[]): boolean => {
  const lines = rows.filter(({ owner }) => owner.block.role !== 'heading');
  return lines.every(({ owner }) => lines.length <= (owner.block.keptUpTo ?? 0));
};

/** The rows with a higher penalty where a page would begin within a group that a page of this height (points) holds. */
export function keepGroupsTogether(
  rows: readonly LineRow[],
  pageHeight: number,
): readonly LineRow[] {
  const fitting = [...groupsOf(rows), ...shortGroupsOf(rows)].filter(
    (group) => heightOf(rows.slice(group.first, group.last + 1)) <= pageHeight,
  );
  if (fitting.length === 0) return rows;
  return rows.map((row, at) => {
    const around = fitting.filter(({ first, last }) => first < at && at <= last);
    return { ...row, penalty: row.penalty + around.length * WITHIN_GROUP };
  });
}

/** The height of rows from the head of a page on. */
const heightOf = (rows: readonly LineRow[]): number =>
  rows.reduce((sum, { height, spaceBefore }, at) => sum + height + (at > 0 ? spaceBefore : 0), 0);

/** The names of the groups that stand on more than one of the pages. */
export function partedGroups(pages: readonly (readonly LineRow[])[]): string[] {
  const names = pages.flatMap((rows) => groupsOf(rows).map(({ name }) => name));
  return [...new Set(names.filter((name, at) => names.indexOf(name) < at))];
}
