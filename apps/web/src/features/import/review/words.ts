import { counted, listed, plural } from '@shortlist/messages';

type Count = { count: number };

// What the review of a document says with counts and lists in it.

/** Text without a place is left, too: it is for the person to look at. */
export function toCheck({ count, unplacedTexts }: Count & { unplacedTexts: number }) {
  if (count > 0) return `${count} to check`;
  return unplacedTexts > 0 ? 'No field left to check' : 'Nothing left to check';
}

export const unplaced = ({ count }: Count) => `${count} unplaced`;

/** "Check line 2" or "Check lines 2, 5 and 7"; lines are counted from 1. */
export const checkLines = ({ lines }: { lines: readonly number[] }) => {
  const those = listed(lines.map(String));
  return plural(lines.length, { one: `Check line ${those}`, other: `Check lines ${those}` });
};

/** Says where the text of a field comes from, and how sure that is. */
export const ofField = {
  sure: 'Sure',
  fair: 'Quite sure',
  doubtful: 'Check this',
  checked: 'Checked',
  written: 'Written by you',
  empty: 'Not found',
};

type Line = { line: number; count: number };

/** The same of one line of several, counted from 1. */
export const ofLine = {
  sure: ({ line, count }: Line) => `Line ${line} of ${count}: sure`,
  fair: ({ line, count }: Line) => `Line ${line} of ${count}: quite sure`,
  doubtful: ({ line, count }: Line) => `Line ${line} of ${count}: check this`,
  checked: ({ line, count }: Line) => `Line ${line} of ${count}: checked`,
  written: ({ line, count }: Line) => `Line ${line} of ${count}: written by you`,
  empty: ({ line, count }: Line) => `Line ${line} of ${count}: not found`,
} satisfies Record<keyof typeof ofField, (of: Line) => string>;

/** A field of an entry, where both are named in one. */
export const fieldOfEntry = ({ field, entry }: { field: string; entry: string }) =>
  `${field} of ${entry}`;

type Beyond = { most: number; count: number };

/** Of a section of which more was read than a resume holds. */
export const beyondMost = ({ most, count }: Beyond) =>
  `A section holds ${most} entries at most. ${counted(count, { one: 'more was read and stands', other: 'more were read and stand' })} under Unplaced text.`;

/** Says where a text without a place comes from that was too much for its section. */
export const beyond = ({ section }: { section: string }) => `${section}, more than a resume holds`;

/** Says where the end of a text comes from that was too long. */
export const restOf = ({ name }: { name: string }) => `${name}, longer than a resume holds`;

type More = { next: number; left: number };

/** Draws more of a long list. */
export const showMore = ({ next, left }: More) =>
  next < left ? `Show ${next} more of ${left}` : `Show the last ${left}`;

/** After the beginning of a long text. */
export const andCharacters = ({ count }: Count) =>
  `… and ${counted(count, { one: 'character', other: 'characters' })} more, which go along when it is moved`;
