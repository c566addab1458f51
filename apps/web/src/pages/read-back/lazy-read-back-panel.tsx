import type { ReadBackPanelProps } from '#features/read-back/read-back-panel.tsx';
import { afterFirstPaint } from '#lib/hydration/after-first-paint.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const load = () => loadChunk('read-back', () => import('#features/read-back/read-back-panel.tsx'));

/** Loads the panel once the page stands: editor and preview open without it. */
const loadReadBackPanel = async () => {
  await afterFirstPaint();
  return load();
};

/** What a machine reads, once its panel has come. */
export const LazyReadBackPanel = (props: ReadBackPanelProps) => (
  <LazyPart
    load={loadReadBackPanel}
    skeleton={<Skeleton className="h-48" />}
    failed="What a machine reads could not be loaded."
  >
    {({ ReadBackPanel }) => <ReadBackPanel {...props} />}
  </LazyPart>
);
