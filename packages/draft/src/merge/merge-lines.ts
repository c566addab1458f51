import { diff3Merge } from 'node-diff3';

/**
 * The text with the lines that each side changed, deleted or put in (diff3: Khanna, Kunal and Pierce, "A Formal
 * Investigation of Diff3", 2007). Undefined where both changed the same lines, or lines side by side, in different ways.
 */
export function mergeLines(base: string, mine: string, theirs: string): string | undefined {
  const [ours, origin, others] = [mine, base, theirs].map((text) => text.split('\n'));
  const regions = diff3Merge(ours ?? [], origin ?? [], others ?? [], {
    excludeFalseConflicts: true,
  });
  const merged: string[] = [];
  for (const { ok } of regions) {
    if (!ok) return undefined;
    merged.push(...ok);
  }
  return merged.join('\n');
}
