import type { KindTypes } from '@shortlist/model';
import { useEffect, useSyncExternalStore } from 'react';
import type { DraftSnapshot, DraftStore } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { handleOf, LOADING, type Opening } from '../opening/open-document.ts';
import { type WaitingNames, withName } from '../storage/waiting-names.ts';
import { useWaitingNames } from './use-names.ts';

/** A document that is not open, and why. */
export type Unopened =
  | { status: 'loading' }
  /** The server does not have it, or not for us: there is nothing to edit. */
  | { status: 'refused' }
  /** Its owner has logged out, here or in another tab. */
  | { status: 'logged-out'; isElsewhere?: boolean | undefined }
  | { status: 'unreachable'; retry: () => void };

/** An open document without its name. */
export type OpenedContent<T extends KindTypes = KindTypes> = {
  status: 'open';
  /** As the person sees it, unsaved edits included. */
  document: T['document'];
  edit: (edit: T['edit']) => void;
  /** State of saving: what is saved, what is not, and why. */
  snapshot: DraftSnapshot<T>;
  draft: DraftStore<T>;
};

/** An open document under the name that it has for the person. */
export type OpenedDocument<T extends KindTypes = KindTypes> = OpenedContent<T> & {
  about: T['about'];
};

/**
 * Opens a document of a kind for as long as the component is shown. Screens that show the same document share one
 * draft; after the last one is gone, nothing of it is kept but unsaved edits on the disk.
 */
export function useOpenDocument<T extends KindTypes>(
  documentId: string,
  kind: DraftKind<T>,
): Unopened | OpenedDocument<T> {
  const handle = handleOf(documentId, kind);
  const opening = useSyncExternalStore<Opening<T>>(handle.subscribe, handle.get, loading);
  const store = opening.status === 'open' ? opening.store : undefined;
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.get ?? nothing,
    nothing,
  );
  const names = useWaitingNames();

  useEffect(() => {
    handle.hold();
    return handle.release;
  }, [handle]);

  return describe(opening, snapshot, names, handle.retry);
}

const subscribeToNothing = () => () => {};
const nothing = () => undefined;
/** Returns the opening that the server renders. */
const loading = () => LOADING;

function describe<T extends KindTypes>(
  opening: Opening<T>,
  snapshot: DraftSnapshot<T> | undefined,
  names: WaitingNames,
  retry: () => void,
): Unopened | OpenedDocument<T> {
  if (opening.status === 'unreachable') return { status: 'unreachable', retry };
  if (opening.status === 'refused' || opening.status === 'logged-out') return opening;
  if (opening.status !== 'open' || !snapshot) return LOADING;
  const { store } = opening;
  const about = withName(snapshot.about, store.documentId, names);
  return { ...openedContent(store, snapshot), about };
}

/** An open document as its draft has it at the moment of `snapshot`. */
export const openedContent = <T extends KindTypes>(
  draft: DraftStore<T>,
  snapshot: DraftSnapshot<T>,
): OpenedContent<T> => ({
  status: 'open',
  document: snapshot.draft.document,
  edit: draft.edit,
  snapshot,
  draft,
});
