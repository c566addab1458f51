import { ResearchList } from '#features/articles/research-list.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from './page-headline.tsx';

export const ResearchPage = () => (
  <PageFrame>
    <PageHeadline
      title="Research"
      lead="How a resume is read, by a tired person and by a program, and what that means for how one should be written."
    />
    <div className="mt-10">
      <ResearchList />
    </div>
  </PageFrame>
);
