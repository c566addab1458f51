import { hrefOf } from '@shortlist/contracts';
import { useEffect, useRef } from 'react';
import { useCreateInSession } from '#features/resumes/create/use-create-in-session.ts';
import type { SampleWords } from '#features/sample/sample-words.ts';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useNavigate } from '#lib/navigation/router/router-context.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { useSubmissionId } from '#lib/storage/submission-id.ts';
import { useNotice } from '#ui/notices/notice-context.ts';

/** Name of a kept sample in the list. */
const RESUME_NAME = 'My first resume';

/** Makes a resume of the sample by the calls that every resume is made by, and opens it in the editor. */
export function useKeepSample(): (words: SampleWords) => Promise<void> {
  const createInSession = useCreateInSession();
  const submissionIdOf = useSubmissionId();
  const navigate = useNavigate();
  const notify = useNotice();
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);

  return async (words) => {
    try {
      const { fillNewResume, sampleResume } = await loadChunk(
        'sample keeping',
        () => import('./keep-sample.ts'),
      );
      // Pressed again after a lost answer, it finds the resume that was made.
      const newId = submissionIdOf(JSON.stringify(words));
      const resumeId = await createInSession({ title: RESUME_NAME, id: newId });
      if (resumeId === undefined) return;
      ({ release: release.current } = await fillNewResume(resumeId, sampleResume(words)));
      const path = hrefOf('editor', { resumeId, section: 'contact' });
      await navigate(path, { state: { resumeName: RESUME_NAME } });
    } catch (cause) {
      logError('The sample could not be kept.', cause);
      void notify({
        title: 'The sample was not kept',
        text: `${reasonOf(cause)} What you typed is still here; press Keep it again.`,
      });
    }
  };
}
