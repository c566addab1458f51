import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { loadKeywordsView } from '../keywords/lazy-keywords-view.tsx';
import type { ReadBackViewProps } from './read-back-view.tsx';

/** What a machine reads, once its panel has come: the editor opens without it. */
export const LazyReadBackView = (props: ReadBackViewProps) => (
  <LazyPart
    load={loadKeywordsView}
    skeleton={<Skeleton className="h-96" />}
    failed="The panel could not be loaded."
  >
    {({ ReadBackView }) => <ReadBackView {...props} />}
  </LazyPart>
);
