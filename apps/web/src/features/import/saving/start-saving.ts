import {
  type DocumentTitle,
  type Resume,
  type ResumeId,
  type ResumeTypes,
  resumePlainText,
  type Sections,
  withNewestLayout,
} from '@shortlist/model';
import { askToCreate } from '#draft/opening/ask-to-create.ts';
import { handleOf, type Opening } from '#draft/opening/open-document.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import type { DraftSnapshot, DraftStore } from '#draft/resume-draft/resume-types.ts';
import { readFailure } from '#draft/server/read-failure.ts';
import { findNewDocument } from '#draft/storage/new-documents.ts';
import { logError } from '#platform/log.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { keepImported } from './keep-imported.ts';
import { countWaiting, failedCreation, type SavingState, stateOf } from './saving-state.ts';

/** The creation of a resume and the saving of all its parts, as one action. */
export type Saving = {
  get: () => SavingState;
  subscribe: (listener: () => void) => () => void;
  /** Goes on where it stopped; nothing is made twice. */
  retry: () => void;
  /** Lets go of the resume; the next screen may hold it at once. */
  end: () => void;
};

type ToSave = {
  about: DocumentTitle;
  /** The id that the resume is to have, any UUID: asked for again, after a crash too, it is the same one. */
  newId: string;
  /** Contents of the file, as the person left them. */
  read: Resume;
  /** The kinds of section that it may have. */
  sections: Sections;
  /** Called once the server or this browser's disk has all of it. */
  onSafe: () => void;
  /** Called once, when there is nothing left to do here. */
  onDone: (resumeId: ResumeId) => void;
};

/**
 * Creates a resume and saves what it says. Once the resume is there, all of it is a draft in this browser,
 * which goes to the server as edits do: so a failure half-way, even a closed page, loses nothing.
 */
export function startSaving(saved: ToSave): Saving {
  const { about, newId, read, sections, onSafe, onDone } = saved;
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  let wanted = newId;
  let state: SavingState = { kind: 'creating' };
  let saving: Filling | undefined;

  function put(next: SavingState) {
    if (ended.signal.aborted || state.kind === 'done') return;
    state = next;
    for (const listener of listeners) listener();
    if (next.kind !== 'done') return;
    if (!findNewDocument(next.resumeId)) void keepImported(next.resumeId);
    onDone(next.resumeId);
  }

  async function create() {
    put({ kind: 'creating' });
    try {
      const resumeId = await askToCreate({ ...about, id: wanted });
      if (!ended.signal.aborted) {
        saving = fill({ resumeId, resume: withNewestLayout(read), sections, onSafe }, look);
      }
    } catch (cause) {
      logError('A resume could not be created.', cause);
      const failure = readFailure(cause);
      // Made for somebody whose session has ended, the resume is theirs: the present user gets one of their own.
      if (failure.kind === 'missing' && wanted === newId) {
        wanted = randomUuid();
        return create();
      }
      put(failedCreation(failure));
    }
  }

  function look(next: SavingState) {
    if (next.kind === 'session-ended') {
      // Created, and then not known: nothing was saved in it. It is asked for again once somebody is here.
      saving?.end();
      saving = undefined;
    }
    put(next);
  }

  void create();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => (saving ? saving.retry() : void create()),
    end() {
      ended.abort();
      saving?.end();
    },
  };
}

type ToFill = Pick<ToSave, 'onSafe'> & { resumeId: ResumeId; resume: Resume; sections: Sections };
type Filling = { retry: () => void; end: () => void };

/** Opens the new resume, puts in what it shall say, and tells of each change. */
function fill(
  { resumeId, resume, sections, onSafe }: ToFill,
  onChange: (state: SavingState) => void,
): Filling {
  const handle = handleOf(resumeId, resumeKindOf(sections));
  let store: DraftStore | undefined;
  let parts = 0;
  let isSafe = false;
  let stopListening = () => {};

  function begin(opened: DraftStore) {
    // It says something already where a page that was lost had filled it.
    if (resumePlainText(opened.get().draft.document, sections) === '') opened.fill(resume);
    parts = countWaiting(opened.get(), sections);
    stopListening = opened.subscribe(look);
    return opened;
  }

  function lookIn(opened: DraftStore): SavingState {
    const snapshot = opened.get();
    if (!isSafe && isKept(snapshot)) {
      isSafe = true;
      onSafe();
    }
    // A resume that is begun without the server goes on in the editor, as any other does.
    if (isSafe && findNewDocument(resumeId)) return { kind: 'done', resumeId };
    return stateOf(snapshot, { resumeId, parts, sections });
  }

  function look() {
    const opening = handle.get();
    if (opening.status === 'open' && opening.store !== store) store = begin(opening.store);
    onChange(store && opening.status !== 'logged-out' ? lookIn(store) : beforeOpen(opening));
  }

  const stopWatching = handle.subscribe(look);
  handle.hold();
  look();
  return {
    retry: () => (store ? store.saveAll() : handle.retry()),
    end() {
      stopListening();
      stopWatching();
      handle.release();
    },
  };
}

/** Checks whether nothing of it would be lost with the page. */
const isKept = ({ isDiskFull, draft }: DraftSnapshot): boolean =>
  !isDiskFull || draft.unsaved.size === 0;

function beforeOpen({ status }: Opening<ResumeTypes>): SavingState {
  switch (status) {
    case 'unreachable':
      return { kind: 'stopped', isTrying: false, message: undefined };
    case 'refused':
    case 'logged-out':
      return { kind: 'session-ended' };
    default:
      return { kind: 'creating' };
  }
}
