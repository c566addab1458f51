import { en } from '@shortlist/messages';
import { ScanSearch } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTargeting } from '../targeting-context.ts';

/** Labels the button that opens the panel: its name, and the score of now where there is one. */
export function KeywordsLabel() {
  const words = useWords(en.panels);
  const { report } = useTargeting();
  const score = report?.analysis.score ?? null;
  return (
    <>
      <ScanSearch size={16} aria-hidden />
      {/* The score has its room before it is there: nothing beside it moves when it comes. */}
      <span className="relative">
        {words.keywords}
        <span className="beside-sign inline-block min-w-[4.5ch] ps-1.5 text-muted tabular-nums">
          {score !== null && (
            <>
              <VisuallyHidden>{words.matchScore} </VisuallyHidden>
              {score}%
            </>
          )}
        </span>
      </span>
    </>
  );
}
