import type { SentenceKind } from '../posting/sentence.ts';
import type { Candidate } from './candidate.ts';

/** Phrases beside the scored keywords that a person is asked to look through. */
export const OTHERS_AT_MOST = 12;

const OF_PART: Record<SentenceKind, number> = {
  must: 3,
  duty: 3,
  nice: 2,
  prose: 1,
  title: 1,
  intro: 0,
  drop: 0,
};
const STARTS_AN_ITEM = /(?:^\W*|[,:(;]\s*|\b(?:and|or)\s+)$/i;
const ENDS_AN_ITEM = /^\s*(?:[,;.)]|$|(?:and|or)\b)/i;
/** Of two words: one alone is too wide, three are often a piece of a sentence. */
const BEST_LENGTH = 2;

/** How likely a phrase is to name what is asked for: by its part, its place in a list, its length and how often it stands there. */
export function worthOf(places: readonly Candidate[]): number {
  const best = Math.max(...places.map(worthOfPlace));
  return best + Math.min(places.length - 1, 2);
}

function worthOfPlace({ sentence, start, end, term, source }: Candidate): number {
  const before = sentence.text.slice(0, start - sentence.start);
  const after = sentence.text.slice(end - sentence.start);
  return (
    OF_PART[sentence.kind] +
    (STARTS_AN_ITEM.test(before) ? 1 : 0) +
    (ENDS_AN_ITEM.test(after) ? 1 : 0) +
    (term.split(/\s+/).length === BEST_LENGTH ? 1 : 0) +
    (source === 'lexicon' ? 2 : 0)
  );
}
