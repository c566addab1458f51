import type { DocumentVersion } from '@shortlist/contracts';
import type { WordsOf } from '#platform/language/use-words.ts';

type Words = WordsOf<'history'>;

/** Names of parts that a line has room for. */
const NAMED = 3;

/** Says what a version is: its name, or what it was before. */
export const titleOfVersion = (words: Words, { name, reason, edits = 1 }: DocumentVersion) =>
  name ?? (reason === 'typed' ? words.beforeChanges({ count: edits }) : words.before({ reason }));

/** Says what was changed after a version; empty where that is not known. */
export function changesAfter(
  words: Words,
  { keys = [] }: DocumentVersion,
  namePart: (key: string) => string,
): string {
  const names = [...new Set(keys.map(namePart))];
  const parts = names.slice(0, NAMED);
  if (names.length > NAMED) return words.changedMore({ parts, count: names.length - NAMED });
  return names.length > 0 ? words.changed({ parts }) : '';
}
