import type { Analysis, Mention } from '@shortlist/keywords';
import { toParagraph } from '../to-text.ts';

/** An analysis as the JSON that `shortlist match` prints; mentions are the sentences around them. */
export function matchReport(analysis: Analysis) {
  const { version, score, matched, total, ignored, gap, recommendation } = analysis;
  const keywords = analysis.keywords.map((keyword) => ({
    term: keyword.term,
    surface: keyword.surface,
    tier: keyword.tier,
    importance: keyword.importance,
    status: keyword.status,
    how: keyword.how,
    ...(keyword.coveredBy !== undefined && { coveredBy: keyword.coveredBy }),
    resumeMentions: sentencesOf(keyword.resumeMentions),
    postingMentions: sentencesOf(keyword.postingMentions),
  }));
  return {
    ...{ version, score, matched, total, keywords, ignored },
    gap: toParagraph(gap),
    recommendation: toParagraph(recommendation),
  };
}

const sentencesOf = (mentions: readonly Mention[]): string[] => [
  ...new Set(mentions.map(({ sentence }) => sentence)),
];
