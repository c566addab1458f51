import { listed, plural } from '@shortlist/messages';

type Count = { count: number };

// What the review of a document says with counts and lists in it.

export const toCheck = ({ count }: Count) =>
  count === 0 ? 'Nothing left to check' : `${count} to check`;

export const unplaced = ({ count }: Count) => `${count} unplaced`;

/** "Check line 2" or "Check lines 2, 5 and 7"; lines are counted from 1. */
export const checkLines = ({ lines }: { lines: readonly number[] }) => {
  const those = listed(lines.map(String));
  return plural(lines.length, { one: `Check line ${those}`, other: `Check lines ${those}` });
};
