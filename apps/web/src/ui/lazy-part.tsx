import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { Button } from './buttons/button.tsx';

type LazyPartProps<T> = {
  /** Loads the part; the same function with every render. */
  load: () => Promise<T>;
  /** Stands in its place until it has come. */
  skeleton: ReactNode;
  /** Text that is shown where it does not come. */
  failed: string;
  children: (part: T) => ReactNode;
};

/** A part of the page that is loaded when it is first shown, so that the page opens without it. */
export function LazyPart<T>({ load, skeleton, failed, children }: LazyPartProps<T>) {
  const common = useWords(en.common);
  const { part, hasFailed, retry } = useLoaded(load);
  if (part !== undefined) return children(part);
  if (!hasFailed) return skeleton;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {failed}
      <Button size="sm" onClick={retry}>
        {common.tryAgain}
      </Button>
    </p>
  );
}
