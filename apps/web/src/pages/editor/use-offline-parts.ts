import type { Resume } from '@shortlist/model';
import { useEffect } from 'react';
import { isSavingData } from '#platform/hydration/prefetch-app.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { prefetchPages } from '#platform/offline/prefetch-pages.ts';
import { useSections } from '#platform/sections-context.ts';

/** Rest in typing before the fonts of what was typed are looked for, in ms. */
const REST_MS = 1_000;

const loadLayout = () => loadChunk('layout', () => import('#paper/pages/lay-out-resume.ts'));

/**
 * Fetches, while the editor has nothing else to do, what it takes to finish without the network: with the
 * editor opened once, preview and download work.
 */
export function useOfflineParts(resume: Resume): void {
  const sections = useSections();
  useEffect(() => void prefetchPages(), []);

  useEffect(() => {
    if (isSavingData()) return undefined;
    const rest = setTimeout(() => {
      // The paper says what did not come, and has a Retry.
      loadLayout()
        .then(({ fetchFontsOf }) => fetchFontsOf(resume, { sections }))
        .catch(() => {});
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [resume, sections]);
}
