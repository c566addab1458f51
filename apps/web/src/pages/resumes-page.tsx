import { ResumeList } from '#features/resumes/resume-list.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

export const ResumesPage = () => (
  <PageFrame>
    <ResumeList />
  </PageFrame>
);
