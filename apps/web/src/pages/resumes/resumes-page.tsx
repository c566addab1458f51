import { ResumeList } from '#features/resumes/list/resume-list.tsx';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { LazyKeptReviews } from './lazy-kept-reviews.tsx';
import { LazyMailSent } from './lazy-mail-sent.tsx';

/** Loads what creates a resume: the list opens without its forms and without what reads a file. */
const loadCreateResume = async () => {
  const { CreateResume } = await loadChunk('create', () => import('./create-resume.tsx'));
  return CreateResume;
};

/** Loads what the list shows of other kinds of document. */
const loadOthers = async () =>
  (await loadChunk('others', () => import('../../documents/list/others.tsx'))).OTHERS;

/** The resumes of the current user; a new one may come out of a file. */
export const ResumesPage = () => (
  <PageFrame>
    <LazyMailSent />
    <ResumeList
      loadCreateResume={loadCreateResume}
      renderBegun={(isCovered) => <LazyKeptReviews isCovered={isCovered} />}
      loadOthers={loadOthers}
    />
  </PageFrame>
);
