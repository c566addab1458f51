import type { DocumentTypes } from '../model/document-types.ts';
import { afterUse } from '../state/draft-snapshot.ts';
import type { DocumentServer, SaveReply, UseReply, UseRequest } from './document-server.ts';
import type { DraftContainer } from './draft-container.ts';

/** Has the server count a use, and takes in its answer; gives it as that of a save. */
export async function countUse<T extends DocumentTypes>(
  { server, container }: { server: DocumentServer<T>; container: DraftContainer<T> },
  request: UseRequest<T>,
): Promise<SaveReply<T>> {
  const reply = await sendUse(server, request);
  container.update((snapshot) => afterUse(snapshot, request.callId, reply));
  return reply.kind === 'counted' ? { kind: 'saved', revision: undefined } : reply;
}

/**
 * Sends a use. Where the server has the document and not the entry, there is nothing left to count it for; where it
 * does not have the document either, the answer is `missing`.
 */
async function sendUse<T extends DocumentTypes>(
  server: DocumentServer<T>,
  request: UseRequest<T>,
): Promise<UseReply> {
  const reply = await server.recordUse(request);
  if (reply.kind !== 'missing') return reply;
  const read = await server.load();
  if (read.kind === 'loaded') return { kind: 'counted', left: undefined };
  return read.kind === 'not-yours' ? reply : read;
}
