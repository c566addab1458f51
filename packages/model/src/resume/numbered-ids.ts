import { EntryId } from '../ids.ts';

/**
 * Ids for the entries of one resume that no server has seen, where all that counts is that they differ:
 * each call gives the next of "entry-1", "entry-2", …. Start a new count for each resume.
 */
export function numberedIds(prefix = 'entry'): () => EntryId {
  let last = 0;
  return () => {
    last += 1;
    return EntryId.parse(`${prefix}-${last}`);
  };
}
