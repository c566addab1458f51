import { createResume, type RequestOf } from '@shortlist/contracts';
import { type Resume, type ResumeId, SECTIONS, type Sections } from '@shortlist/resume';
import { handleOf, type Opening } from '#draft/opening/open-resume.ts';
import type { DraftStore } from '#draft/resume-model/resume-types.ts';
import { readFailure } from '#draft/server/read-failure.ts';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { randomUuid } from '#lib/storage/submission-id.ts';
import { countWaiting, failedCreation, type SavingState, stateOf } from './saving-state.ts';

/** What a new resume is called and meant for. */
export type NewResume = Pick<
  RequestOf<typeof createResume>['body'],
  'resumeName' | 'experienceLevel' | 'targetedIndustry'
>;

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
  about: NewResume;
  /** What was read, as the person left it. */
  read: Resume;
  /** The kinds of section that it may have. */
  sections?: Sections;
  /** Called once, when there is nothing left to do here. */
  onDone: (resumeId: ResumeId) => void;
};

/**
 * Creates a resume and saves what it says. Once the resume is there, all of it is a draft in this browser,
 * which goes to the server as edits do: so a failure half-way, even a closed page, loses nothing.
 */
export function startSaving({ about, read, sections = SECTIONS, onDone }: ToSave): Saving {
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  // Sent again, it finds the resume that this owner has of it; for anybody else it makes another.
  const submissionId = randomUuid();
  let state: SavingState = { kind: 'creating' };
  let saving: Filling | undefined;

  function put(next: SavingState) {
    if (ended.signal.aborted || state.kind === 'done') return;
    state = next;
    for (const listener of listeners) listener();
    if (next.kind === 'done') onDone(next.resumeId);
  }

  async function create() {
    put({ kind: 'creating' });
    try {
      const { resume_id } = await call(createResume, { body: { ...about, submissionId } });
      if (!ended.signal.aborted)
        saving = fill({ resumeId: resume_id, resume: read, sections }, look);
    } catch (cause) {
      logError('A resume could not be created.', cause);
      put(failedCreation(readFailure(cause)));
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

type ToFill = { resumeId: ResumeId; resume: Resume; sections: Sections };
type Filling = { retry: () => void; end: () => void };

/** Opens the new resume, puts in what it shall say, and tells of each change. */
function fill(
  { resumeId, resume, sections }: ToFill,
  onChange: (state: SavingState) => void,
): Filling {
  const handle = handleOf(resumeId, sections);
  let store: DraftStore | undefined;
  let parts = 0;
  let stopListening = () => {};

  function look() {
    const opening = handle.get();
    if (opening.status === 'open' && opening.store !== store) {
      store = opening.store;
      store.fill(resume);
      parts = countWaiting(store.get(), sections);
      stopListening = store.subscribe(look);
    }
    if (!store || opening.status === 'logged-out') onChange(beforeOpen(opening));
    else onChange(stateOf(store.get(), { resumeId, parts, sections }));
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

function beforeOpen({ status }: Opening): SavingState {
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
