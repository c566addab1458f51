import { KeywordPanelSkeleton } from '#features/keywords/panel/keyword-panel-skeleton.tsx';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useLoaded } from '#lib/navigation/use-loaded.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { KeywordsViewProps } from './keywords-view.tsx';

/** Loads the view of keywords: editor and preview open without it. */
export const loadKeywordsView = () => loadChunk('keywords', () => import('./keywords-view.tsx'));

/** The view of keywords, once it has come. */
export function LazyKeywordsView(props: KeywordsViewProps) {
  const { part, hasFailed, retry } = useLoaded(loadKeywordsView);
  if (part) return <part.KeywordsView {...props} />;
  if (!hasFailed) return <KeywordPanelSkeleton />;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      The keywords could not be loaded.
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
