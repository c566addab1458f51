import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Banner } from '#ui/notices/banner.tsx';
import type { KeywordReport } from '../analysis/analyzer.ts';
import { findSelected, ofStatus } from '../sort-keywords.ts';
import { useTargeting } from '../targeting-context.ts';
import type { ChosenKeyword } from './keyword-details.tsx';
import { KeywordGroup } from './keyword-group.tsx';
import { ScoreBlock } from './score-block.tsx';
import type { RenderSecondOpinion } from './second-opinion-slot.ts';
import type { KeywordStatus } from './status-signs.ts';

export type KeywordAnswerProps = {
  report: KeywordReport;
  chosen: ChosenKeyword | undefined;
  onChoose: (chosen: ChosenKeyword) => void;
  renderSecondOpinion?: RenderSecondOpinion | undefined;
};

/** Answers how a resume fits a posting: the score, what it was counted from, and each keyword as a chip. */
export function KeywordAnswer(props: KeywordAnswerProps) {
  const { report, chosen, onChoose, renderSecondOpinion } = props;
  const words = useWords(en.keywordPanel);
  const { decideQuote } = useTargeting();
  const { keywords, total } = report.analysis;
  if (report.kind !== 'title' && total === 0) return null;

  const group = (status: KeywordStatus, title: string, none?: string) => (
    <KeywordGroup
      title={title}
      status={status}
      keywords={ofStatus(keywords, status)}
      selectedId={findSelected(keywords, chosen?.id)?.id}
      onSelect={(id) => onChoose({ id })}
      none={none}
    />
  );

  return (
    <>
      {report.kind === 'title' && <Banner>{words.ofTitle}</Banner>}
      {total > 0 && (
        <>
          <ScoreBlock report={report} />
          {group('matching', words.matchingKeywords, words.noneYet)}
          {group('indirect', words.indirectKeywords)}
          {group('missing', words.missingKeywords, words.noneMissing)}
          {group('covered', words.coveredKeywords)}
          <Legend keywords={keywords} />
          {renderSecondOpinion?.({
            missing: ofStatus(keywords, 'missing').filter(({ how }) => how === 'none'),
            onCount: decideQuote,
          })}
        </>
      )}
    </>
  );
}

/** Explains the signs of the chips, those that are there. */
function Legend({ keywords }: Pick<KeywordReport['analysis'], 'keywords'>) {
  const words = useWords(en.keywordPanel);
  const scored = keywords.filter(({ tier }) => tier === 'scored');
  const points = Math.max(0, ...ofStatus(keywords, 'missing').map(({ gain }) => gain));
  const lines = [
    scored.some(({ importance }) => importance === 'nice') && words.dashedHint,
    points > 0 && words.pointsHint({ points }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return <p className="text-pretty text-faint text-xs">{lines.join(' ')}</p>;
}
