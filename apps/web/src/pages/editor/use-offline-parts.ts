import { EXPORTERS } from '@shortlist/exporters';
import type { Resume } from '@shortlist/resume';
import { useEffect } from 'react';
import { loadConflicts } from '#draft/react/conflicts/load-conflicts.ts';
import { loadSenderPart } from '#draft/react/use-draft-sender.ts';
import { loadLogInDialogs } from '#draft/react/use-log-in-dialogs.ts';
import { loadComparison } from '#features/keywords/panel/load-comparison.ts';
import { loadRenameDialog } from '#features/resumes/change/load-rename-dialog.ts';
import { afterFirstPaint } from '#lib/hydration/after-first-paint.ts';
import { isSavingData } from '#lib/hydration/prefetch-app.ts';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useSections } from '#lib/sections-context.ts';
import { fetchFontsOf } from '#paper/pages/lay-out-resume.ts';
import { loadWriter } from '#paper/pages/write-resume-file.ts';
import { loadKeywordsView } from '../keywords/lazy-keywords-view.tsx';

/** How long typing must rest before the fonts of what was typed are looked for, in ms. */
const REST_MS = 1_000;

/** The ways on from the editor: the preview, the file, the list, and what sends edits from there. */
const loadWaysOn = () =>
  Promise.all([
    loadChunk('preview', () => import('../preview/preview-page.tsx')),
    ...EXPORTERS.all.filter(({ isOffered }) => isOffered).map(loadWriter),
    loadChunk('resumes', () => import('../resumes/resumes-page.tsx')),
    loadSenderPart(),
    loadRenameDialog(),
    loadLogInDialogs(),
    loadComparison(),
    loadKeywordsView(),
    loadConflicts(),
  ]);

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
        await loadWaysOn();
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
      fetchFontsOf(resume, { sections }).catch(() => {});
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [resume, sections]);
}
