import type { Edit, Resume, DocumentTitleSaved } from '@shortlist/model';
import { useEffect, useSyncExternalStore } from 'react';
import { useSections } from '#lib/sections-context.ts';
import { handleOf, LOADING, type Opening } from '../opening/open-resume.ts';
import type { DraftSnapshot, DraftStore } from '../resume-draft/resume-types.ts';

export type OpenResume =
  | { status: 'loading' }
  /** The server does not have it, or not for us: there is nothing to edit. */
  | { status: 'refused' }
  /** Its owner has logged out, here or in another tab. */
  | { status: 'logged-out'; isElsewhere?: boolean | undefined }
  | { status: 'unreachable'; retry: () => void }
  | {
      status: 'open';
      /** As the person sees it, unsaved edits included. */
      resume: Resume;
      about: DocumentTitleSaved;
      edit: (edit: Edit) => void;
      /** State of saving: what is saved, what is not, and why. */
      snapshot: DraftSnapshot;
      draft: DraftStore;
    };

export type OpenedResume = Extract<OpenResume, { status: 'open' }>;

/**
 * Opens a resume for as long as the component is shown. Screens that show the same resume share one
 * draft; after the last one is gone, nothing of it is kept but unsaved edits on the disk.
 */
export function useOpenResume(resumeId: string): OpenResume {
  const handle = handleOf(resumeId, useSections());
  const opening = useSyncExternalStore(handle.subscribe, handle.get, loading);
  const store = opening.status === 'open' ? opening.store : undefined;
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.get ?? nothing,
    nothing,
  );

  useEffect(() => {
    handle.hold();
    return handle.release;
  }, [handle]);

  return describe(opening, snapshot, handle.retry);
}

const subscribeToNothing = () => () => {};
const nothing = () => undefined;
/** Returns the opening that the server renders. */
const loading = () => LOADING;

function describe(
  opening: Opening,
  snapshot: DraftSnapshot | undefined,
  retry: () => void,
): OpenResume {
  if (opening.status === 'unreachable') return { status: 'unreachable', retry };
  if (opening.status === 'refused' || opening.status === 'logged-out') return opening;
  if (opening.status !== 'open' || !snapshot) return { status: 'loading' };
  return openedResume(opening.store, snapshot);
}

/** An open resume as its draft has it at the moment of `snapshot`. */
export const openedResume = (draft: DraftStore, snapshot: DraftSnapshot): OpenedResume => ({
  status: 'open',
  resume: snapshot.draft.document,
  about: snapshot.about,
  edit: draft.edit,
  snapshot,
  draft,
});
