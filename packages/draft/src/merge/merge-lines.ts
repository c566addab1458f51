import { diff3Merge } from 'node-diff3';
import { takeByKey } from './take-by-key.ts';

type LineVersions<Line> = {
  base: readonly Line[];
  mine: readonly Line[];
  theirs: readonly Line[];
};

/**
 * Merges lines that each side changed, deleted or put in (diff3: Khanna, Kunal and Pierce, "A Formal Investigation of
 * Diff3", 2007). Undefined where both changed the same lines, or lines side by side, in different ways. Of lines with one
 * key theirs is taken.
 */
export function mergeLines<Line>(
  versions: LineVersions<Line>,
  keyOf: (line: Line) => string,
): Line[] | undefined {
  const { regions, take } = regionsOf(versions, keyOf);
  const merged: Line[] = [];
  for (const { ok } of regions) {
    if (!ok) return undefined;
    merged.push(...ok.map(take));
  }
  return merged;
}

/**
 * Merges lines of which both sides changed some in different ways: these are as in mine, all others as either side changed them. `base` is theirs
 * with the lines that are open as they were before: a second merge asks about these alone.
 */
export function mergeApart<Line>(
  versions: LineVersions<Line>,
  keyOf: (line: Line) => string,
): { value: Line[]; base: Line[] } {
  const { base, mine, theirs } = versions;
  const { regions, take } = regionsOf(versions, keyOf);
  const value: Line[] = [];
  const asked: Line[] = [];
  let at = 0;
  for (const { ok, conflict } of regions) {
    value.push(...(ok ?? []).map(take));
    if (!conflict) continue;
    const { aIndex, a, oIndex, o, bIndex, b } = conflict;
    value.push(...mine.slice(aIndex, aIndex + a.length));
    asked.push(...theirs.slice(at, bIndex), ...base.slice(oIndex, oIndex + o.length));
    at = bIndex + b.length;
  }
  return { value, base: [...asked, ...theirs.slice(at)] };
}

/** Cuts lines into stretches that are settled, as keys of lines to take, and those that both sides changed in different ways. */
function regionsOf<Line>(
  { base, mine, theirs }: LineVersions<Line>,
  keyOf: (line: Line) => string,
) {
  const keysOf = (lines: readonly Line[]) => lines.map(keyOf);
  return {
    take: takeByKey([...theirs, ...mine, ...base], keyOf),
    regions: diff3Merge(keysOf(mine), keysOf(base), keysOf(theirs), {
      excludeFalseConflicts: true,
    }),
  };
}

/** Merges texts as `mergeLines` does their lines. */
export function mergeText(base: string, mine: string, theirs: string): string | undefined {
  const [origin, ours, others] = [base, mine, theirs].map((text) => text.split('\n'));
  const versions = { base: origin ?? [], mine: ours ?? [], theirs: others ?? [] };
  return mergeLines(versions, (line) => line)?.join('\n');
}
