import type { AnalysedKeyword, Analysis } from '@shortlist/keywords';
import { en, sayAll } from '@shortlist/messages';

const MARKS = { matching: '+', indirect: '~', missing: '-' } as const;

/** What a person at a terminal reads of an analysis. */
export function matchTable(analysis: Analysis): string {
  const scored = analysis.keywords.filter(({ tier }) => tier === 'scored');
  const other = analysis.keywords.filter(({ tier }) => tier === 'other');
  return [
    headline(analysis),
    '',
    ...table(scored),
    ...(other.length > 0
      ? ['', 'Other phrases from the posting, not scored', ...table(other)]
      : []),
    '',
    `Gap: ${sayAll(en, analysis.gap)}`,
    `Recommendation: ${sayAll(en, analysis.recommendation)}`,
    ...(analysis.ignored.length > 0 ? ['', leftAside(analysis.ignored.length)] : []),
  ].join('\n');
}

const leftAside = (count: number) =>
  count === 1
    ? '1 sentence of the posting was left aside.'
    : `${count} sentences of the posting were left aside.`;

function headline({ score, matched, total, version }: Analysis): string {
  if (total === 0) return 'No score';
  const counted = `${matched} of ${total} keywords`;
  return score === null
    ? `${counted}; too few for a score`
    : `Overall Match Score: ${score} % (${counted}, formula ${version})`;
}

function table(keywords: readonly AnalysedKeyword[]): string[] {
  const width = Math.max(0, ...keywords.map(({ surface }) => surface.length));
  return keywords.map(
    ({ surface, status, importance, how }) =>
      `${MARKS[status]} ${surface.padEnd(width)}  ${status.padEnd(8)}  ${importance}  ${how}`,
  );
}
