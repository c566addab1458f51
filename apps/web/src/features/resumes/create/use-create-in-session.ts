import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { NewDocument } from '#draft/opening/ask-to-create.ts';
import { useWords } from '#platform/language/use-words.ts';
import { isSessionEnded } from '#platform/server/api-error.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useCreateResume } from './use-create-resume.ts';

/**
 * Creates a resume and answers its id. Where the session has ended, asks whether to sign out of it first;
 * answers undefined when the person would rather not. Rejects with what `call` throws.
 */
export function useCreateInSession(): (resume: NewDocument) => Promise<ResumeId | undefined> {
  const { mutateAsync: createResume } = useCreateResume();
  const { mutateAsync: signOut } = useSignOut();
  const confirm = useConfirm();
  const words = useWords(en.session);

  return async (resume) => {
    try {
      return await createResume(resume);
    } catch (cause) {
      if (!isSessionEnded(cause)) throw cause;
      const isLeft = await confirm({
        title: words.ended,
        text: words.endedText,
        confirmLabel: words.startAnew,
      });
      if (!isLeft) return undefined;
      await signOut();
      return createResume(resume);
    }
  };
}
