import { listDocuments } from '@shortlist/contracts';
import { KINDS } from '@shortlist/model';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';
import { readSessionUser } from '#session/token.ts';
import type { LeavingOwner } from '../storage/owner-drafts.ts';

/** Asks who is logged in, with the ids of their documents; for a session that has ended the server answers no ids. */
export async function readLeavingOwner(): Promise<LeavingOwner> {
  const id = readSessionUser()?.id ?? '';
  try {
    const lists = await Promise.all(
      KINDS.all.map(({ kind }) => call(listDocuments, { querystring: { kind } })),
    );
    const documents = lists.flatMap((list) => list.documents);
    return { id, documentIds: documents.map(({ document_id }) => document_id) };
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.status === 401)) throw cause;
    return { id, documentIds: [] };
  }
}
