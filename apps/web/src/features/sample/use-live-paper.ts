import { type ComponentType, useRef, useState } from 'react';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type { LivePaperProps } from './live-paper.tsx';

/** The paper that follows what is typed. `load` fetches it once; after a failure the next call tries again. */
export function useLivePaper() {
  const [paper, setPaper] = useState<ComponentType<LivePaperProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  async function load() {
    if (paper || isLoading.current) return;
    isLoading.current = true;
    try {
      const { LivePaper } = await loadChunk('sample paper', () => import('./live-paper.tsx'));
      setPaper(() => LivePaper);
      setHasFailed(false);
    } catch (cause) {
      logError('The paper of the sample could not be loaded.', cause);
      setHasFailed(true);
    } finally {
      isLoading.current = false;
    }
  }

  return { Paper: paper, hasFailed, load: () => void load() };
}
