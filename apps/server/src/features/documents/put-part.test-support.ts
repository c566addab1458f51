import { savePart } from '@shortlist/contracts';
import type { Visitor } from '../../test-server.test-support.ts';

/** Saves a part of a document, on a revision of it where one is named. */
export const put = (
  [who, documentId]: readonly [Visitor, string],
  key: string,
  content: object,
  revision?: number,
) =>
  who.call(savePart, {
    params: { documentId, key },
    body: { content: { ...content } },
    ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
  });
