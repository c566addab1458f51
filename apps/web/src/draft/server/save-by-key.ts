import { deletePart, MAX_ENTRIES, savePart } from '@shortlist/contracts';
import { type Contact, EntryId, type EntryValues, EXTRA_CONTACT } from '@shortlist/resume';
import { type CallOptions, call } from '#lib/server/call.ts';
import { entryOfKey, kindOfOrder } from '../resume-model/part.ts';
import type { PartKey, SaveAnswer, SaveRequest } from '../resume-model/resume-types.ts';

/** Checks whether an entry says more than its texts, or the server may have such of it, which the spec's calls would keep. */
export const hasValues = ({ key, value, known = [] }: SaveRequest): boolean =>
  // An order has a `values` too, as every array does.
  entryOfKey(key) !== undefined &&
  value !== undefined &&
  [value, ...known].some((each) => valuesOf(each) !== undefined);

/** Checks whether a contact says what the spec's call does not know, or the server may have such of it. */
export const hasExtraContact = ({ key, value, known = [] }: SaveRequest): boolean =>
  key === 'contact' &&
  [value, ...known].some((each) => {
    const contact = each as Partial<Contact> | undefined;
    return EXTRA_CONTACT.some((name) => Boolean(contact?.[name]));
  });

const valuesOf = (value: SaveRequest['value']): EntryValues | undefined =>
  (value as { values?: EntryValues } | undefined)?.values;

/** Saves one part of any kind by its key; `undefined` deletes an entry. Throws what `call` throws. */
export async function saveByKey(
  resumeId: string,
  request: SaveRequest,
  options: CallOptions,
): Promise<SaveAnswer> {
  const { key, value, usesLeft, keepsReplaced } = request;
  const params = { documentId: resumeId, key };
  if (value === undefined) {
    await call(deletePart, { params }, options);
    return { revision: undefined };
  }
  const content = {
    ...contentOf(key, value),
    ...(hasValues(request) && { values: valuesOf(value) ?? {} }),
    ...(usesLeft !== undefined && { aiUsesLeft: usesLeft }),
  };
  const body = {
    content,
    ...(entryOfKey(key) && { schema: 1 }),
    ...(keepsReplaced && { keepsReplaced }),
  };
  const { key: savedKey, revision } = await call(savePart, { params, body }, options);
  // A new entry is answered with the server's id.
  return entryOfKey(key)
    ? { id: EntryId.parse(savedKey.slice(savedKey.indexOf(':') + 1)), revision }
    : { revision };
}

/** Returns what a part says as an object; the id of an entry is in its key. */
function contentOf(key: PartKey, value: NonNullable<SaveRequest['value']>) {
  // More entries than this are not saved, and stand behind the others anyway.
  if (kindOfOrder(key)) return { ids: (value as readonly EntryId[]).slice(0, MAX_ENTRIES) };
  if (Array.isArray(value)) return { ids: value };
  if (typeof value === 'string') return { text: value };
  const { id: _, ...content } = value as Readonly<Record<string, unknown>>;
  return content;
}
