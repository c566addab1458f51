import { openPosting } from '@shortlist/keywords';
import { bodyText, type Letter } from '@shortlist/model';
import { asRequirements, checkLetter, type LetterCheck } from '@shortlist/proposals';

/** A letter, and what it may lean on. */
export type ClaimsQuestion = {
  letter: Letter;
  /** All that its resume says. */
  resume: string;
  posting: string;
  /** The day, as ISO 8601 writes it. */
  today: string;
};

/** Reads what a letter states, by as much of the lexicon as it and its resume speak of. */
export async function readClaims({ letter, ...given }: ClaimsQuestion): Promise<LetterCheck> {
  const posting = asRequirements(bodyText(letter.body));
  const { lexicon } = await openPosting(posting, given.resume);
  return checkLetter(letter, { ...given, lexicon });
}
