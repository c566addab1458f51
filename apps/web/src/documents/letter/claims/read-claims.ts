import { openPosting } from '@shortlist/keywords';
import { bodyText, type Letter } from '@shortlist/model';
import {
  asRequirements,
  type LetterClaim,
  letterClaims,
  otherCompanies,
} from '@shortlist/proposals';

/** A letter, and what it may lean on. */
export type ClaimsQuestion = {
  letter: Letter;
  /** All that its resume says. */
  resume: string;
  posting: string;
  /** The day, as ISO 8601 writes it. */
  today: string;
};

/** Stretches of a letter that its resume does not carry, and the companies that are neither its reader's nor in the resume. */
export type LetterClaims = { claims: readonly LetterClaim[]; companies: readonly LetterClaim[] };

/** Reads what a letter states, by as much of the lexicon as it and its resume speak of. */
export async function readClaims({ letter, ...given }: ClaimsQuestion): Promise<LetterClaims> {
  const posting = asRequirements(bodyText(letter.body));
  const { lexicon } = await openPosting(posting, given.resume);
  const sources = { ...given, lexicon };
  return { claims: letterClaims(letter, sources), companies: otherCompanies(letter, sources) };
}
