export { editsOf } from './edits-of.ts';
export { type Suggestions, type SuggestionsAsked, suggestChanges } from './suggest-changes.ts';
export type { Change, Question, Suggestion } from './suggestion.ts';
