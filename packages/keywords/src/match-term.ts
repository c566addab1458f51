import type { Resume } from '@shortlist/resume';
import { givenKeyword } from './given-keyword.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { STANDARD_LEXICON } from './lexicon/standard-lexicon.ts';
import type { Match } from './match/match.ts';
import { matchKeyword } from './match/match-keyword.ts';
import { readDefinitions } from './match/names-of.ts';
import { indexResume } from './match/resume-index.ts';
import { cleanText } from './text/clean-text.ts';

/** Whether a resume states one given term of a posting, and where. */
export function matchTerm(
  term: string,
  resume: Resume | string,
  posting: string,
  lexicon: Lexicon = STANDARD_LEXICON,
): Match {
  const definitions = readDefinitions(cleanText(posting).text);
  const context = { index: indexResume(resume), lexicon, definitions };
  return matchKeyword(givenKeyword(term, posting, lexicon), context);
}
