import { type Resume, type ResumeId, type Sections, storableValue } from '@shortlist/model';
import type { DraftStore } from '../resume-draft/resume-types.ts';
import { handleOf, type ResumeHandle } from './open-resume.ts';

/** The new resumes that say what they are to say: filled once more they would hold every entry twice. */
const filled = new Set<ResumeId>();

type FilledResume = {
  /** Lets go of the resume, once the next screen holds it. */
  release: () => void;
  /** True if this browser keeps all of it; otherwise only the open page has what the server has not confirmed. */
  isOnDisk: boolean;
};

/**
 * Opens a resume that was just created and makes all that `resume` says an edit of it, which is saved as edits are.
 * Called again for the same resume, it fills nothing twice. Rejects when the resume cannot be opened.
 */
export async function fillNewResume(
  resumeId: ResumeId,
  resume: Resume,
  sections: Sections,
): Promise<FilledResume> {
  const handle = handleOf(resumeId, sections);
  handle.hold();
  try {
    const store = await whenOpen(handle);
    if (!filled.has(resumeId)) store.fill(storableValue(resume));
    filled.add(resumeId);
    return { release: handle.release, isOnDisk: !store.get().isDiskFull };
  } catch (cause) {
    handle.release();
    throw cause;
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
