import { AI_USES } from '@shortlist/model';
import type { DraftRecord, PartValue } from '../document-types.ts';

/** An entry as the releases before wrote it: with the uses of AI Write that it had left. */
type CountedEntry = { aiUsesLeft: number };

/** Returns the uses left that a value counts; undefined where it counts none. */
const countOf = (value: PartValue): number | undefined =>
  typeof value === 'object' ? (value as Partial<CountedEntry>).aiUsesLeft : undefined;

function withoutCount(value: PartValue): PartValue {
  if (countOf(value) === undefined) return value;
  const { aiUsesLeft: _, ...entry } = value as object & CountedEntry;
  // What is left is the entry of this release.
  return entry as PartValue;
}

const versionOf = <V extends { value?: PartValue }>(version: V): V => ({
  ...version,
  value: withoutCount(version.value),
});

/**
 * The record of a release that counted uses of AI Write in the entry itself: the entry takes part in no comparison with
 * its count, and the fewest that any version had left are sent along once, as that release would have sent them.
 */
export function extractUses(record: DraftRecord): DraftRecord {
  const values = [record.value, ...(record.competing ?? []).map(({ value }) => value)];
  const counts = values.map(countOf).filter((left) => left !== undefined);
  if (counts.length === 0) return record;
  const left = Math.min(...counts);
  return {
    ...versionOf(record),
    ...(record.from && { from: versionOf(record.from) }),
    attempts: record.attempts.map(withoutCount),
    ...(record.competing && {
      competing: record.competing.map((draft) => ({
        ...versionOf(draft),
        ...(draft.from && { from: versionOf(draft.from) }),
      })),
    }),
    ...(left < AI_USES && { usesLeft: left }),
  };
}
