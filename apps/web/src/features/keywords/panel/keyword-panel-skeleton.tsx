import { Skeleton } from '#ui/skeleton.tsx';

/** Its place while the resume is not there yet: a field that is replaced under somebody's fingers would lose what they type. */
export const KeywordPanelSkeleton = () => (
  <div
    aria-hidden
    data-page-loading
    className="flex min-w-0 flex-col gap-5 rounded-md border border-hairline bg-panel p-4 sm:p-5"
  >
    <Skeleton className="h-6 w-48" />
    <Skeleton className="h-40 w-full" />
  </div>
);
