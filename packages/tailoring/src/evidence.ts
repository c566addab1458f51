import { type ResumeText, resumeText } from '@shortlist/keywords';
import type { Resume, Sections } from '@shortlist/model';
import type { ReportedKeyword } from './suggestion.ts';

/** A keyword, and a place of the resume as it is that states it. */
export type Evidence = {
  keyword: ReportedKeyword;
  /** The words that state it. */
  written: string;
  sentence: string;
  source: string;
  /** Offset in the resume's text. */
  start: number;
};

/**
 * The evidence for what a posting asks, in the order of the resume. A report may be of the resume as it was: what does not
 * stand where it says falls away.
 */
export function listEvidence(
  resume: Resume,
  keywords: readonly ReportedKeyword[],
  sections: Sections,
): Evidence[] {
  const text = resumeText(resume, sections);
  return keywords
    .filter(({ tier, status }) => tier === 'scored' && isStated(status))
    .flatMap((keyword) =>
      keyword.resumeMentions.flatMap(({ start, end, sentence, sentenceStart, source }) => {
        if (source === undefined) return [];
        const isThere =
          text.text.startsWith(sentence, sentenceStart) && sourceAt(text, start) === source;
        const written = text.text.slice(start, end);
        return isThere ? [{ keyword, written, sentence, source, start }] : [];
      }),
    )
    .sort((one, other) => one.start - other.start);
}

const isStated = (status: ReportedKeyword['status']) =>
  status === 'matching' || status === 'indirect';

const sourceAt = ({ parts }: ResumeText, at: number) =>
  parts.find(({ start, end }) => start <= at && at < end)?.source;

/** Compares keywords: those that must be come first, then as the posting has them. */
export const byImportance = (one: ReportedKeyword, other: ReportedKeyword): number =>
  rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other);

const rankOf = ({ importance }: ReportedKeyword) => (importance === 'must' ? 0 : 1);
const placeOf = ({ postingMentions }: ReportedKeyword) =>
  postingMentions[0]?.start ?? Number.MAX_SAFE_INTEGER;

/** Returns what asks for a change and what proves it. */
export const groundsOf = ({ keyword, sentence, source }: Evidence) => ({
  requirement: requirementOf(keyword),
  evidence: { sentence, source },
});

export const requirementOf = ({ surface, importance, postingMentions }: ReportedKeyword) => ({
  surface,
  importance,
  mentions: postingMentions,
});
