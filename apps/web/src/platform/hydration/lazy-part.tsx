import { type ComponentType, lazy, Suspense } from 'react';
import { logError } from '../log.ts';
import { loadChunk } from '../navigation/lazy-chunk.ts';

/**
 * A part of a page that is read and nothing else. Where the server has drawn it, it stands; its script comes after the
 * page's own and takes it over. Where the script does not come, the part stays as it is, with links that work.
 */
export function lazyPart(name: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    try {
      return { default: await loadChunk(name, load) };
    } catch (cause) {
      logError('A part of the page could not be loaded.', cause);
      return new Promise<never>(() => {});
    }
  });
  return () => (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Part />
    </Suspense>
  );
}
