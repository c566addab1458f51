import type { ListedJob } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import type { OpenJobs } from '#platform/server/job-search.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { JobCard } from './job-card.tsx';

export type JobListProps = {
  found: UseQueryResult<OpenJobs>;
  /** In the place of a list without a job. */
  whenNone: ReactNode;
  /** Shows the jobs; as cards, one below the other, where it is left out. */
  show?: (jobs: readonly ListedJob[]) => ReactNode;
};

/** Open jobs, in each of a list's states. */
export function JobList({
  found: { data, isPending, isError, isFetching, refetch },
  whenNone,
  show = (jobs) => <Jobs jobs={jobs} />,
}: JobListProps) {
  const words = useWords(en.jobs);
  const common = useWords(en.common);
  if (isPending) return <JobListSkeleton />;
  if (isError && !data) {
    return (
      <ErrorState
        title={words.listNotLoaded}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return data.jobs.length > 0 ? show(data.jobs) : whenNone;
}

const Jobs = ({ jobs }: { jobs: readonly ListedJob[] }) => (
  <ul className="flex flex-col gap-3">
    {jobs.map((job) => (
      <li key={job.id}>
        <JobCard job={job} />
      </li>
    ))}
  </ul>
);

const JobListSkeleton = () => {
  const words = useWords(en.jobs);
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{words.loading}</span>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-22 w-full" />
      ))}
    </div>
  );
};
