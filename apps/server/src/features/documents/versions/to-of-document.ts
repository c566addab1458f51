import type { DocumentRoutes } from '../document-services.ts';
import { toResumeId } from '../ids.ts';
import type { SaveRequest } from '../to-save.ts';
import type { OfDocument } from './moment-queries.ts';

type ChangeRequest = SaveRequest & { params: { documentId: string } };

/** Reads from a request whose document's history is changed, and with how much room. */
export const toOfDocument = (
  { now, roomOf, forms }: Pick<DocumentRoutes, 'now' | 'roomOf' | 'forms'>,
  request: ChangeRequest,
): OfDocument => ({
  owner: request.owner,
  document: toResumeId(request.params.documentId),
  now: now(),
  room: roomOf(request, request.isGuest),
  forms,
});
