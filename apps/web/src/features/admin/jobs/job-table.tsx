import { type EditedJob, hasEnded, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { editedJobsQuery, type JobChanges, useChangeJob } from '../api.ts';

export const jobEditHref = (id: string) => hrefOf('adminJob', { jobId: id });

/** Every job, open and closed, with what can be done with it at once. */
export function JobTable() {
  const { data: jobs } = useQuery(editedJobsQuery);
  return jobs ? <JobLines jobs={jobs} /> : <Skeleton className="h-40 w-full" />;
}

/**
 * The jobs in the order in which they were first shown: one that is closed stays where it is, so that
 * no other job comes under the pointer. Those that are new since come first.
 */
function JobLines({ jobs }: { jobs: readonly EditedJob[] }) {
  const [order] = useState(() => jobs.map(({ id }) => id));
  const steady = jobs.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return (
    <ul className="flex flex-col gap-3">
      {steady.map((job) => (
        <li key={job.id}>
          <JobLine job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobLine({ job }: { job: EditedJob }) {
  const words = useWords(en.admin);
  const { id, title, department, location, status, isFeatured, applications } = job;
  return (
    <article className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-hairline bg-panel p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="break-words font-semibold text-md">
          <Link to={jobEditHref(id)} className="hover:text-accent-hover">
            {title}
          </Link>
          {isFeatured && (
            <span className="ms-3 font-sans text-accent text-sm">{words.featured}</span>
          )}
          {status === 'closed' && (
            <span className="ms-3 font-sans text-faint text-sm">{words.closed}</span>
          )}
          {status === 'open' && hasEnded(job, new Date()) && (
            <span className="ms-3 font-sans text-faint text-sm">
              {words.endedOn({ applyBy: job.applyBy })}
            </span>
          )}
        </h2>
        <p className="text-muted text-sm">
          {department} · {location} ·{' '}
          <Link
            to={hrefOf('adminApplications', {}, { query: { jobId: id } })}
            className="text-accent underline"
          >
            {words.applications({ count: applications })}
          </Link>
        </p>
      </div>
      <JobActions job={job} />
    </article>
  );
}

/** Checks whether a press is the second of a double click, which is meant for what was there before the first. */
const isRepeated = ({ detail }: MouseEvent) => detail > 1;

function JobActions({ job }: { job: EditedJob }) {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const { mutate, isPending } = useChangeJob();
  const toast = useToast();
  const isOpen = job.status === 'open';
  const ofThis = <span className="sr-only">: {job.title}</span>;

  function change(changed: EditedJob, changes: JobChanges, onDone?: (saved: EditedJob) => void) {
    mutate(
      { job: changed, changes },
      {
        ...(onDone && { onSuccess: onDone }),
        onError: ({ message }) => toast({ tone: 'bad', text: words.notChanged({ message }) }),
      },
    );
  }

  function close() {
    const undo = { status: 'open', isFeatured: job.isFeatured } as const;
    change(job, { status: 'closed' }, (closed) =>
      toast({
        text: words.isClosed({ title: job.title }),
        action: { label: common.undo, onAction: () => change(closed, undo) },
      }),
    );
  }

  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && (
        <Button
          size="sm"
          isPending={isPending}
          onClick={(event) => isRepeated(event) || change(job, { isFeatured: !job.isFeatured })}
        >
          {job.isFeatured ? words.unfeature : words.feature}
          {ofThis}
        </Button>
      )}
      <Button
        size="sm"
        isPending={isPending}
        onClick={(event) => {
          if (isRepeated(event)) return;
          if (isOpen) close();
          else change(job, { status: 'open' });
        }}
      >
        {isOpen ? common.close : words.openAgain}
        {ofThis}
      </Button>
    </div>
  );
}
