import type { Resume, ResumeId } from '@shortlist/resume';
import type { DraftStore } from './draft-store.ts';
import { handleOf, type ResumeHandle } from './open-resume.ts';

/** The new resumes that say what they are to say: filled once more they would hold every entry twice. */
const filled = new Set<ResumeId>();

/**
 * Puts what `resume` says into one that was just created: resolves once all of it is a draft in this browser, which goes to
 * the server from there. Rejects where the new resume cannot be opened, or the browser cannot keep what it is to say; called
 * again for the same resume, it fills nothing twice.
 */
export async function fillNew(resumeId: ResumeId, resume: Resume): Promise<void> {
  const handle = handleOf(resumeId);
  handle.hold();
  try {
    const store = await whenOpen(handle);
    if (!filled.has(resumeId)) store.fill(resume);
    filled.add(resumeId);
    if (store.get().isDiskFull) throw new Error('This browser’s storage is full.');
  } finally {
    handle.release();
  }
}

function whenOpen(handle: ResumeHandle): Promise<DraftStore> {
  return new Promise((resolve, reject) => {
    function look() {
      const opening = handle.get();
      if (opening.status === 'loading') return;
      stop();
      if (opening.status === 'open') resolve(opening.store);
      else reject(new Error('The new resume could not be opened.'));
    }
    const stop = handle.subscribe(look);
    look();
  });
}
