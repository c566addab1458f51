import { type Failure, isWaiting } from '@shortlist/draft';
import type { ResumeId, Sections } from '@shortlist/model';
import { resumeModelOf } from '#draft/resume-draft/resume-model.ts';
import type { DraftSnapshot } from '#draft/resume-draft/resume-types.ts';

/** Share of the resume that the server has; the rest is a draft in this browser. */
type Progress = { resumeId: ResumeId; saved: number; parts: number };

/** State of saving a resume that was read from a file. */
export type SavingState =
  | { kind: 'creating' }
  | { kind: 'saving'; progress: Progress }
  /**
   * No answer; `message` is the server's, where it gave one. Without progress there is no resume yet; with it,
   * what is missing is tried again by itself, too.
   */
  | { kind: 'stopped'; isTrying: boolean; message: string | undefined; progress?: Progress }
  /** The server no longer knows this browser, and nothing was saved. */
  | { kind: 'session-ended' }
  | { kind: 'refused'; message: string }
  /** The server has all that the rules allow; what is left is for the editor to tell. */
  | { kind: 'done'; resumeId: ResumeId };

/** Checks whether all of it would be lost with the page: nothing of it is on the server or on the disk. */
export const isAtRisk = (state: SavingState | undefined): boolean =>
  state === undefined || !(state.kind === 'done' || ('progress' in state && state.progress));

/** Says why there is no resume yet. */
export function failedCreation(failure: Failure): SavingState {
  switch (failure.kind) {
    case 'unreachable':
      return { kind: 'stopped', isTrying: false, message: failure.message };
    case 'no-session':
      return { kind: 'session-ended' };
    case 'refused':
      return { kind: 'refused', message: failure.message };
    case 'missing':
      return { kind: 'refused', message: '' };
  }
}

/** Counts the parts still to be sent, in whole or in part: what a rule refuses stays, and what the person must choose. */
export const countWaiting = (snapshot: DraftSnapshot, sections: Sections): number =>
  [...snapshot.draft.unsaved.keys()].filter((key) =>
    isWaiting(resumeModelOf(sections), snapshot, key),
  ).length;

/** A resume that was filled with so many parts. */
type Filled = { resumeId: ResumeId; parts: number; sections: Sections };

/** The state of a draft of which `parts` went to the server. */
export function stateOf(
  snapshot: DraftSnapshot,
  { resumeId, parts, sections }: Filled,
): SavingState {
  const { connection, connectionMessage, sending } = snapshot;
  const waiting = countWaiting(snapshot, sections);
  const progress = { resumeId, saved: parts - waiting, parts };
  if (connection === 'unreachable') {
    return { kind: 'stopped', isTrying: sending.size > 0, message: connectionMessage, progress };
  }
  const isOver = connection !== 'online' || (waiting === 0 && sending.size === 0);
  return isOver ? { kind: 'done', resumeId } : { kind: 'saving', progress };
}
