import type { Tier } from '../../keyword.ts';
import { employerSpeaks } from '../../posting/parts/cues.ts';
import type { SentenceKind } from '../../posting/parts/sentence.ts';
import type { Candidate, Source } from '../candidate.ts';
import { isWeighedByPosition, NAME_FROM, SCORED_FROM, worthOf } from './worth.ts';

/** Names and sure shapes are scored; phrases that only may name something, and soft skills, are shown beside. */
export function tierOf(places: readonly Candidate[]): Tier {
  return places.some(isSure) ? 'scored' : 'other';
}

/** Sources of what is asked for wherever it stands: names that the lexicon knows, degrees and norms. */
const SURE_ANYWHERE: ReadonlySet<Source> = new Set(['lexicon', 'degree', 'standard']);

function isSure(candidate: Candidate): boolean {
  const { source, group, sentence } = candidate;
  if (group?.kind === 'weak' || sentence.kind === 'title') return false;
  if (sentence.kind === 'intro') {
    const isListed = source === 'list' && worthOf([candidate]) >= SCORED_FROM;
    return (
      (SURE_ANYWHERE.has(source) || isListed) && !employerSpeaks(sentence.text, sentence.rules)
    );
  }
  return worthOf([candidate]) >= leastWorth(candidate);
}

/** A mere phrase of prose, or one plain word of a duty, is scored from here on. */
const PLAIN_FROM = 0.25;

/** In a duty or a requirement what looks like a name is scored as names are. */
const LOOKS_LIKE_A_NAME: ReadonlySet<Source> = new Set(['name', 'acronym']);
const ASKING: ReadonlySet<SentenceKind> = new Set(['duty', 'must']);

function leastWorth(candidate: Candidate): number {
  if (!isWeighedByPosition(candidate)) return NAME_FROM;
  const { source, term, sentence } = candidate;
  const isPlain = sentence.kind === 'prose' || (sentence.kind === 'duty' && !/[\s/-]/.test(term));
  if (LOOKS_LIKE_A_NAME.has(source) && ASKING.has(sentence.kind)) return NAME_FROM;
  return source === 'phrase' && isPlain ? PLAIN_FROM : SCORED_FROM;
}
