import { MAX_TEXT } from '@shortlist/contracts';

const count = (characters: number) => characters.toLocaleString('en-US');

/** Bound of a text while it is edited: one above what can be saved can be shortened, far above it each key would take seconds. */
export const LONGEST_TEXT = {
  most: 2 * MAX_TEXT,
  say: (length: number) =>
    `Nothing was added: ${count(length)} characters are too many. A text can have ${count(MAX_TEXT)}.`,
};
