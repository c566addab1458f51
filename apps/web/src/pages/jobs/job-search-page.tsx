import { JobSearch } from '#features/jobs/job-search.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../site/page-headline.tsx';

export const JobSearchPage = () => (
  <PageFrame>
    <PageHeadline title="Job Search" lead="Every role that is open with us." />
    <div className="mt-10">
      <JobSearch />
    </div>
  </PageFrame>
);
