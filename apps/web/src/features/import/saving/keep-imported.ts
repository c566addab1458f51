import { nameVersion } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';

/** Has the history keep what a file said when it was imported, once. Without it the history begins with the first edit. */
export const keepImported = (resumeId: ResumeId): Promise<unknown> =>
  call(nameVersion, {
    params: { documentId: resumeId },
    body: { imported: true, submission_id: resumeId },
  }).catch((cause) => logError('What was imported was not kept in the history.', cause));
