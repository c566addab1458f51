import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#platform/language/language-context.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useLoadOnDemand } from '#ui/notices/use-load-on-demand.ts';
import type { DeleteTexts, NamedDocument } from './delete-with-undo.ts';

const loadDelete = () =>
  loadChunk('delete', async () => (await import('../late-parts.ts')).importDelete());

/**
 * Deleting as a person meets it: asks, deletes, says so with an Undo, or says why it could not.
 * Resolves to whether the resume was deleted.
 */
export function useDeleteFlow(texts?: DeleteTexts): (resume: NamedDocument) => Promise<boolean> {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const notify = useNotice();
  const toast = useToast();
  const load = useLoadOnDemand(loadDelete);

  return async (resume) => {
    const part = await load();
    const surroundings = { language, queryClient, confirm, notify, toast, texts };
    return (await part?.deleteWithUndo(resume, surroundings)) ?? false;
  };
}
