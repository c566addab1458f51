import { en } from '@shortlist/messages';
import type { DesignPanelProps } from '#features/design/design-panel.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const load = () => loadChunk('design', () => import('#features/design/load-design-panel.ts'));

/** Asks for what the panel would ask for itself, one way over the line later. */
const askForDesigns = async () =>
  (await import('#paper/pages/paper-designs.ts')).designsLoader.request(['all']);

/** Loads the panel with the designs that it shows: the editor opens without them. */
export async function loadDesignPanel() {
  askForDesigns().catch(() => {}); // The panel asks again, and rejects where they do not come.
  return (await load()).loadDesignPanel();
}

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
