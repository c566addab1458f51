import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { loadKeywordsView } from '../keywords/lazy-keywords-view.tsx';
import type { ReadBackViewProps } from './read-back-view.tsx';

/** What a machine reads, in the editor, which has no more of it at first than this. */
export const ReadBackSlot = (props: ReadBackViewProps) => (
  <LazyPart
    load={loadKeywordsView}
    skeleton={<Skeleton className="h-96" />}
    failed="The panel could not be loaded."
  >
    {({ LazyReadBackView }) => <LazyReadBackView {...props} />}
  </LazyPart>
);
