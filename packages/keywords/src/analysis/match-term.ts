import { givenKeyword } from '../given-keyword.ts';
import { findLanguage } from '../languages/find-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Match } from '../match/match.ts';
import { matchKeyword } from '../match/match-keyword.ts';
import { readDefinitions } from '../match/names/names-of.ts';
import { indexResume } from '../match/resume-index.ts';
import type { GivenResume } from '../resume-text.ts';
import { cleanText } from '../text/clean-text.ts';

/** Checks whether a resume states one given term of a posting, and finds where. */
export function matchTerm(
  term: string,
  resume: GivenResume,
  posting: string,
  lexicon: Lexicon,
): Match {
  const { text } = cleanText(posting);
  const index = indexResume(resume, findLanguage(text), lexicon.languages);
  const context = { index, lexicon, definitions: readDefinitions(text) };
  return matchKeyword(givenKeyword(term, posting, lexicon), context);
}
