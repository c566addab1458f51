import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ReadBackViewProps } from './read-back-view.tsx';

const load = () => loadChunk('read-back', () => import('./read-back-view.tsx'));

/** Shows what a machine reads, once its panel has come. */
export const LazyReadBackView = (props: ReadBackViewProps) => {
  const words = useWords(en.panels);
  return (
    <LazyPart load={load} skeleton={<Skeleton className="h-96" />} failed={words.readBackNotLoaded}>
      {({ ReadBackView }) => <ReadBackView {...props} />}
    </LazyPart>
  );
};
