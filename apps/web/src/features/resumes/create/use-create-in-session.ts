import type { ResumeId } from '@shortlist/resume';
import type { NewResume } from '#draft/opening/ask-to-create.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { isSessionEnded, SESSION_ENDED } from '../ended-session.ts';
import { useCreateResume } from './use-create-resume.ts';

/**
 * Creates a resume and answers its id. Where the session has ended, asks whether to sign out of it first;
 * answers undefined when the person would rather not. Rejects with what `call` throws.
 */
export function useCreateInSession(): (resume: NewResume) => Promise<ResumeId | undefined> {
  const { mutateAsync: createResume } = useCreateResume();
  const { mutateAsync: signOut } = useSignOut();
  const confirm = useConfirm();

  return async (resume) => {
    try {
      return await createResume(resume);
    } catch (cause) {
      if (!isSessionEnded(cause)) throw cause;
      if (!(await confirm(SESSION_ENDED))) return undefined;
      await signOut();
      return createResume(resume);
    }
  };
}
