import { duplicateResume as endpoint } from '@shortlist/contracts';
import { en, type Language } from '@shortlist/messages';
import { RESUME, type ResumeId, type Sections } from '@shortlist/model';
import type { QueryClient } from '@tanstack/react-query';
import { findDraftKind } from '#draft/draft-kind.ts';
import { draftKindsOf } from '#draft/draft-kinds.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { wordsIn } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { refreshResumes } from '#platform/server/resumes-query.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import type { Confirmation } from '#ui/notices/notice-context.ts';

/** A document of a kind, a resume where none is named. */
export type NamedResume = { document_id: ResumeId; title: string; kind?: string };

/**
 * A copy of a resume; its quoted name for messages, what is to be said besides, empty or after a space, and both for where
 * the copy is opened.
 */
export type ResumeCopy = NamedResume & { quotedName: string; note: string; nowEditing: string };

type Surroundings = {
  queryClient: QueryClient;
  /** The kinds of section of the provider, where there are others than the product's. */
  sections: Sections | undefined;
  confirm: (question: Confirmation) => Promise<boolean>;
  language: Language;
};

/**
 * Sends what this browser has unsaved of a resume and copies it on the server; where that fails, asks whether to try again,
 * under the same number, so that there is one copy. Resolves once the list has it; undefined where there is none.
 */
export async function duplicateResume(
  { document_id, title: original, kind = RESUME.kind }: NamedResume,
  { queryClient, sections, confirm, language }: Surroundings,
): Promise<ResumeCopy | undefined> {
  const words = wordsIn(language, en.duplicateResume);
  const common = wordsIn(language, en.common);
  const draftKind = findDraftKind(draftKindsOf(sections), kind);
  const isWhole = draftKind === undefined || (await settleDocument(document_id, draftKind));
  const request = { params: { documentId: document_id }, body: { submissionId: randomUuid() } };

  async function copyOnce(): Promise<NamedResume | undefined> {
    try {
      const { resume_id: document_id, resume_name: title } = await call(endpoint, request);
      return { document_id, title, kind };
    } catch (cause) {
      logError('A resume could not be duplicated.', cause);
      const triesAgain = await confirm({
        title: words.notDuplicated({ name: quoteName(original) }),
        text: reasonOf(common, cause),
        confirmLabel: common.tryAgain,
      });
      return triesAgain ? copyOnce() : undefined;
    }
  }

  const copy = await copyOnce();
  await refreshResumes(queryClient);
  const note = isWhole ? '' : ` ${words.notWhole}`;
  if (!copy) return undefined;
  const quotedName = quoteName(copy.title);
  return { ...copy, quotedName, note, nowEditing: words.youNowEdit({ quotedName, note }) };
}
