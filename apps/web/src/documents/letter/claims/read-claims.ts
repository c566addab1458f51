import { openLexicon } from '@shortlist/keywords';
import { bodyText, type Letter } from '@shortlist/model';
import { checkLetter, type LetterCheck } from '@shortlist/proposals';

/** A letter, and what it may lean on. */
export type ClaimsQuestion = {
  letter: Letter;
  /** All that its resume says. */
  resume: string;
  posting: string;
  /** The day, as ISO 8601 writes it. */
  today: string;
};

/** Reads what a letter states, by the names of the lexicon in its languages. */
export async function readClaims({ letter, ...given }: ClaimsQuestion): Promise<LetterCheck> {
  const lexicon = await openLexicon([bodyText(letter.body), given.resume]);
  return checkLetter(letter, { ...given, lexicon });
}
