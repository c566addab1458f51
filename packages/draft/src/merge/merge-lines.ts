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
  { base, mine, theirs }: LineVersions<Line>,
  keyOf: (line: Line) => string,
): Line[] | undefined {
  const keysOf = (lines: readonly Line[]) => lines.map(keyOf);
  const take = takeByKey([...theirs, ...mine, ...base], keyOf);
  const regions = diff3Merge(keysOf(mine), keysOf(base), keysOf(theirs), {
    excludeFalseConflicts: true,
  });
  const merged: Line[] = [];
  for (const { ok } of regions) {
    if (!ok) return undefined;
    merged.push(...ok.map(take));
  }
  return merged;
}

/** The same of a text. */
export function mergeText(base: string, mine: string, theirs: string): string | undefined {
  const [origin, ours, others] = [base, mine, theirs].map((text) => text.split('\n'));
  const versions = { base: origin ?? [], mine: ours ?? [], theirs: others ?? [] };
  return mergeLines(versions, (line) => line)?.join('\n');
}
