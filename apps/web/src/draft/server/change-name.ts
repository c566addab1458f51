import { changeDocument } from '@shortlist/contracts';
import { sameValue } from '@shortlist/draft';
import { ResumeId } from '@shortlist/model';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';
import type { DocumentName, SavedName } from '../storage/waiting-names.ts';

/** Name that the server has after it was asked to change it; `stale`: somebody gave that one meanwhile. */
export type NameReply = { kind: 'saved' | 'stale'; name: SavedName };

/**
 * Gives a document another name on the server, where it has the name of `basedOn` (undefined: whatever it has). One that it has already is
 * saved: the answer to an earlier call was lost. Rejects with what `call` throws.
 */
export async function changeName(
  documentId: string,
  { title, level, industry }: DocumentName,
  basedOn: number | undefined,
): Promise<NameReply> {
  const wanted = { title, level, industry };
  try {
    const request = { params: { documentId: ResumeId.parse(documentId) }, body: wanted };
    const { revision } = await call(changeDocument, request, { ifMatch: basedOn });
    return { kind: 'saved', name: { ...wanted, revision } };
  } catch (cause) {
    const theirs = readTheirs(cause);
    if (!theirs) throw cause;
    const { revision: _, ...name } = theirs;
    return { kind: sameValue(name, wanted) ? 'saved' : 'stale', name: theirs };
  }
}

/** Reads what the server has instead, from a refusal as stale. */
function readTheirs(cause: unknown): SavedName | undefined {
  if (!(cause instanceof ApiError)) return undefined;
  const stale = changeDocument.schema.response[409].safeParse(cause.body);
  if (!stale.success) return undefined;
  const { current, revision } = stale.data;
  const { title, level, industry } = current;
  return { title, level, industry, revision };
}
