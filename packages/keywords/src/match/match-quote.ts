import { quotePlaces } from '../quote-places.ts';
import { sourceRange } from '../text/clean-text.ts';
import type { Match } from './match.ts';
import { matchAt } from './match-at.ts';
import type { Range } from './names/match-degree.ts';
import type { ResumeIndex } from './resume-index.ts';

const QUOTED = { how: 'quoted', status: 'matching' } as const;

/**
 * A keyword that the person says is shown by a quote, for as long as the quote stands in the resume:
 * letter by letter, see `quotePlaces`. Undefined when it does not.
 */
export function matchQuote(quote: string, index: ResumeIndex): Match | undefined {
  const ranges = quotePlaces(quote, index.clean.source).flatMap((place) =>
    rangesWithin(index, place),
  );
  return ranges.length > 0 ? matchAt(QUOTED, index, ranges) : undefined;
}

/** A range of the source in ranges of the clean text, each within one sentence. */
function rangesWithin({ clean, sentences }: ResumeIndex, place: Range): Range[] {
  return sentences.flatMap((sentence) => {
    const [start, end] = sourceRange(clean, sentence.start, sentence.end);
    if (end <= place.start || start >= place.end) return [];
    let { start: from, end: to } = sentence;
    while (from < to && sourceRange(clean, from, from + 1)[0] < place.start) from += 1;
    while (to > from && sourceRange(clean, to - 1, to)[1] > place.end) to -= 1;
    return to > from ? [{ start: from, end: to }] : [];
  });
}
