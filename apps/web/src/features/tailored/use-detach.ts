import type { ResumeId } from '@shortlist/model';
import { useQueryClient } from '@tanstack/react-query';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useLoadOnDemand } from '#ui/notices/use-load-on-demand.ts';

const loadDetach = () => loadChunk('detach', () => import('./detach.ts'));

/** Returns a function that asks whether a resume shall follow its base no more, and carries that out. */
export function useDetach({ draft }: OpenedResume) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const fail = useFailureNotice();
  const load = useLoadOnDemand(loadDetach);
  return async (resume: { document_id: ResumeId; title: string }): Promise<void> => {
    const part = await load();
    await part?.detach(resume, { draft, language, queryClient, confirm, toast, fail });
  };
}
