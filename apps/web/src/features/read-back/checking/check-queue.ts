import type { Resume } from '@shortlist/model';
import { logError } from '#platform/log.ts';
import type { CheckOutcome } from './check-file.ts';

/** Knowledge of the files of a resume, by format. Replaced whole with every outcome. */
export type Checked = {
  /** Last outcome in each format, and the resume in which it was found. */
  outcomes: ReadonlyMap<string, { resume: Resume; outcome: CheckOutcome }>;
  hasFailed: boolean;
};

export type CheckQueue = {
  get: () => Checked;
  subscribe: (listener: () => void) => () => void;
  /** Checks the formats of a resume, the first one first. What was asked before and is not begun is not asked any more. */
  ask: (resume: Resume, formats: readonly string[]) => void;
  /** Asks nothing more. The outcome of what is under way is dropped. */
  cancel: () => void;
};

/** Checks one file at a time, and only those of the newest resume: an outcome is never older than the one before. */
export function createCheckQueue(
  check: (resume: Resume, format: string) => Promise<CheckOutcome>,
): CheckQueue {
  let checked: Checked = { outcomes: new Map(), hasFailed: false };
  let newest: Resume | undefined;
  let waiting: readonly string[] = [];
  let isBusy = false;
  const listeners = new Set<() => void>();

  function set(next: Partial<Checked>) {
    checked = { ...checked, ...next };
    for (const listener of listeners) listener();
  }

  async function work() {
    isBusy = true;
    while (newest && waiting.length > 0) {
      const [format = '', ...others] = waiting;
      waiting = others;
      await checkOne(newest, format);
    }
    isBusy = false;
  }

  async function checkOne(resume: Resume, format: string) {
    try {
      const outcome = await check(resume, format);
      if (resume !== newest) return;
      const outcomes = new Map(checked.outcomes).set(format, { resume, outcome });
      set({ outcomes, hasFailed: false });
    } catch (cause) {
      if (resume !== newest) return;
      waiting = [];
      set({ hasFailed: true });
      logError('The files of the resume could not be checked.', cause);
    }
  }

  return {
    get: () => checked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(resume, formats) {
      newest = resume;
      waiting = formats;
      if (!isBusy) void work();
    },
    cancel() {
      newest = undefined;
      waiting = [];
    },
  };
}
