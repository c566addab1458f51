import { detachDocument } from '@shortlist/contracts';
import { en, type Language } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { QueryClient } from '@tanstack/react-query';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { announceSaved } from '#draft/tabs/page-events.ts';
import { wordsIn } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { refreshResumes } from '#platform/server/resumes-query.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import type { useConfirm } from '#ui/notices/notice-context.ts';
import type { useToast } from '#ui/notices/toast-context.ts';
import type { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

type Surroundings = {
  draft: OpenedResume['draft'];
  language: Language;
  queryClient: QueryClient;
  confirm: ReturnType<typeof useConfirm>;
  toast: ReturnType<typeof useToast>;
  fail: ReturnType<typeof useFailureNotice>;
};

/** Asks, and makes a tailored resume one that follows no other. */
export async function detach(
  { document_id: documentId, title }: { document_id: ResumeId; title: string },
  { draft, language, queryClient, confirm, toast, fail }: Surroundings,
): Promise<void> {
  const words = wordsIn(language, en.detaching);
  const name = quoteName(title);
  const agreed = await confirm({
    title: words.title({ name }),
    text: words.hint,
    confirmLabel: words.detach,
  });
  if (!agreed) return;
  try {
    await settleDocument(documentId, draft.kind);
    await call(detachDocument, { params: { documentId } });
    announceSaved(documentId);
    const { base: _, ...about } = draft.get().about;
    draft.setAbout(about);
    await Promise.all([draft.refresh(), refreshResumes(queryClient)]);
    toast({ tone: 'good', text: words.detached({ name }) });
  } catch (cause) {
    await fail('A resume was not detached.', cause, words.notDetached);
  }
}
