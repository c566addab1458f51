import { listDocuments } from '@shortlist/contracts';
import { call } from './call.ts';

/** The documents of some kinds of the current user, by kind. */
export const fetchDocuments = (kinds: readonly string[], signal: AbortSignal) =>
  Promise.all(
    kinds.map(async (kind) => {
      const { documents } = await call(listDocuments, { querystring: { kind } }, { signal });
      return documents;
    }),
  ).then((lists) => lists.flat());
