import type { Resume } from '@shortlist/resume';
import { useEffect } from 'react';
import { afterFirstPaint } from '#lib/hydration/after-first-paint.ts';
import { isSavingData } from '#lib/hydration/prefetch-app.ts';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useSections } from '#lib/sections-context.ts';

/** How long typing must rest before the fonts of what was typed are looked for, in ms. */
const REST_MS = 1_000;

const loadLayout = () => loadChunk('layout', () => import('#paper/pages/lay-out-resume.ts'));

const loadWays = () => loadChunk('ways-on', () => import('./ways-on.ts'));

/**
 * Fetches, while the editor has nothing else to do, what it takes to finish without the network: with the
 * editor opened once, preview and download work. What does not arrive is asked for again when the line is back.
 */
export function useOfflineParts(resume: Resume): void {
  const sections = useSections();
  useEffect(() => {
    if (isSavingData()) return undefined;
    const ended = new AbortController();
    const { signal } = ended;

    async function fetchParts() {
      await afterFirstPaint();
      if (signal.aborted) return;
      try {
        await (await loadWays()).loadWaysOn();
      } catch (cause) {
        logError('Not all that is needed offline was fetched.', cause);
        window.addEventListener('online', () => void fetchParts(), { signal, once: true });
      }
    }
    void fetchParts();
    return () => ended.abort();
  }, []);

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
