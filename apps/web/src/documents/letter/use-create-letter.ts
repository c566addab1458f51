import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LETTER, letterOfPursuit, type ResumeId } from '@shortlist/model';
import type { Pursuit } from '@shortlist/model/pursuit';
import { useState } from 'react';
import { withOpenDocument } from '#draft/opening/with-open-document.ts';
import { useCreateInSession } from '#features/resumes/create/use-create-in-session.ts';
import { FILTER_FLAG } from '#features/resumes/list/search/filter-flag.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { keepJobDescription } from '#platform/storage/job-description.ts';
import { useStoredFlag } from '#platform/storage/stored-flag.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

type NewLetter = { title: string; base?: ResumeId; posting?: string };

/** Returns how a letter is made, for an application if it is for one, which opens then. */
export function useCreateLetter(pursuit?: Pursuit) {
  const words = useWords(en.letter);
  const createInSession = useCreateInSession();
  const navigate = useNavigate();
  const fail = useFailureNotice();
  const [isCreating, setIsCreating] = useState(false);
  // Asked for again after a lost answer, it finds the letter that was made.
  const [id] = useState(randomUuid);
  const [, rememberKinds] = useStoredFlag(FILTER_FLAG, false);

  async function create({ title, base, posting = '' }: NewLetter) {
    setIsCreating(true);
    try {
      const kind = { kind: LETTER.kind, ...(LETTER.follows && { follows: LETTER.follows }) };
      const about = { title: title.trim(), id, kind, ...(base && { base }) };
      const letterId = await createInSession(about);
      if (letterId === undefined) return;
      rememberKinds(true);
      if (base) keepJobDescription(base, posting);
      const open = async () => navigate(hrefOf('letter', { letterId }));
      await (pursuit ? fillLetter(letterId, pursuit, open) : open());
    } catch (cause) {
      void fail('A letter could not be created.', cause, words.notCreated);
    } finally {
      setIsCreating(false);
    }
  }
  return { create, isCreating };
}

/** Has a letter say what its application says already, and holds it until the next screen does. */
async function fillLetter(letterId: ResumeId, pursuit: Pursuit, open: () => Promise<void>) {
  const { LETTERS } = await loadChunk('letter-kind', () => import('./letter-kind.ts'));
  await withOpenDocument(letterId, LETTERS, async (draft) => {
    const { letter, recipient } = letterOfPursuit(pursuit);
    draft.edit({ type: 'set-letter', changes: { subject: letter.subject } });
    draft.edit({ type: 'set-recipient', changes: recipient });
    await open();
  });
}
