import type { ResumeId } from '@shortlist/resume';
import { useStartAnew } from '#lib/use-start-anew.ts';
import { useConfirm } from '#ui/notice-context.ts';
import { type NewResume, useCreateResume } from './api.ts';
import { isSessionEnded, START_ANEW } from './ended-session.ts';

/**
 * Creates a resume and answers its id. Where the session has ended, asks whether to start anew first;
 * answers undefined when the person would rather not. Rejects with what `call` throws.
 */
export function useCreateInSession(): (resume: NewResume) => Promise<ResumeId | undefined> {
  const { mutateAsync: createResume } = useCreateResume();
  const { mutateAsync: startAnew } = useStartAnew();
  const confirm = useConfirm();

  return async (resume) => {
    try {
      return await createResume(resume);
    } catch (cause) {
      if (!isSessionEnded(cause)) throw cause;
      if (!(await confirm(START_ANEW))) return undefined;
      await startAnew();
      return createResume(resume);
    }
  };
}
