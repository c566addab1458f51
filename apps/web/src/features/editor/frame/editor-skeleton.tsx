import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The editor in its final shape, while the resume is loading. */
export const EditorSkeleton = () => {
  const words = useWords(en.editor);
  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-5 p-4 sm:p-6">
      <div className="wide:-mt-6 wide:-mb-1 flex flex-col wide:pt-3 max-wide:gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1
            tabIndex={-1}
            className="flex min-h-11 grow basis-64 items-center font-serif text-lg text-muted outline-none"
          >
            {words.loading}
          </h1>
          <Skeleton className="h-8 w-48 sm:w-100" />
          <Skeleton className="wide:block hidden h-10 w-40" />
        </div>
        <Skeleton className="h-11 w-full" />
      </div>
      <div className="grid wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-8">
        <div className="grid content-start gap-6 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <Skeleton key={field} className="h-16" />
          ))}
        </div>
        <Skeleton className="wide:block hidden aspect-[8.5/11]" />
      </div>
    </div>
  );
};
