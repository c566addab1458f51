export { editsOf } from './edits-of.ts';
export { inOwnWords } from './in-own-words.ts';
export { letterPoints } from './letter-points.ts';
export { listPointsToReword, type PointToReword } from './list-points-to-reword.ts';
export { keepEdits } from './locks.ts';
export { type Suggestions, type SuggestionsAsked, suggestChanges } from './suggest-changes.ts';
export type { Change, Question, Suggestion } from './suggestion.ts';
export { type ChangedWords, wordsOf } from './words-of.ts';
