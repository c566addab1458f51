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
      <span className="relative flex gap-1.5 max-sm:gap-1">
        {words.keywords}
        {score !== null && (
          <span className="text-muted tabular-nums">
            <VisuallyHidden>{words.matchScore} </VisuallyHidden>
            {score}%
          </span>
        )}
      </span>
    </>
  );
}
