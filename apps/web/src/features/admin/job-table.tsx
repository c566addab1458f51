import { type EditedJob, hasEnded, PAGES } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-context.ts';
import { editedJobsQuery, useChangeJob } from './api.ts';

export const jobEditHref = (id: string) =>
  PAGES.adminJob.path.replace(':jobId', encodeURIComponent(id));

/** Every job, open and closed, with what can be done with it at once. */
export function JobTable() {
  const { data: jobs } = useQuery(editedJobsQuery);
  if (!jobs) return <Skeleton className="h-40 w-full" />;
  return (
    <ul className="flex flex-col gap-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobLine job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobLine({ job }: { job: EditedJob }) {
  const { id, title, department, location, status, isFeatured, applications } = job;
  return (
    <article className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-hairline bg-panel p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="break-words font-serif text-lg">
          <Link to={jobEditHref(id)} className="hover:text-amber-bright">
            {title}
          </Link>
          {isFeatured && <span className="ml-3 font-sans text-amber text-sm">Featured</span>}
          {status === 'closed' && <span className="ml-3 font-sans text-faint text-sm">Closed</span>}
          {status === 'open' && hasEnded(job, new Date()) && (
            <span className="ml-3 font-sans text-faint text-sm">Ended on {job.applyBy}</span>
          )}
        </h2>
        <p className="text-muted text-sm">
          {department} · {location} ·{' '}
          <Link
            to={`${PAGES.adminApplications.path}?jobId=${encodeURIComponent(id)}`}
            className="text-amber underline"
          >
            {applications === 1 ? '1 application' : `${applications} applications`}
          </Link>
        </p>
      </div>
      <JobDeeds job={job} />
    </article>
  );
}

function JobDeeds({ job }: { job: EditedJob }) {
  const { mutate, isPending } = useChangeJob();
  const toast = useToast();
  const change = (changes: Parameters<typeof mutate>[0]['changes']) =>
    mutate(
      { job, changes },
      { onError: ({ message }) => toast({ tone: 'bad', text: `Not changed: ${message}` }) },
    );
  const isOpen = job.status === 'open';
  const ofThis = <span className="sr-only">: {job.title}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && (
        <Button
          size="sm"
          isPending={isPending}
          onClick={() => change({ isFeatured: !job.isFeatured })}
        >
          {job.isFeatured ? 'Feature no longer' : 'Feature'}
          {ofThis}
        </Button>
      )}
      <Button
        size="sm"
        isPending={isPending}
        onClick={() => change({ status: isOpen ? 'closed' : 'open' })}
      >
        {isOpen ? 'Close' : 'Open again'}
        {ofThis}
      </Button>
    </div>
  );
}
