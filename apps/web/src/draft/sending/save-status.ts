import { listSendableUses, whyNotSavable } from '@shortlist/draft';
import type { Message } from '@shortlist/messages';
import type { DraftSnapshot } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { lastRefusal } from '../storage/stored-texts.ts';
import type { WaitingName } from '../storage/waiting-names.ts';

/** Something to say of drafts; a rule may be the reason. */
export type DraftMessage = Message<'drafts' | 'rules'>;

/** Status of the person's work in the editor's header. */
export type SaveStatus = { kind: 'saved' | 'saving' | 'unsaved'; text: DraftMessage };

/** Checks whether uses of AI Write wait for nothing but the server. */
export const hasSendableUses = ({ draft }: DraftSnapshot, { model }: DraftKind): boolean =>
  listSendableUses(model, draft).length > 0;

/** The header's words: Saved, Saving…, or Not saved yet and why; drafts that came back are named first. `name` is the one that waits. */
export function saveStatus(
  snapshot: DraftSnapshot,
  kind: DraftKind,
  name?: WaitingName | undefined,
): SaveStatus {
  const status = statusOf(snapshot, kind, name);
  if (!snapshot.isRestored) return status;
  return { ...status, text: { code: 'drafts.restored', params: { status: status.text } } };
}

function statusOf(
  snapshot: DraftSnapshot,
  kind: DraftKind,
  name: WaitingName | undefined,
): SaveStatus {
  const why = whyUnsaved(snapshot, kind, name);
  if (snapshot.isDiskFull) {
    const refusal = lastRefusal();
    return unsaved(
      why === undefined
        ? { code: 'drafts.keepOpen', params: { refusal } }
        : { code: 'drafts.alsoKeepOpen', params: { refusal, why } },
    );
  }
  if (why !== undefined) return unsaved(why);
  const { draft, sending } = snapshot;
  const isSaving = draft.unsaved.size > 0 || sending.size > 0 || hasSendableUses(snapshot, kind);
  return isSaving
    ? { kind: 'saving', text: { code: 'drafts.saving' } }
    : { kind: 'saved', text: { code: 'drafts.saved' } };
}

/** Reason that edits are not saved; what the server says against them is in its own words. */
type Reason = DraftMessage | string;

export const notSaved = (why: Reason): DraftMessage => ({
  code: 'drafts.notSaved',
  params: { why },
});

const unsaved = (why: Reason): SaveStatus => ({ kind: 'unsaved', text: notSaved(why) });

/** Says why unsaved edits are not on their way; undefined when they are, or when there are none. */
function whyUnsaved(
  snapshot: DraftSnapshot,
  kind: DraftKind,
  name: WaitingName | undefined,
): Reason | undefined {
  const { draft, connection, connectionMessage } = snapshot;
  if (connection === 'gone') return { code: 'drafts.gone' };
  if (connection === 'not-yours') return { code: 'drafts.notYours' };
  if (draft.unsaved.size === 0 && !hasSendableUses(snapshot, kind) && !name) return undefined;
  if (draft.conflicts.size > 0) return { code: 'drafts.conflict' };
  if (connection === 'no-session') return { code: 'drafts.noSession' };
  if (connection === 'unreachable') return whyUnreachable(connectionMessage);
  for (const key of draft.unsaved.keys()) {
    const why = whyNotSavable(kind.model, snapshot, key);
    if (why !== undefined) return why;
  }
  return name && whyNameWaits(name);
}

/** Says why a name is not on the server. */
function whyNameWaits({ problem }: WaitingName): Reason {
  if (!problem) return { code: 'drafts.unreachable' };
  if ('refusal' in problem) return problem.refusal;
  return { code: 'drafts.renamedElsewhere', params: { name: problem.theirs } };
}

const whyUnreachable = (message: string | undefined): DraftMessage =>
  message === undefined
    ? { code: 'drafts.unreachable' }
    : { code: 'drafts.serverSays', params: { message } };
