import { listDocuments } from '@shortlist/contracts';
import { ApiError } from '#lib/server/api-error.ts';
import { call } from '#lib/server/call.ts';
import { readSessionUser } from '#session/token.ts';
import type { LeavingOwner } from '../storage/owner-drafts.ts';

/** Asks who is logged in, with the ids of their resumes; for a session that has ended the server answers no ids. */
export async function readLeavingOwner(): Promise<LeavingOwner> {
  const id = readSessionUser()?.id ?? '';
  try {
    const { documents } = await call(listDocuments, { querystring: { kind: 'resume' } });
    return { id, resumeIds: documents.map(({ document_id }) => document_id) };
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.status === 401)) throw cause;
    return { id, resumeIds: [] };
  }
}
