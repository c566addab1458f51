import { listDocuments } from '@shortlist/contracts';
import { call } from './call.ts';

/** The resumes of the current user; none before the first one is created. */
export const fetchResumes = async (signal: AbortSignal) =>
  (await call(listDocuments, { querystring: { kind: 'resume' } }, { signal })).documents;
