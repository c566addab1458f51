import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { entryOfKey, partValue } from '../model/parts.ts';
import type { SaveReply, SaveRequest, UseReply } from '../sync/document-server.ts';
import { attemptPart, confirmPart, refusePart, staleSave } from './confirm-part.ts';
import { type DraftState, isSettled, withKey, withMine, withoutKey } from './draft-state.ts';
import { confirmUse, lowerUses } from './entry-uses.ts';
import { type PartValidation, validatePart } from './validate-part.ts';

/**
 * State of the connection between the draft and the server, for all parts alike. `not-yours`: somebody else is logged
 * in here now.
 */
export type ConnectionStatus = 'online' | 'unreachable' | 'no-session' | 'gone' | 'not-yours';

/** Revision of a new entry after its first save. */
const FIRST_REVISION = 1;

/** Everything about an open document that a screen may show. Replaced whole with every change. */
export type DraftSnapshot<T extends DocumentTypes> = {
  about: T['about'];
  draft: DraftState<T>;
  sending: ReadonlySet<PartKey<T>>;
  /** The server's refusals, by part, until the part is edited again. */
  refusals: ReadonlyMap<PartKey<T>, string>;
  connection: ConnectionStatus;
  /** The server's message while it took nothing at all. */
  connectionMessage?: string | undefined;
  /** The browser does not take the drafts: closing the page now would lose them. */
  isDiskFull: boolean;
  /** Edits of an earlier page came back when the document was opened. */
  isRestored: boolean;
  /** The person's last edit, and the document around it. A document that is not its `after` was changed by a merge since. */
  lastEdit?: { edit: T['edit']; before: T['document']; after: T['document'] } | undefined;
};

/** Returns what the server or a rule says against a part, or something in it, if one keeps it from being saved by itself. */
export function whyNotSavable<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { draft, refusals }: DraftSnapshot<T>,
  key: PartKey<T>,
): string | T['message'] | undefined {
  return (
    refusals.get(key) ?? model.findProblem(key, partValue(model, draft.document, key))?.message
  );
}

/** Checks whether a part has edits that the rules let through and the server is not known to have. */
export function isWaiting<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { draft, refusals }: DraftSnapshot<T>,
  key: PartKey<T>,
): boolean {
  const edit = draft.unsaved.get(key);
  if (!edit || draft.conflicts.has(key) || refusals.has(key)) return false;
  const { savable, problems } = partValidation(model, draft, key);
  if (!savable) return false;
  const isNews = !isSettled(model, withMine(model, draft, key, savable.value), key);
  return problems.length === 0 || edit.attempts.length > 0 || isNews;
}

/** Checks whether a part has edits that would be sent now. */
export const isSendable = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  snapshot: DraftSnapshot<T>,
  key: PartKey<T>,
): boolean => !snapshot.sending.has(key) && isWaiting(model, snapshot, key);

/** Returns what to send for a part by itself: what the rules let through of it. */
export function outgoing<T extends DocumentTypes>(
  model: DocumentModel<T>,
  snapshot: DraftSnapshot<T>,
  key: PartKey<T>,
): SaveRequest<T> {
  const whole = outgoingWhole(model, snapshot, key);
  return { ...whole, ...partValidation(model, snapshot.draft, key).savable };
}

/** Returns what to send for a part, whatever the rules say. */
export function outgoingWhole<T extends DocumentTypes>(
  model: DocumentModel<T>,
  { draft }: DraftSnapshot<T>,
  key: PartKey<T>,
): SaveRequest<T> {
  const unsaved = draft.unsaved.get(key);
  const base = unsaved ? unsaved.base : draft.confirmed.get(key)?.revision;
  // A new entry that the server has by now, from a save whose answer was lost, is still as that save made it.
  const fallback = entryOfKey(model, key) ? FIRST_REVISION : undefined;
  const value = partValue(model, draft.document, key);
  const { usesLeft, keepsPreviousVersion } = unsaved ?? {};
  return { key, value, base: base ?? fallback, usesLeft, keepsPreviousVersion };
}

/** Validates a part as it reads now by the save rules. */
export const partValidation = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  draft: DraftState<T>,
  key: PartKey<T>,
): PartValidation<T> =>
  validatePart(model, key, partValue(model, draft.document, key), draft.confirmed.get(key)?.value);

/** The snapshot as a part leaves for the server. */
export function beforeSend<T extends DocumentTypes>(
  snapshot: DraftSnapshot<T>,
  key: PartKey<T>,
  value: PartValue<T>,
): DraftSnapshot<T> {
  return {
    ...snapshot,
    draft: attemptPart(snapshot.draft, key, value),
    sending: new Set(snapshot.sending).add(key),
    refusals: withoutKey(snapshot.refusals, key),
  };
}

/** The snapshot after the server's reply to a request. */
export function afterReply<T extends DocumentTypes>(
  model: DocumentModel<T>,
  snapshot: DraftSnapshot<T>,
  { key, value, usesLeft }: SaveRequest<T>,
  reply: SaveReply<T>,
): DraftSnapshot<T> {
  const sending = new Set(snapshot.sending);
  sending.delete(key);
  const next = { ...snapshot, sending };
  const { draft, refusals } = snapshot;

  switch (reply.kind) {
    case 'saved': {
      const saved = confirmPart(model, draft, key, { ...reply, sent: value });
      const entry = entryOfKey(model, key);
      const isCounted = entry && usesLeft !== undefined;
      return {
        ...next,
        connection: 'online',
        draft: isCounted ? lowerUses(saved, entry.id, usesLeft) : saved,
      };
    }
    case 'stale':
      return { ...next, connection: 'online', draft: staleSave(model, draft, key, reply.theirs) };
    case 'refused':
      return {
        ...next,
        connection: 'online',
        draft: refusePart(model, draft, key, value),
        refusals: withKey(refusals, key, reply.message),
      };
    case 'missing':
      return next;
    default:
      return withFailure(next, reply);
  }
}

/** The snapshot after the server's reply to a use. One that it refuses would be refused again: it is dropped. */
export function afterUse<T extends DocumentTypes>(
  snapshot: DraftSnapshot<T>,
  callId: string,
  reply: UseReply,
): DraftSnapshot<T> {
  switch (reply.kind) {
    case 'counted':
    case 'refused': {
      const left = reply.kind === 'counted' ? reply.left : undefined;
      return { ...snapshot, connection: 'online', draft: confirmUse(snapshot.draft, callId, left) };
    }
    case 'missing':
      return snapshot;
    default:
      return withFailure(snapshot, reply);
  }
}

function withFailure<T extends DocumentTypes>(
  snapshot: DraftSnapshot<T>,
  failure: Extract<UseReply, { kind: 'unreachable' | 'no-session' }>,
): DraftSnapshot<T> {
  if (failure.kind === 'no-session') return { ...snapshot, connection: 'no-session' };
  return { ...snapshot, connection: 'unreachable', connectionMessage: failure.message };
}
