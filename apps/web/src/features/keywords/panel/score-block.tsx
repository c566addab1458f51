import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { KeywordReport } from '../analysis/analyzer.ts';
import { ofStatus } from '../sort-keywords.ts';
import { type KeywordStatus, STATUS_SIGNS } from './status-signs.ts';

const IN_ORDER: readonly KeywordStatus[] = ['matching', 'indirect', 'missing'];

/** The score with what it was counted from. */
export function ScoreBlock({ report: { analysis } }: { report: KeywordReport }) {
  const words = useWords(en.keywordPanel);
  const { score, matched, total } = analysis;
  return (
    <div className="flex flex-col gap-2">
      <output className="flex flex-col">
        <span className="text-muted text-sm">{words.score}</span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold text-2xl tabular-nums">
            {score === null ? words.noScore : `${score}%`}
          </span>{' '}
          <span className="text-muted">{words.matched({ matched, total })}</span>
        </span>
      </output>
      {score === null && <p className="text-pretty text-sm">{words.tooFew}</p>}
      <ShareBar analysis={analysis} />
    </div>
  );
}

/** Explains on request how the score is counted. */
export function HowCounted({ report: { analysis, formula } }: { report: KeywordReport }) {
  const words = useWords(en.keywordPanel);
  return (
    <Disclosure title={words.howCounted}>
      <p className="text-pretty">{formula}</p>
      <p className="text-pretty text-muted">{words.scoreHint({ version: analysis.version })}</p>
    </Disclosure>
  );
}

/** The score as one bar, its part that is there parted by status; without a score, the keywords by number. The words beside it say the same. */
function ShareBar({ analysis: { keywords, score } }: Pick<KeywordReport, 'analysis'>) {
  const countOf = (status: KeywordStatus) => ofStatus(keywords, status).length;
  const there = countOf('matching') + countOf('indirect');
  const shareOf = (status: KeywordStatus) => {
    if (score === null) return countOf(status);
    return status === 'missing' ? 100 - score : (score * countOf(status)) / Math.max(there, 1);
  };
  return (
    <div aria-hidden className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
      {IN_ORDER.map((status) => {
        const share = shareOf(status);
        return (
          share > 0 && (
            <div
              key={status}
              className={STATUS_SIGNS[status].bar}
              style={{ flexBasis: 0, flexGrow: share }}
            />
          )
        );
      })}
    </div>
  );
}
