import type { Failure } from '@shortlist/draft';
import { makeBegun } from './make-begun.ts';
import { sendName } from './send-name.ts';

/**
 * Makes a document that was begun without the server, and gives it the name that waits. Resolves to why it is not made; a name that is not
 * given keeps nothing else from being saved.
 */
export async function prepareDocument(documentId: string): Promise<Failure | undefined> {
  const failure = await makeBegun(documentId);
  if (!failure) await sendName(documentId);
  return failure;
}
