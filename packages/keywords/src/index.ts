export { type Analysis, analyse, type Choices, type JudgedKeyword } from './analyse.ts';
export { CONDITION } from './explain.ts';
export { givenPosting } from './given-posting.ts';
export type { Importance, Mention, Tier } from './keyword.ts';
export type { ResumeMention, Status } from './match/match-keyword.ts';
export { matchTerm } from './match-term.ts';
export { type Posting, readPosting } from './read-posting.ts';
export { KEYWORDS_AT_LEAST, SCORE_FORMULA, SCORE_VERSION } from './score.ts';
