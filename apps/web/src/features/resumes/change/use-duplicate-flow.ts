import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useGivenSections } from '#platform/given-sections.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useLoadOnDemand } from '#ui/notices/use-load-on-demand.ts';
import type { NamedResume, ResumeCopy } from './duplicate-resume.ts';

const loadDuplicate = () =>
  loadChunk('duplicate', async () => (await import('../late-parts.ts')).importDuplicate());

/**
 * Duplicating as a person meets it: sends what is unsaved, copies, and asks whether to try again where that failed. Calls
 * `onCopied` once the list has the copy. A second press meanwhile does nothing.
 */
export function useDuplicateFlow(onCopied: (copy: ResumeCopy) => void) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const sections = useGivenSections();
  const confirm = useConfirm();
  const load = useLoadOnDemand(loadDuplicate);
  const isUnderWay = useRef(false);

  return async (resume: NamedResume): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const part = await load();
      const copy = await part?.duplicateResume(resume, {
        queryClient,
        sections,
        confirm,
        language,
      });
      if (copy) onCopied(copy);
    } finally {
      isUnderWay.current = false;
    }
  };
}
