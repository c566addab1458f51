import { getDocuments, MAX_WHOLE, type WholeDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { type CallOptions, call } from './call.ts';

/** Reads documents whole, in the order of their ids, as many in a call as one answers; those that are not there any more are left out. */
export async function* readDocuments(
  ids: readonly ResumeId[],
  options: CallOptions = {},
): AsyncGenerator<WholeDocument[]> {
  const left = [...ids];
  while (left.length > 0) {
    const querystring = { ids: left.splice(0, MAX_WHOLE).join(',') };
    const { documents, left_out: leftOut = [] } = await call(
      getDocuments,
      { querystring },
      options,
    );
    // An answer that holds none of a batch would be asked for again for ever.
    if (documents.length > 0) left.unshift(...leftOut);
    yield documents;
  }
}
