import type { Resume, ResumeId } from '@shortlist/resume';
import { handleOf } from './open-resume.ts';

/**
 * Opens a resume that was just created and makes all that `resume` says an edit of it, which is then on this
 * browser's disk and saved as edits are. Answers how to let go of it, once the next screen holds it. Rejects when
 * it cannot be opened.
 */
export async function fillNewResume(resumeId: ResumeId, resume: Resume): Promise<() => void> {
  const handle = handleOf(resumeId);
  handle.hold();
  try {
    await new Promise<void>((resolve, reject) => {
      function look() {
        const opening = handle.get();
        if (opening.status === 'loading') return;
        stop();
        if (opening.status !== 'open') {
          reject(new Error(`The new resume could not be opened: ${opening.status}.`));
          return;
        }
        opening.store.fill(resume);
        resolve();
      }
      const stop = handle.subscribe(look);
      look();
    });
  } catch (cause) {
    handle.release();
    throw cause;
  }
  return handle.release;
}
