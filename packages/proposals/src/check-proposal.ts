import { standardLexicon } from '@shortlist/keywords';
import { createFinder } from './create-finder.ts';
import type { Finding } from './mark.ts';

/**
 * Lists what a proposal says and its source does not: addresses, dates, numbers, skills, titles and names,
 * in their order, none over another. `from` is all that the person has said; placeholders to be filled in claim
 * nothing. Each finding is a question to the person, not a verdict: what is only reworded (a sum, a
 * synonym) is marked too, and a false claim made of words that the source has is not.
 */
export const checkProposal = (said: string, from: string, today?: string): Finding[] =>
  createCheck(from, today)(said);

/**
 * Makes the check of proposals for one source, which is read once for all of them. `today`, as ISO 8601 writes it, is where dates
 * that are open end: without it no number of years up to now is known.
 */
export const createCheck = (
  from: string,
  today: string | undefined,
): ((said: string) => Finding[]) => createFinder(from, { lexicon: standardLexicon(), today });
