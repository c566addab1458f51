import { listDocuments } from '@shortlist/contracts';
import { call } from './call.ts';

/** The documents of a kind of the current user; none before the first one is created. */
export const fetchDocuments = async (kind: string, signal: AbortSignal) =>
  (await call(listDocuments, { querystring: { kind } }, { signal })).documents;
