import { hrefOf } from '@shortlist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#platform/language/language-context.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { forgetSessionTexts } from '#platform/storage/session-text.ts';
import { clearToken } from '#session/token.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import type { LeavingOwner } from '../storage/owner-drafts.ts';

/** Longest time that the last edits may take on their way to the server before the person is asked, in ms. */
const SETTLING_MS = 3_000;

const loadLogOutPart = () => loadChunk('log-out', () => import('./log-out-part.ts'));

/**
 * Forgets who is logged in, once `end` has ended that on the server: their drafts, their open resumes and what
 * each tab keeps of its session, pictures of them, the token, and what was read for them. Goes to the home page. Rejects with what `call` or `loadChunk` throws;
 * then nothing has changed.
 */
export function useForgetOwner() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async (
    end: () => Promise<unknown>,
    mayForget: (owner: LeavingOwner) => Promise<boolean> = async () => true,
  ): Promise<void> => {
    const { readLeavingOwner, eraseDrafts, erasePersonalCopies } = await loadLogOutPart();
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
  const language = useLanguage();

  async function mayErase(owner: LeavingOwner): Promise<boolean> {
    const { countUnsavedDocuments, questionAbout } = await loadLogOutPart();
    const unsaved = countUnsavedDocuments(localStorage, owner);
    return unsaved === 0 || confirm(questionAbout(language, unsaved));
  }

  return useMutation({
    mutationFn: async () => {
      await (await loadLogOutPart()).settleOpenDrafts(SETTLING_MS);
      await forget(end, mayErase);
    },
    onError: (cause) => logError('The session was not ended.', cause),
  });
}
