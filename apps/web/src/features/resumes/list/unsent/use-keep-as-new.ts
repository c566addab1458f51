import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { useRef, useState } from 'react';
import { fillNewDocument } from '#draft/opening/fill-new-document.ts';
import type { UnsentDocument } from '#draft/react/unsent/use-unsent-documents.ts';
import { type LeftDrafts, readLeftDrafts } from '#draft/storage/left-drafts.ts';
import { lastRefusal } from '#draft/storage/stored-texts.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { hrefOfDocument } from '#platform/navigation/href-of-document.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useCreateInSession } from '../../create/use-create-in-session.ts';

/** This browser does not take the edits into a new resume. */
class NotKept extends Error {}

/** Tried again after a failure, it finds the document that is there, and the edits that were put into it. */
type Attempt = { newId: string; drafts?: LeftDrafts };

/** Makes a new document of the edits and opens it; only then are they no longer held apart. */
export function useKeepAsNew(left: UnsentDocument) {
  const words = useWords(en.leftDrafts);
  const common = useWords(en.common);
  const [isKeeping, setIsKeeping] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const createInSession = useCreateInSession();
  const navigate = useNavigate();
  const notify = useNotice();
  const { kind } = left;
  const resumeName = left.name?.trim() || words.keptEdits;

  async function make(): Promise<ResumeId | undefined> {
    const current = attempt.current ?? { newId: randomUuid() };
    attempt.current = current;
    const resumeId = await createInSession({
      title: resumeName,
      id: current.newId,
      kind: kind.definition,
    });
    if (resumeId === undefined) return undefined;
    current.drafts ??= readLeftDrafts(left, kind);
    const { release, isOnDisk } = await fillNewDocument(resumeId, current.drafts.document, kind);
    release();
    if (!isOnDisk) throw new NotKept(words.notYet({ refusal: lastRefusal() }));
    current.drafts.discardKept();
    attempt.current = undefined;
    return resumeId;
  }

  async function keep() {
    setIsKeeping(true);
    try {
      const resumeId = await make();
      if (resumeId)
        await navigate(hrefOfDocument(kind.definition.kind, resumeId), {
          state: { resumeName },
        });
    } catch (cause) {
      logError('Edits could not be kept as a new resume.', cause);
      await notify({
        title: words.notMoved,
        text: words.stillHere({
          reason: cause instanceof NotKept ? cause.message : reasonOf(common, cause),
        }),
      });
    } finally {
      setIsKeeping(false);
    }
  }

  return { keep, isKeeping };
}
