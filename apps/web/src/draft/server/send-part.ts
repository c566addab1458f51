import { deletePart, MAX_ENTRIES, savePart } from '@shortlist/contracts';
import { EntryId, entryOfKey, kindOfOrder } from '@shortlist/model';
import { call } from '#platform/server/call.ts';
import type { PartKey, PartValue, SaveAnswer, SaveRequest } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';

/** Sends one part to be saved by its key; `undefined` deletes an entry. Throws what `call` throws. */
export async function sendPart(
  documentId: string,
  request: SaveRequest,
  { definition }: DraftKind,
): Promise<SaveAnswer> {
  const { key, value, usesLeft, keepsPreviousVersion } = request;
  const options = { ifMatch: request.base, keepalive: request.isLast ?? false };
  const params = { documentId, key };
  if (value === undefined || value === null) {
    await call(deletePart, { params }, options);
    return { revision: undefined };
  }
  const { schema, content } = definition.writeContent(key, withinBounds(key, value));
  const body = {
    content: { ...content, ...(usesLeft !== undefined && { aiUsesLeft: usesLeft }) },
    schema,
    ...(keepsPreviousVersion && { keepsReplaced: true }),
  };
  const { key: savedKey, revision } = await call(savePart, { params, body }, options);
  // A new entry is answered with the server's id.
  const id = entryOfKey(key) && entryOfKey(savedKey)?.id;
  return { ...(id && { id: EntryId.parse(id) }), revision };
}

/** More entries than this are not saved, and stand behind the others anyway. */
const withinBounds = (key: PartKey, value: NonNullable<PartValue>) =>
  kindOfOrder(key) ? (value as readonly EntryId[]).slice(0, MAX_ENTRIES) : value;
