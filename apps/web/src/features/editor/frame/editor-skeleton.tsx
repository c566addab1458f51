import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The editor in its final shape, while the resume is loading. */
export const EditorSkeleton = () => {
  const words = useWords(en.editor);
  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-4 p-4 sm:p-6">
      <div className="wide:-mt-6 wide:-mb-1 flex flex-col max-wide:gap-4">
        <div className="flex wide:min-h-16 flex-wrap wide:flex-nowrap items-center gap-x-4 gap-y-2 wide:pe-[var(--topbar-items,8.8125rem)]">
          <h1
            tabIndex={-1}
            className="flex min-h-13 grow basis-32 items-center font-semibold text-md text-muted outline-none"
          >
            {words.loading}
          </h1>
          <Skeleton className="h-10 w-44" />
          <Skeleton className="wide:-order-1 h-9 w-105 max-md:hidden" />
        </div>
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="grid wide:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] gap-8">
        <div className="grid content-start gap-5 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <Skeleton key={field} className="h-16" />
          ))}
        </div>
        <Skeleton className="wide:block hidden aspect-[8.5/11]" />
      </div>
    </div>
  );
};
