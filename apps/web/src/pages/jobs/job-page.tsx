import type { Job } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { JobView } from '#features/jobs/job-view.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { jobQuery } from '#platform/server/jobs-query.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageLoading } from '../page-loading.tsx';

/** A job by its address (`/company/careers/jobs/:jobId`). */
export const JobPage = () => (
  <WithJob>
    {(job) => (
      <PageFrame width="reading">
        <Named title={job.title} />
        <JobView job={job} />
      </PageFrame>
    )}
  </WithJob>
);

function Named({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** Shows what is made of the job that the address names, in each of its states. */
export function WithJob({ children }: { children: (job: Job) => ReactNode }) {
  const words = useWords(en.jobs);
  const common = useWords(en.common);
  const { jobId = '' } = useParams();
  const { data: job, isPending, isFetching, refetch } = useQuery(jobQuery(jobId));
  if (isPending) return <PageLoading />;
  if (job) return children(job);
  if (job === null) return <NotFoundPage />;
  return (
    <PageFrame width="reading">
      <ErrorState
        level={1}
        title={words.notLoaded}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </PageFrame>
  );
}
