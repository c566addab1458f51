import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { KeywordReport } from '../analysis/analyzer.ts';
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

/** The scored keywords as one bar, parted by status; the words beside it say the same. */
function ShareBar({ analysis: { keywords } }: Pick<KeywordReport, 'analysis'>) {
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  return (
    <div aria-hidden className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
      {IN_ORDER.map((status) => {
        const count = scored.filter((keyword) => keyword.status === status).length;
        return (
          count > 0 && (
            <div key={status} className={STATUS_SIGNS[status].bar} style={{ flexGrow: count }} />
          )
        );
      })}
    </div>
  );
}
