import { entryOfKey, type PartKey, type PartValue, readPart } from '../resume-model/part.ts';
import { partProblem } from '../resume-model/part-problem.ts';
import type { ResumeAbout, SaveReply, SaveRequest } from '../sync/resume-server.ts';
import { attemptPart, confirmPart, refusePart, staleSave } from './confirm-part.ts';
import { type DraftState, isSettled, withKey, withMine, withoutKey } from './draft-state.ts';
import { type PartValidation, validatePart } from './validate-part.ts';

/**
 * What stands between the draft and the server, for all parts alike. `not-yours`: somebody else is
 * logged in here now.
 */
export type ConnectionStatus = 'online' | 'unreachable' | 'no-session' | 'gone' | 'not-yours';

/** What a save makes of a new entry. */
const FIRST_REVISION = 1;

/** Everything about an open resume that a screen may show. Replaced whole with every change. */
export type DraftSnapshot = {
  about: ResumeAbout;
  draft: DraftState;
  sending: ReadonlySet<PartKey>;
  /** What the server said against a part, until the part is edited again. */
  refusals: ReadonlyMap<PartKey, string>;
  connection: ConnectionStatus;
  /** What the server said while it took nothing at all. */
  connectionMessage?: string | undefined;
  /** The browser does not take the drafts: closing the page now would lose them. */
  isDiskFull: boolean;
  /** Edits of an earlier page came back when the resume was opened. */
  isRestored: boolean;
};

/** What the server or a rule says that keeps a part, or something in it, from being saved by itself, if one does. */
export function whyNotSavable({ draft, refusals }: DraftSnapshot, key: PartKey) {
  return refusals.get(key) ?? partProblem(key, readPart(draft.resume, key))?.message;
}

/** Whether a part has edits that the rules let through and the server is not known to have. */
export function isWaiting({ draft, refusals }: DraftSnapshot, key: PartKey): boolean {
  const edit = draft.unsaved.get(key);
  if (!edit || draft.conflicts.has(key) || refusals.has(key)) return false;
  const { savable, problems } = partValidation(draft, key);
  if (!savable) return false;
  const isNews = !isSettled(withMine(draft, key, savable.value), key);
  return problems.length === 0 || edit.attempts.length > 0 || isNews;
}

/** Whether a part has edits that would be sent now. */
export const isSendable = (snapshot: DraftSnapshot, key: PartKey): boolean =>
  !snapshot.sending.has(key) && isWaiting(snapshot, key);

/** What to send for a part by itself: what the rules let through of it. */
export function outgoing(snapshot: DraftSnapshot, key: PartKey): SaveRequest {
  const whole = outgoingWhole(snapshot, key);
  return { ...whole, ...partValidation(snapshot.draft, key).savable };
}

/** What to send for a part, whatever the rules say. */
export function outgoingWhole({ draft }: DraftSnapshot, key: PartKey): SaveRequest {
  const edit = draft.unsaved.get(key) ?? draft.confirmed.get(key);
  const base = edit && ('base' in edit ? edit.base : edit.revision);
  // A new entry that the server has by now, from a save whose answer was lost, is still as that save made it.
  const fallback = entryOfKey(key) ? FIRST_REVISION : undefined;
  return { key, value: readPart(draft.resume, key), base: base ?? fallback };
}

/** What the save rules make of a part as it reads now. */
export const partValidation = (draft: DraftState, key: PartKey): PartValidation =>
  validatePart(key, readPart(draft.resume, key), draft.confirmed.get(key)?.value);

/** The snapshot as a part leaves for the server. */
export function beforeSend(snapshot: DraftSnapshot, key: PartKey, value: PartValue): DraftSnapshot {
  return {
    ...snapshot,
    draft: attemptPart(snapshot.draft, key, value),
    sending: new Set(snapshot.sending).add(key),
    refusals: withoutKey(snapshot.refusals, key),
  };
}

/** The snapshot after the server's reply to a part that was sent as `value`. */
export function afterReply(
  snapshot: DraftSnapshot,
  key: PartKey,
  value: PartValue,
  reply: SaveReply,
): DraftSnapshot {
  const sending = new Set(snapshot.sending);
  sending.delete(key);
  const next = { ...snapshot, sending };
  const { draft, refusals } = snapshot;

  switch (reply.kind) {
    case 'saved':
      return { ...next, connection: 'online', draft: confirmPart(draft, key, value, reply) };
    case 'stale':
      return { ...next, connection: 'online', draft: staleSave(draft, key, reply.theirs) };
    case 'refused':
      return {
        ...next,
        connection: 'online',
        draft: refusePart(draft, key, value),
        refusals: withKey(refusals, key, reply.message),
      };
    case 'missing':
      return next;
    case 'unreachable':
      return { ...next, connection: 'unreachable', connectionMessage: reply.message };
    case 'no-session':
      return { ...next, connection: 'no-session' };
  }
}
