import type { AnalysedKeyword, Analysis } from '@shortlist/keywords';
import type { Message } from '@shortlist/messages';
import { toParagraph, toText } from '../to-text.ts';

const MARKS = { matching: '+', indirect: '~', missing: '-', covered: '=' } as const;

/** Formats what a person at a terminal reads of an analysis. */
export function matchTable(analysis: Analysis): string {
  const { keywords, gap, recommendation, ignored } = analysis;
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  const other = keywords.filter(({ tier }) => tier === 'other');
  const otherTitle = toText({ code: 'outcome.otherPhrases' });
  return [
    toText(headline(analysis)),
    '',
    ...table(scored),
    ...(other.length > 0 ? ['', otherTitle, ...table(other)] : []),
    '',
    toText({ code: 'outcome.gap', params: { text: toParagraph(gap) } }),
    toText({ code: 'outcome.recommendation', params: { text: toParagraph(recommendation) } }),
    ...(ignored.length > 0 ? ['', leftAside(ignored.length)] : []),
  ].join('\n');
}

const leftAside = (sentences: number) =>
  toText({ code: 'outcome.leftAside', params: { sentences } });

function headline({ score, matched, total, version }: Analysis): Message<'outcome'> {
  if (total === 0) return { code: 'outcome.noScore' };
  return score === null
    ? { code: 'outcome.tooFewForScore', params: { matched, total } }
    : { code: 'outcome.score', params: { score, matched, total, version } };
}

function table(keywords: readonly AnalysedKeyword[]): string[] {
  const width = Math.max(0, ...keywords.map(({ surface }) => surface.length));
  return keywords.map(
    ({ surface, status, importance, how }) =>
      `${MARKS[status]} ${surface.padEnd(width)}  ${status.padEnd(8)}  ${importance}  ${how}`,
  );
}
