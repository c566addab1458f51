import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useRef } from 'react';
import { useCreateInSession } from '#features/resumes/create/use-create-in-session.ts';
import type { SampleWords } from '#features/sample/sample-words.ts';
import { useGivenSections } from '#platform/given-sections.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useSubmissionId } from '#platform/storage/submission-id.ts';
import { useNotice } from '#ui/notices/notice-context.ts';

/** Makes a resume of the sample by the calls that every resume is made by, and opens it in the editor. */
export function useKeepSample(): (typed: SampleWords) => Promise<void> {
  const common = useWords(en.common);
  const words = useWords(en.home);
  const createInSession = useCreateInSession();
  const submissionIdOf = useSubmissionId();
  const navigate = useNavigate();
  const notify = useNotice();
  const sections = useGivenSections();
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);

  return async (typed) => {
    try {
      const { fillWithSample } = await loadChunk(
        'sample keeping',
        () => import('./keep-sample.ts'),
      );
      // Pressed again after a lost answer, it finds the resume that was made.
      const newId = submissionIdOf(JSON.stringify(typed));
      const resumeId = await createInSession({ title: words.sampleName, id: newId });
      if (resumeId === undefined) return;
      ({ release: release.current } = await fillWithSample(resumeId, typed, sections));
      const path = hrefOf('editor', { resumeId, section: 'contact' });
      await navigate(path, { state: { resumeName: words.sampleName } });
    } catch (cause) {
      logError('The sample could not be kept.', cause);
      void notify({
        title: words.notKept,
        text: words.notKeptHint({ cause: reasonOf(common, cause) }),
      });
    }
  };
}
