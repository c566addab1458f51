import type { Tier } from '../keyword.ts';
import type { Candidate } from './candidate.ts';

/** Names and shapes are scored; phrases that only look like one, and soft skills, are shown beside. */
export function tierOf(places: readonly Candidate[]): Tier {
  return places.some(isSure) ? 'scored' : 'other';
}

function isSure({ source, group, sentence }: Candidate): boolean {
  if (source === 'phrase') return false;
  if (group?.kind === 'weak') return false;
  return sentence.kind !== 'title' && (sentence.kind !== 'intro' || source === 'lexicon' || source === 'degree' || source === 'standard');
}
