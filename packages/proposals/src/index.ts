export { checkProposal, createCheck } from './check-proposal.ts';
export { cleanProposal, type ProposalShape } from './clean-proposal.ts';
export { findQuote } from './find-quote.ts';
export {
  checkLetter,
  type LetterCheck,
  type LetterClaim,
  type LetterSources,
} from './letters/letter-claims.ts';
export { letterDoubts } from './letters/letter-doubts.ts';
export type { Finding, MarkKind } from './mark.ts';
export { type Rewording, readRewordings } from './read-rewordings.ts';
