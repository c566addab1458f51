import { type EditedJob, hasEnded, JobToSave, PAGES } from '@shortlist/contracts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm, useNotice } from '#ui/notice-context.ts';
import { useToast } from '#ui/toast-context.ts';
import { useChangeJob, useDeleteJob } from './api.ts';
import { JobForm } from './job-form.tsx';
import { Totals } from './totals.tsx';

/** Edits a job that there is. A save of one that somebody else has changed meanwhile is refused and says so. */
export function JobEditor({ job }: { job: EditedJob }) {
  const { mutateAsync } = useChangeJob();
  // What is in the form was written on this edition, whatever has been read since.
  const [base, setBase] = useState(job);
  const toast = useToast();

  async function handleSave(changes: JobToSave) {
    try {
      const saved = await mutateAsync({ job: base, changes });
      setBase(saved);
      toast({ tone: 'good', text: 'The job is saved.' });
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.code === 'stale')) throw cause;
      throw new Error(
        'Somebody else has changed this job. Copy what you want to keep, reload the page and save again.',
      );
    }
  }

  return (
    <>
      {job.status === 'open' && !hasEnded(job, new Date()) && (
        <p className="mb-6 text-sm">
          <Link
            to={PAGES.job.path.replace(':jobId', encodeURIComponent(job.id))}
            className="text-amber underline"
          >
            See it as visitors do
          </Link>
        </p>
      )}
      <JobForm job={JobToSave.parse(base)} saveLabel="Save" onSave={handleSave} />
      <Totals jobId={job.id} />
      {job.applications === 0 && <DeleteJob job={job} />}
    </>
  );
}

function DeleteJob({ job }: { job: EditedJob }) {
  const { mutateAsync, isPending } = useDeleteJob();
  const confirm = useConfirm();
  const notify = useNotice();
  const navigate = useNavigate();

  async function handleDelete() {
    const agreed = await confirm({
      title: `Delete “${job.title}”?`,
      text: 'Nobody has applied for it yet. This cannot be undone.',
      confirmLabel: 'Delete job',
      isDangerous: true,
    });
    if (!agreed) return;
    try {
      await mutateAsync(job.id);
      await navigate(PAGES.adminJobs.path);
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : String(cause);
      await notify({ title: 'The job was not deleted', text });
    }
  }

  return (
    <div className="mt-12 border-hairline border-t pt-8">
      <Button variant="danger" isPending={isPending} onClick={() => void handleDelete()}>
        Delete job
      </Button>
    </div>
  );
}
