import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWords, type WordsOf } from '#lib/language/use-words.ts';
import { logError } from '#lib/log.ts';
import { useNavigate } from '#lib/navigation/router/router-context.ts';
import { erasePersonalCopies } from '#lib/storage/personal-copies.ts';
import { forgetSessionTexts } from '#lib/storage/session-text.ts';
import { clearToken } from '#session/token.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import {
  countUnsavedDocuments,
  eraseDrafts,
  type LeavingOwner,
  settleOpenDrafts,
} from '../storage/owner-drafts.ts';

/** Longest time that the last edits may take on their way to the server before the person is asked, in ms. */
const SETTLING_MS = 3_000;

/**
 * Forgets who is logged in, once `end` has ended that on the server: their drafts, their open resumes and what
 * each tab keeps of its session, pictures of them, the token, and what was read for them. Goes to the home page. Rejects with what `call` throws;
 * then nothing has changed.
 */
export function useForgetOwner() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async (
    end: () => Promise<unknown>,
    mayForget: (owner: LeavingOwner) => Promise<boolean> = async () => true,
  ): Promise<void> => {
    const { readLeavingOwner } = await import('../server/leaving-owner.ts');
    const owner = await readLeavingOwner();
    if (!(await mayForget(owner))) return;
    await end();
    eraseDrafts(localStorage, owner);
    forgetSessionTexts();
    await erasePersonalCopies();
    clearToken();
    queryClient.clear();
    await navigate(hrefOf('home'));
  };
}

/**
 * Logging out, in whatever way `end` ends the session on the server: saves what can be saved, asks
 * when edits would be lost, then forgets the person in this browser. Where the server does not end the
 * session, nothing changes and the mutation fails with what `call` throws.
 */
export function useLogOut(end: () => Promise<unknown>) {
  const forget = useForgetOwner();
  const confirm = useConfirm();
  const words = useWords(en.logOut);

  async function mayErase(owner: LeavingOwner): Promise<boolean> {
    const unsaved = countUnsavedDocuments(localStorage, owner);
    return unsaved === 0 || confirm(questionAbout(words, unsaved));
  }

  return useMutation({
    mutationFn: async () => {
      await settleOpenDrafts(SETTLING_MS);
      await forget(end, mayErase);
    },
    onError: (cause) => logError('The session was not ended.', cause),
  });
}

const questionAbout = (words: WordsOf<'logOut'>, unsaved: number) => ({
  title: words.someNotSaved,
  text: words.losses({ count: unsaved }),
  confirmLabel: words.logOutAndErase,
  isDangerous: true,
});
