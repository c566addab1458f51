export { type Analysis, analyse, type Choices, type JudgedKeyword } from './analyse.ts';
export { givenPosting } from './given-posting.ts';
export type { Importance, Mention, Tier } from './keyword.ts';
export type { ResumeMention, Status } from './match/match.ts';
export { matchTerm } from './match-term.ts';
export { quotePlaces } from './quote-places.ts';
export { type Posting, readPosting } from './read-posting.ts';
export { resumeText } from './resume-text.ts';
export { SCORE_FORMULA } from './score.ts';
