import { en } from '@shortlist/messages';
import { KeywordPanelSkeleton } from '#features/keywords/panel/keyword-panel-skeleton.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import type { KeywordsViewProps } from './keywords-view.tsx';

/** Loads the view of keywords: editor and preview open without it. */
const loadKeywordsView = () => loadChunk('keywords', () => import('./keywords-view.tsx'));

/** The view of keywords, once it has come. */
export const LazyKeywordsView = (props: KeywordsViewProps) => {
  const words = useWords(en.panels);
  return (
    <LazyPart
      load={loadKeywordsView}
      skeleton={<KeywordPanelSkeleton />}
      failed={words.keywordsNotLoaded}
    >
      {({ KeywordsView }) => <KeywordsView {...props} />}
    </LazyPart>
  );
};
