import { createDocument } from '@shortlist/contracts';
import { ResumeId, type DocumentTitle } from '@shortlist/model';
import { call } from '#lib/server/call.ts';
import { randomUuid } from '#lib/storage/submission-id.ts';
import { isAnswer } from '../server/read-failure.ts';
import { beginResume } from './begin-resume.ts';

export type NewResume = Pick<DocumentTitle, 'title'> & Partial<DocumentTitle> & { id?: string };

/**
 * Creates a resume and answers its id: on the server, or in this browser where no server can be reached. Asked again with the
 * same `id`, any UUID, it finds the one that is there.
 */
export async function askToCreate(wanted: NewResume): Promise<ResumeId> {
  const { title, level = '', industry = '' } = wanted;
  const id = ResumeId.parse(wanted.id ?? randomUuid());
  const about = { title, level, industry };
  try {
    const body = { kind: 'resume', ...about, document_id: id } as const;
    return (await call(createDocument, { body })).document_id;
  } catch (cause) {
    if (isAnswer(cause) || !(await beginResume(id, about))) throw cause;
    return id;
  }
}
