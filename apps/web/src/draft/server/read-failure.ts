import type { Failure } from '@shortlist/draft';
import { ApiError } from '#platform/server/api-error.ts';
import type { PartKey, SaveReply, SaveRequest, ServerPart } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';

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

/** Returns why a save failed; a stale one carries what the server has instead. */
export function readSaveFailure(
  cause: unknown,
  { key, value }: SaveRequest,
  kind: DraftKind,
): SaveReply {
  if (cause instanceof ApiError && cause.status === 409) {
    const theirs = readCurrent(key, cause.body, kind);
    if (theirs) return { kind: 'stale', theirs };
  }
  const failure = readFailure(cause);
  // What is gone already need not be deleted.
  const isDeleted = failure.kind === 'missing' && value === undefined;
  return isDeleted ? { kind: 'saved', revision: undefined } : failure;
}

const isEnvelope = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'status' in body;

/** Reads the newer value in a stale answer. */
function readCurrent(
  key: PartKey,
  body: unknown,
  { definition, sections }: DraftKind,
): ServerPart | undefined {
  if (!isEnvelope(body) || typeof body.revision !== 'number') return undefined;
  const schema = typeof body.schema === 'number' ? body.schema : 1;
  if (typeof body.current !== 'object' || body.current === null) return undefined;
  const content = body.current as Readonly<Record<string, unknown>>;
  const value = definition.readContent(key, { schema, content }, sections);
  return { value, revision: body.revision };
}
