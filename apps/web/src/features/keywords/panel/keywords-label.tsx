import { ScanSearch } from 'lucide-react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTargeting } from '../targeting-context.ts';

/** Labels the button that opens the panel: its name, and the score of now where there is one. */
export function KeywordsLabel() {
  const { report } = useTargeting();
  const score = report?.analysis.score ?? null;
  return (
    <>
      <ScanSearch size={16} aria-hidden />
      <span className="max-sm:sr-only">Keywords</span>
      {score !== null && (
        <span className="text-muted">
          <VisuallyHidden>, match score </VisuallyHidden>
          {score}%
        </span>
      )}
    </>
  );
}
