import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { PURSUIT } from '@shortlist/model';
import { emptyPursuit, NO_PARTS, type Posting, pursuitTitle } from '@shortlist/model/pursuit';
import { useState } from 'react';
import { fillNewDocument } from '#draft/opening/fill-new-document.ts';
import { useCreateInSession } from '#features/resumes/create/use-create-in-session.ts';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { PURSUITS } from '../pursuit-kind.ts';

/** Returns how a posting is saved as an application, which opens then; without a network this browser keeps it. */
export function useSavePosting(onSaved: () => void) {
  const words = useWords(en.applications);
  const createInSession = useCreateInSession();
  const navigate = useNavigate();
  const fail = useFailureNotice();
  const [isSaving, setIsSaving] = useState(false);
  // Asked for again after a lost answer, it finds the application that was made.
  const [id] = useState(randomUuid);

  async function save(posting: Posting) {
    setIsSaving(true);
    try {
      const kind = { kind: PURSUIT.kind };
      const applicationId = await createInSession({ title: pursuitTitle(posting), id, kind });
      if (applicationId === undefined) return;
      const state = { ...NO_PARTS.state, since: dayHere() };
      const pursuit = { ...emptyPursuit(), posting, state };
      const { release } = await fillNewDocument(applicationId, pursuit, PURSUITS);
      onSaved();
      await navigate(hrefOf('pursuit', { applicationId }), { replace: true });
      release();
    } catch (cause) {
      void fail('An application could not be saved.', cause, words.notSaved);
    } finally {
      setIsSaving(false);
    }
  }
  return { save, isSaving };
}
