import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * Stands where the first page will, while its chunk is on the way; unseen for the first 300 ms. The
 * footer is not seen either, since where it will stand is not known yet.
 */
export const PageLoading = () => {
  const words = useWords(en.frame);
  return (
    <PageFrame>
      <div role="status" data-page-loading className="appear-late flex flex-col gap-4">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
    </PageFrame>
  );
};
