import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ReadBackViewProps } from './read-back-view.tsx';

const load = () => loadChunk('read-back', () => import('./read-back-view.tsx'));

/** Shows what a machine reads, once its panel has come. */
export const LazyReadBackView = (props: ReadBackViewProps) => (
  <LazyPart
    load={load}
    skeleton={<Skeleton className="h-96" />}
    failed="What a machine reads could not be loaded."
  >
    {({ ReadBackView }) => <ReadBackView {...props} />}
  </LazyPart>
);
