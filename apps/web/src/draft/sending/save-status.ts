import { SECTIONS, type Sections } from '@shortlist/resume';
import { hasSendableUses, whyNotSavable } from '../resume-draft/resume-draft.ts';
import type { DraftSnapshot } from '../resume-model/resume-types.ts';
import { lastRefusal, type StorageRefusal } from '../storage/stored-texts.ts';

/** Status of the person's work in the editor's header. */
export type SaveStatus =
  | { kind: 'saved'; text: string }
  | { kind: 'saving'; text: string }
  | { kind: 'unsaved'; text: string };

const NOT_KEPT: Record<StorageRefusal, string> = {
  full: 'this browser’s storage is full',
  forbidden: 'this browser lets this site store nothing',
};

/** Says why this browser does not keep what is unsaved, as the end of a sentence. */
export const whyNotKept = (): string => NOT_KEPT[lastRefusal()];

/** The header's words: Saved, Saving…, or Not saved yet and why; drafts that came back are named first. */
export function saveStatus(snapshot: DraftSnapshot, sections = SECTIONS): SaveStatus {
  const status = statusOf(snapshot, sections);
  if (!snapshot.isRestored) return status;
  return { ...status, text: `Restored unsaved edits · ${status.text}` };
}

function statusOf(snapshot: DraftSnapshot, sections: Sections): SaveStatus {
  const why = whyUnsaved(snapshot, sections);
  if (snapshot.isDiskFull) {
    const onlyHere = `${whyNotKept()}, so keep this page open`;
    return notSaved(why === undefined ? onlyHere : `${why} Also, ${onlyHere}.`);
  }
  if (why !== undefined) return notSaved(why);
  const { draft, sending } = snapshot;
  const isSaving = draft.unsaved.size > 0 || sending.size > 0 || hasSendableUses(snapshot);
  return isSaving ? { kind: 'saving', text: 'Saving…' } : { kind: 'saved', text: 'Saved' };
}

const notSaved = (why: string): SaveStatus => ({ kind: 'unsaved', text: `Not saved yet: ${why}` });

/** Says why unsaved edits are not on their way; undefined when they are, or when there are none. */
function whyUnsaved(snapshot: DraftSnapshot, sections: Sections): string | undefined {
  const { draft, connection, connectionMessage } = snapshot;
  if (connection === 'gone') return 'this resume was deleted elsewhere.';
  if (connection === 'not-yours') return 'this resume is not in the account that is logged in now.';
  if (draft.unsaved.size === 0 && !hasSendableUses(snapshot)) return undefined;
  if (draft.conflicts.size > 0) return 'changed in another place meanwhile.';
  if (connection === 'no-session') return 'your session has ended. Log in to save.';
  if (connection === 'unreachable') return `${whyUnreachable(connectionMessage)} Trying again…`;
  for (const key of draft.unsaved.keys()) {
    const why = whyNotSavable(snapshot, key, sections);
    if (why !== undefined) return why;
  }
  return undefined;
}

const whyUnreachable = (message: string | undefined) =>
  message === undefined ? 'the server cannot be reached.' : `the server says “${message}”`;
