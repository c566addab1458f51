import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Sentence, SentenceKind } from '../../posting/parts/sentence.ts';
import type { Candidate } from '../candidate.ts';
import { lexiconCandidates } from '../lexicon-candidates.ts';

/** Parts in which a posting may only speak of a thing. */
const SPEAKS: ReadonlySet<SentenceKind> = new Set(['prose', 'intro', 'nice']);

/**
 * Leaves out what the posting says is not asked for ("No Canva. We had a Canva phase"), on that line and wherever it
 * only speaks of it; items of its lists, duties and requirements on other lines stay.
 */
export function dropDenied(
  lexicon: Lexicon,
  text: string,
  sentences: readonly Sentence[],
  candidates: readonly Candidate[],
): Candidate[] {
  const deniedIn = new Map<string, Set<Sentence>>();
  for (const sentence of sentences.filter(({ denied }) => denied.length > 0)) {
    for (const { id } of lexiconCandidates(lexicon, text, { ...sentence, words: sentence.denied }))
      deniedIn.set(id, (deniedIn.get(id) ?? new Set()).add(sentence));
  }
  return candidates.filter(({ id, sentence }) => {
    const denying = deniedIn.get(id);
    if (denying === undefined) return true;
    if ([...denying].some((each) => isBeside(text, each, sentence))) return false;
    return sentence.item || !SPEAKS.has(sentence.kind);
  });
}

/** Checks whether two sentences are one or stand on one line. */
const isBeside = (text: string, one: Sentence, other: Sentence): boolean =>
  !text.slice(Math.min(one.start, other.start), Math.max(one.end, other.end)).includes('\n');
