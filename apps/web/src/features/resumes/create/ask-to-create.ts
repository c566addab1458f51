import { createResume, type RequestOf } from '@shortlist/contracts';
import { call } from '#lib/server/call.ts';

export type NewResume = RequestOf<typeof createResume>['body'];

/** Creates a resume on the server and answers its id. */
export const askToCreate = async (body: NewResume) =>
  (await call(createResume, { body })).resume_id;
