import { type DocumentVersion, deleteVersion, deleteVersions } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import type { HistorySubject } from './history-subject.ts';
import { refreshVersions } from './versions-query.ts';

/** A version, and how a sentence names it. */
type LabelledVersion = { version: DocumentVersion; label: string };

/** Returns a function that asks, and deletes a version; or all of them, where none is given. */
export function useRemove({ documentId, historyHref }: HistorySubject) {
  const words = useWords(en.history);
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const fail = useFailureNotice();
  const toast = useToast();
  const navigate = useNavigate();

  return async (chosen?: LabelledVersion): Promise<void> => {
    const agreed = await confirm({ ...questionOf(words, chosen), isDangerous: true });
    if (!agreed) return;
    try {
      const params = { documentId };
      if (!chosen) await call(deleteVersions, { params });
      else {
        const { version_id: versionId } = chosen.version;
        await call(deleteVersion, { params: { documentId, versionId } });
      }
      await refreshVersions(queryClient, documentId);
      await navigate(historyHref(), { replace: true });
      toast({ text: chosen ? words.removed : words.removedAll });
    } catch (cause) {
      await fail('A version was not deleted.', cause, words.notRemoved);
    }
  };
}

/** Versions that are kept by themselves. */
const MOMENTS: ReadonlySet<DocumentVersion['reason']> = new Set([
  'named',
  'before-restore',
  'imported',
  'sent',
]);

/** The question before a version is deleted. An unnamed one is made of what the older ones are made of too. */
function questionOf(words: WordsOf<'history'>, chosen: LabelledVersion | undefined) {
  if (!chosen)
    return {
      title: words.removeAllTitle,
      text: words.removeAllText,
      confirmLabel: words.removeAll,
    };
  const { version, label } = chosen;
  const isMoment = MOMENTS.has(version.reason);
  return {
    title: (isMoment ? words.removeTitle : words.removeOlderTitle)({ version: label }),
    text: version.reason === 'sent' ? words.removeSentText : words.removeText,
    confirmLabel: words.remove,
  };
}
