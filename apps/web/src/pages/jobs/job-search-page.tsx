import { en } from '@shortlist/messages';
import { JobSearch } from '#features/jobs/job-search.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';

export const JobSearchPage = () => {
  const words = useWords(en.jobs);
  return (
    <PageFrame>
      <PageHeadline title={words.jobSearch} lead={words.searchLead} />
      <div className="mt-10">
        <JobSearch />
      </div>
    </PageFrame>
  );
};
