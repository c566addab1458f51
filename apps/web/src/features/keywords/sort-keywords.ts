import type { SaidKeyword } from './analysis/format-analysis.ts';
import type { KeywordStatus } from './panel/status-signs.ts';

/** The scored keywords of one status, in the analysis's order. */
export const ofStatus = (keywords: readonly SaidKeyword[], status: KeywordStatus) =>
  keywords.filter((keyword) => keyword.tier === 'scored' && keyword.status === status);

/** The keyword that was chosen; without one the first that matches, else the first missing one, else the first. */
export function findSelected(
  keywords: readonly SaidKeyword[],
  chosenId: string | undefined,
): SaidKeyword | undefined {
  return (
    keywords.find(({ id }) => id === chosenId) ??
    ofStatus(keywords, 'matching')[0] ??
    ofStatus(keywords, 'missing')[0] ??
    ofStatus(keywords, 'indirect')[0]
  );
}

/** The other keywords of "A or B". */
export const alternativesOf = (
  { id, alternatives }: SaidKeyword,
  keywords: readonly SaidKeyword[],
): string[] =>
  keywords
    .filter((other) => alternatives !== undefined && other.alternatives === alternatives)
    .filter((other) => other.id !== id)
    .map(({ surface }) => surface);
