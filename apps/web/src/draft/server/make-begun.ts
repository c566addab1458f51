import { changeDocument, createDocument } from '@shortlist/contracts';
import { type Failure, sameValue } from '@shortlist/draft';
import { ResumeId } from '@shortlist/model';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { type BegunResume, findNewResume, removeNewResume } from '../storage/new-resumes.ts';
import { readFailure } from './read-failure.ts';

/** Makes a resume that was begun without the server, if it has yet to be made; resolves to why it was not. */
export async function makeBegun(resumeId: string): Promise<Failure | undefined> {
  const begun = findNewResume(resumeId);
  if (!begun) return undefined;
  try {
    await make(begun);
  } catch (cause) {
    logError('A resume that was begun offline could not be made on the server.', cause);
    return readFailure(cause);
  }
  removeNewResume(resumeId);
  return undefined;
}

/** Has the resume made, under the name that it is given meanwhile, too. */
async function make({ about, isRenamed, ...begun }: BegunResume): Promise<void> {
  const documentId = ResumeId.parse(begun.resumeId);
  await call(createDocument, { body: { kind: 'resume', ...about, document_id: documentId } });
  let made = isRenamed ? undefined : about;
  for (;;) {
    const wanted = findNewResume(begun.resumeId)?.about ?? made;
    if (wanted === undefined || sameValue(wanted, made)) return;
    await call(changeDocument, { params: { documentId }, body: wanted });
    made = wanted;
  }
}
