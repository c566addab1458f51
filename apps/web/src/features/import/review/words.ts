import { listed, plural } from '@shortlist/messages';

type Count = { count: number };

/** What the review of a document says with counts and lists in it. */
export const words = {
  toCheck: ({ count }: Count) => (count === 0 ? 'Nothing left to check' : `${count} to check`),
  unplaced: ({ count }: Count) => `${count} unplaced`,
  /** Numbers of lines, from 1. */
  checkLines: ({ lines }: { lines: readonly number[] }) => {
    const those = listed(lines.map(String));
    return plural(lines.length, { one: `Check line ${those}`, other: `Check lines ${those}` });
  },
};
