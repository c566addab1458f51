import { listResumes } from '@shortlist/contracts';
import { ApiError } from '#lib/server/api-error.ts';
import { call } from '#lib/server/call.ts';
import { readSessionUser } from '#session/token.ts';
import type { LeavingOwner } from '../storage/owner-drafts.ts';

/** Asks who is logged in, with the ids of their resumes; for a session that has ended the server answers no ids. */
export async function readLeavingOwner(): Promise<LeavingOwner> {
  const id = readSessionUser()?.id ?? '';
  try {
    const { resumes } = await call(listResumes, {});
    return { id, resumeIds: resumes.map(({ resume_id }) => resume_id) };
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.status === 401)) throw cause;
    return { id, resumeIds: [] };
  }
}
