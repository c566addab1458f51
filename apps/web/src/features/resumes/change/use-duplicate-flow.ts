import type { ResumeId } from '@shortlist/resume';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useSections } from '#lib/sections-context.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { resumesQuery } from '#lib/server/resumes-query.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { quoteName } from '../quote-name.ts';
import type { ResumeCopy } from './duplicate-resume.ts';

type Named = { resume_id: ResumeId; resume_name: string };

const loadDuplicate = () => loadChunk('duplicate', () => import('./duplicate-resume.ts'));

/**
 * Duplicating as a person meets it: sends what is unsaved, copies, and asks whether to try again where that failed. Calls
 * `onCopied` once the list has the copy. A second press meanwhile does nothing.
 */
export function useDuplicateFlow(onCopied: (copy: ResumeCopy) => void) {
  const queryClient = useQueryClient();
  const sections = useSections();
  const confirm = useConfirm();
  const isUnderWay = useRef(false);

  async function tryCopying(
    name: string,
    copyOnce: () => Promise<ResumeCopy>,
  ): Promise<ResumeCopy | undefined> {
    try {
      return await copyOnce();
    } catch (cause) {
      logError('A resume could not be duplicated.', cause);
      const triesAgain = await confirm({
        title: `${quoteName(name)} was not duplicated`,
        text: reasonOf(cause),
        confirmLabel: 'Try again',
      });
      return triesAgain ? tryCopying(name, copyOnce) : undefined;
    }
  }

  return async ({ resume_id, resume_name }: Named): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    let prepared: (() => Promise<ResumeCopy>) | undefined;
    try {
      const copy = await tryCopying(resume_name, async () => {
        const { prepareDuplicate } = await loadDuplicate();
        prepared ??= await prepareDuplicate(resume_id, sections);
        return prepared();
      });
      await queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
      if (copy) onCopied(copy);
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** What is said of a copy that was made while edits of the original were not saved. */
export const missingEdits = ({ isWhole }: ResumeCopy): string =>
  isWhole ? '' : ' Edits that are not saved yet are not in it.';
