import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useGivenSections } from '#platform/given-sections.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { quoteName } from '../quote-name.ts';
import type { NamedResume, ResumeCopy } from './duplicate-resume.ts';

/**
 * Duplicating as a person meets it: sends what is unsaved, copies, and asks whether to try again where that failed. Calls
 * `onCopied` once the list has the copy. A second press meanwhile does nothing.
 */
export function useDuplicateFlow(onCopied: (copy: ResumeCopy) => void) {
  const words = useWords(en.changeResume);
  const common = useWords(en.common);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const sections = useGivenSections();
  const confirm = useConfirm();
  const notify = useNotice();
  const isUnderWay = useRef(false);

  return async (resume: NamedResume): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const load = () => import('./duplicate-resume.ts');
      const { duplicateResume } = await loadChunk('duplicate', load);
      const copy = await duplicateResume(resume, {
        queryClient,
        sections,
        confirm,
        language,
      });
      if (copy) onCopied(copy);
    } catch (cause) {
      logError('The part that duplicates documents was not loaded.', cause);
      await notify({
        title: words.notDuplicated({ name: quoteName(resume.title) }),
        text: reasonOf(common, cause),
      });
    } finally {
      isUnderWay.current = false;
    }
  };
}
