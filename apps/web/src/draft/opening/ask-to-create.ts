import { createDocument } from '@shortlist/contracts';
import { type DocumentTitle, ResumeId } from '@shortlist/model';
import { call } from '#platform/server/call.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { isAnswer } from '../server/read-failure.ts';
import { beginDocument, type KindToBegin } from './begin-document.ts';

export type NewDocument = Pick<DocumentTitle, 'title'> &
  Partial<DocumentTitle> & { id?: string; kind?: KindToBegin };

/**
 * Creates a document, a resume where no kind is named, and answers its id: on the server, or in this browser where no server can be reached. Asked
 * again with the same `id`, any UUID, it finds the one that is there.
 */
export async function askToCreate(wanted: NewDocument): Promise<ResumeId> {
  const { title, level = '', industry = '', base, kind = { kind: FIRST_KIND } } = wanted;
  const id = ResumeId.parse(wanted.id ?? randomUuid());
  const about = { title, level, industry, ...(base && { base }) };
  try {
    const body = { kind: kind.kind, ...about, document_id: id };
    return (await call(createDocument, { body })).document_id;
  } catch (cause) {
    if (isAnswer(cause) || !(await beginDocument(id, about, kind))) throw cause;
    return id;
  }
}
