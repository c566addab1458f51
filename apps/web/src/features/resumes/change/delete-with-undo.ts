import { deleteDocument, listLinks, restoreDocument } from '@shortlist/contracts';
import { en, type Language } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { QueryClient } from '@tanstack/react-query';
import { prepareDocument } from '#draft/server/prepare-document.ts';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { refreshResumes, resumesQuery } from '#platform/server/resumes-query.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import type { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import type { useToast } from '#ui/notices/toast-context.ts';
import { noteDeletion } from './deleted-here.ts';

/** Texts that name the kind of document; those of a resume where they are not given. */
export type DeleteTexts = Pick<WordsOf<'deleteResume'>, 'deleteResume' | 'notDeleted'>;

export type NamedDocument = { document_id: ResumeId; title: string };

type Surroundings = {
  language: Language;
  queryClient: QueryClient;
  confirm: ReturnType<typeof useConfirm>;
  notify: ReturnType<typeof useNotice>;
  toast: ReturnType<typeof useToast>;
  texts: DeleteTexts | undefined;
};

/** Asks, deletes and says so with an Undo, or says why it could not. Resolves to whether the document was deleted. */
export async function deleteWithUndo(
  document: NamedDocument,
  surroundings: Surroundings,
): Promise<boolean> {
  const { language, queryClient, confirm, notify, toast, texts } = surroundings;
  const { document_id: documentId, title } = document;
  const words = { ...wordsIn(language, en.deleteResume), ...texts };
  const common = wordsIn(language, en.common);
  const links = await countLinks(documentId);
  const agreed = await confirm({
    title: words.delete({ name: quoteName(title) }),
    text: words.deleteHint({ count: links }),
    confirmLabel: words.deleteResume,
    isDangerous: true,
  });
  if (!agreed) return false;
  const followers = countFollowers(queryClient, documentId);
  const takesThem = followers > 0 && (await asksForThem(followers, surroundings));
  try {
    // One that was begun offline may be none yet, and one that is restored has the name that waited.
    await prepareDocument(documentId);
    await call(deleteDocument, {
      params: { documentId },
      querystring: takesThem ? { tailored: 'delete' } : {},
    });
  } catch (cause) {
    logError('A resume could not be deleted.', cause);
    await notify({ title: words.notDeleted, text: reasonOf(common, cause) });
    return false;
  } finally {
    void refreshResumes(queryClient);
  }
  noteDeletion(documentId, true);
  toast({
    text: words.wasDeleted({ name: quoteName(title) }),
    action: { label: common.undo, onAction: () => void restore(document, surroundings) },
  });
  return true;
}

/** Longest time that the question waits for what the server says of links, in ms. */
const LINKS_MS = 2_000;

/** Counts the links to a document that have not ended; none where the server does not say soon enough. */
async function countLinks(documentId: ResumeId): Promise<number> {
  try {
    const { links } = await call(listLinks, { params: { documentId } }, { timeoutMs: LINKS_MS });
    return links.filter(
      ({ expires_at }) => expires_at === null || Date.parse(expires_at) > Date.now(),
    ).length;
  } catch {
    // Asked all the same: whether the server answers is said of the deletion.
    return 0;
  }
}

/** Counts the resumes of the list that are tailored from one. */
const countFollowers = (queryClient: QueryClient, documentId: ResumeId): number =>
  (queryClient.getQueryData(resumesQuery.queryKey) ?? []).filter(
    ({ base_id }) => base_id === documentId,
  ).length;

/** Asks whether the resumes that are tailored from one go with it. */
function asksForThem(count: number, { language, confirm }: Surroundings): Promise<boolean> {
  const words = wordsIn(language, en.detaching);
  return confirm({
    title: words.deleteToo({ count }),
    text: words.deleteTooHint,
    confirmLabel: words.deleteThem,
    cancelLabel: words.keepThem,
    isDangerous: true,
  });
}

/** Brings a document back. A failure asks whether to try again: the message with Undo is gone by then. */
async function restore(document: NamedDocument, surroundings: Surroundings): Promise<void> {
  const { language, queryClient, confirm, toast } = surroundings;
  const { document_id: documentId, title } = document;
  const words = wordsIn(language, en.deleteResume);
  const common = wordsIn(language, en.common);
  try {
    const { detached = [] } = await call(restoreDocument, { params: { documentId } });
    noteDeletion(documentId, false);
    const name = quoteName(title);
    const { noLongerFollow } = wordsIn(language, en.detaching);
    const text =
      detached.length > 0
        ? noLongerFollow({ name, count: detached.length })
        : words.isBack({ name });
    toast({ tone: 'good', text });
  } catch (cause) {
    logError('A resume could not be restored.', cause);
    const triesAgain = await confirm({
      title: words.wasNotRestored({ name: quoteName(title) }),
      text: reasonOf(common, cause),
      confirmLabel: common.tryAgain,
    });
    if (triesAgain) await restore(document, surroundings);
  } finally {
    void refreshResumes(queryClient);
  }
}
