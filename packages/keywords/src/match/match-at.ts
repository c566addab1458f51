import { sourceRange, sourceSlice } from '../text/clean-text.ts';
import type { Match, ResumeMention } from './match.ts';
import type { Range } from './names/match-degree.ts';
import type { ResumeIndex } from './resume-index.ts';

/** The match of a keyword that was found, or denied, at these ranges of the clean text; where they overlap the first counts. */
export function matchAt(
  { how, status }: Pick<Match, 'how' | 'status'>,
  index: ResumeIndex,
  ranges: readonly Range[],
): Match {
  const sorted = ranges.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart = sorted.filter((range, at) => at === 0 || range.start >= (sorted[at - 1]?.end ?? 0));
  return { how, status, mentions: apart.map((range) => mentionOf(index, range)) };
}

function mentionOf({ clean, sentences, parts }: ResumeIndex, { start, end }: Range): ResumeMention {
  const around = sentences.find((each) => start >= each.start && start < each.end) ?? {
    start,
    end,
  };
  const [from, to] = sourceRange(clean, start, end);
  const part = parts.find((each) => from >= each.start && from < each.end);
  return {
    start: from,
    end: to,
    sentence: sourceSlice(clean, around.start, around.end),
    sentenceStart: sourceRange(clean, around.start, around.end)[0],
    ...(part && { source: part.source, section: part.section }),
  };
}
