import type { Failure } from '@shortlist/draft';
import { type EntryId, flatEntriesOf, readResumeDetails, type Sections } from '@shortlist/resume';
import { ApiError } from '#lib/server/api-error.ts';
import { entryOfKey, kindOfOrder, readPart } from '../resume-model/part.ts';
import type { PartKey, SaveReply, SaveRequest, ServerPart } from '../resume-model/resume-types.ts';

/** Returns why a call failed, from what `call` threw. */
export function readFailure(cause: unknown): Failure {
  if (!isAnswer(cause)) return { kind: 'unreachable' };
  const { status, message, retryAfterMs } = cause;
  if (status === 401) return { kind: 'no-session' };
  if (status === 404) return { kind: 'missing' };
  if (status === 429 || status >= 500) {
    return { kind: 'unreachable', message, retryAfter: retryAfterMs };
  }
  return { kind: 'refused', message };
}

/** Checks whether the server has answered. Otherwise nobody has, or somebody else: a proxy's page, a hotel's login. */
export const isAnswer = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && (cause.code !== undefined || isEnvelope(cause.body));

type EntryPlace = NonNullable<ReturnType<typeof entryOfKey>>;
type Reading = { newId: () => EntryId; sections: Sections };

/** Returns why a save failed; a stale one carries what the server has instead. */
export function readSaveFailure(
  cause: unknown,
  { key, value }: SaveRequest,
  reading: Reading,
): SaveReply {
  if (cause instanceof ApiError && cause.status === 409) {
    const theirs = readCurrent(key, cause.body, reading);
    if (theirs) return { kind: 'stale', theirs };
  }
  const failure = readFailure(cause);
  // What is gone already need not be deleted.
  const isDeleted = failure.kind === 'missing' && value === undefined;
  return isDeleted ? { kind: 'saved', revision: undefined } : failure;
}

const isEnvelope = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'status' in body;

/** Any resume's id will do where only a part of a resume is read. */
const ANY_RESUME = '00000000-0000-4000-8000-000000000000';

/** The newer value in a stale answer: the part's own form in the answer to the detail call. */
function readCurrent(
  key: PartKey,
  body: unknown,
  { newId, sections }: Reading,
): ServerPart | undefined {
  if (!isEnvelope(body) || typeof body.revision !== 'number') return undefined;
  const entry = entryOfKey(key);
  const part = entry ? listOf(entry, body.current, sections) : sectionOf(key, body.current);
  const read = readResumeDetails({ resume_id: ANY_RESUME, ...part }, newId, sections);
  if (!read.ok) return undefined;
  const { resume } = read.details;
  const value = entry
    ? flatEntriesOf(resume, entry.kind, sections)[0]
    : readPart(resume, key, sections);
  return { value, revision: body.revision };
}

/** An entry in its list; saved by its key, it is answered without its id. */
function listOf({ kind, id }: EntryPlace, current: unknown, sections: Sections): object {
  const entries = [{ id, ...(current as object) }];
  const { list, call } = sections.ofKind(kind);
  return call ? { [list]: entries } : { extra_sections: { [kind]: { entries } } };
}

/** A text under the name that the spec's calls have for it; saved by its key it has its own. */
function textAsCalled(key: 'summary' | 'skills', current: unknown): unknown {
  const name = key === 'summary' ? 'summaries_description' : 'skills_description';
  return { [name]: (current as { text?: unknown }).text, ...(current as object) };
}

function sectionOf(key: PartKey, current: unknown): object {
  if (key === 'contact') return { contact_info: current };
  if (key === 'summary' || key === 'skills') return { [key]: textAsCalled(key, current) };
  const kind = kindOfOrder(key);
  if (kind) return { entry_order: { [kind]: (current as { ids: unknown }).ids } };
  // The order comes among the resume's other settings, or by itself where it was saved by its key.
  if (key === 'section_order')
    return { section_order: (current as { ids?: unknown }).ids, ...(current as object) };
  return { extra_parts: { [key]: current } };
}
