import {
  type DocumentChange,
  type DocumentPart,
  dropChange,
  getDocument,
  parseChangeRef,
  savePart,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { RESUME } from '@shortlist/model';
import { useQueryClient } from '@tanstack/react-query';
import { draftKindOf } from '#draft/draft-kind.ts';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { announceSaved } from '#draft/tabs/page-events.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { call } from '#platform/server/call.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { refreshChanges } from './changes-query.ts';

/** Returns functions that settle a change of a tailored resume: it says what its base says again, or goes on saying what it says. */
export function useAnswerChange(documentId: string, draft: OpenedResume['draft']) {
  const words = useWords(en.tailoredChanges);
  const sections = useSections();
  const queryClient = useQueryClient();
  const fail = useFailureNotice();

  async function answer(send: () => Promise<unknown>, failed: string) {
    try {
      await settleDocument(documentId, draftKindOf(RESUME, sections));
      await send();
      announceSaved(documentId);
      await Promise.all([draft.refresh(), refreshChanges(queryClient)]);
    } catch (cause) {
      await fail('A change of a tailored resume was not settled.', cause, failed);
    }
  }

  return {
    /** Takes what the base says in the place of each change, up to the first that fails. */
    takeBase: (...changes: readonly DocumentChange[]) =>
      answer(async () => {
        for (const { ref } of changes) await call(dropChange, { params: { documentId, ref } });
      }, words.notTaken),
    keepMine: ({ ref }: DocumentChange) =>
      answer(() => keepField(documentId, parseChangeRef(ref)), words.notKept),
  };
}

/** Saves a part as it is, one field weighed against what the base says of it. */
async function keepField(
  documentId: string,
  { key, field }: ReturnType<typeof parseChangeRef>,
): Promise<void> {
  const { parts } = await call(getDocument, { params: { documentId } });
  const part: DocumentPart | undefined = parts.find((each) => each.key === key);
  if (!part) return;
  const { content, schema, revision, base } = part;
  await call(
    savePart,
    {
      params: { documentId, key },
      body: { content, schema, base_revision: base?.revision, base_fields: [field] },
    },
    { ifMatch: revision },
  );
}
