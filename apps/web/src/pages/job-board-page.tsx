import { PAGES } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { JobList } from '#features/jobs/job-list.tsx';
import { jobsQuery } from '#lib/open-jobs.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from './page-headline.tsx';

/** Every open job, each with a link to it. */
export function JobBoardPage() {
  const jobs = useQuery(jobsQuery());
  return (
    <PageFrame>
      <PageHeadline
        title="Job Board"
        lead="Open jobs, each with what it asks for in plain words. Have a resume ready, and a copy of it for each kind of job: the same facts, with what matters to that job first."
      />
      <div className="mt-10">
        <JobList
          found={jobs}
          whenNone={
            <div className="flex flex-col items-start gap-4">
              <p className="text-lg text-muted">No job is open at the moment.</p>
              <LinkButton to={PAGES.resumes.path} variant="primary">
                Get your resume ready
              </LinkButton>
            </div>
          }
        />
      </div>
    </PageFrame>
  );
}
