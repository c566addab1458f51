import { en } from '@shortlist/messages';
import type { DesignPanelProps } from '#features/design/design-panel.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const load = () => loadChunk('design', () => import('#features/design/load-design-panel.ts'));

/** Loads the panel with the designs that it shows: the editor opens without them. */
export const loadDesignPanel = async () => (await load()).loadDesignPanel();

/** The panel of designs, once it has come. */
export const LazyDesignPanel = (props: Omit<DesignPanelProps, 'designs'>) => {
  const words = useWords(en.panels);
  return (
    <LazyPart
      load={loadDesignPanel}
      skeleton={
        <div data-page-loading>
          <Skeleton className="h-96" />
        </div>
      }
      failed={words.designsNotLoaded}
    >
      {({ DesignPanel, designs }) => <DesignPanel {...props} designs={designs} />}
    </LazyPart>
  );
};
