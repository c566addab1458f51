import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useShown } from '#platform/navigation/router/router-context.ts';

/** A thin line at the top while the next page is being fetched; unseen for the first 300 ms. */
export function NavigationProgress() {
  const words = useWords(en.shell);
  const { isLoading } = useShown();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-70">
      {isLoading && (
        <>
          <div className="appear-late h-0.5 bg-accent" />
          <span className="sr-only">{words.loading}</span>
        </>
      )}
    </div>
  );
}
