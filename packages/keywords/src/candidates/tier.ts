import type { Tier } from '../keyword.ts';
import { employerSpeaks } from '../posting/cues.ts';
import type { Candidate, Source } from './candidate.ts';

/** Names and shapes are scored; phrases that only look like one, and soft skills, are shown beside. */
export function tierOf(places: readonly Candidate[]): Tier {
  return places.some(isSure) ? 'scored' : 'other';
}

/** What is asked for wherever it stands: names that the lexicon knows, degrees and norms. */
const SURE_ANYWHERE: ReadonlySet<Source> = new Set(['lexicon', 'degree', 'standard']);

function isSure({ source, group, sentence }: Candidate): boolean {
  if (source === 'phrase') return false;
  if (group?.kind === 'weak') return false;
  if (sentence.kind === 'intro')
    return SURE_ANYWHERE.has(source) && !employerSpeaks(sentence.text, sentence.rules);
  return sentence.kind !== 'title';
}
