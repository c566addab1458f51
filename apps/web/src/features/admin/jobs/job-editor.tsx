import { type EditedJob, hasEnded, hrefOf, JobToSave } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#lib/navigation/router/link.tsx';
import { useNavigate } from '#lib/navigation/router/router-context.ts';
import { ApiError } from '#lib/server/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { editedJobQuery, useChangeJob, useDeleteJob } from '../api.ts';
import { Totals } from '../submissions/totals.tsx';
import { writeJobDraft } from './job-draft.ts';
import { JobForm } from './job-form.tsx';

const STALE =
  'Somebody else has changed this job. Copy what you want to keep, press Discard changes to see theirs, and write yours into it.';

/** Edits a job that there is. A save of one that somebody else has changed meanwhile is refused and says so. */
export function JobEditor({ job }: { job: EditedJob }) {
  const { mutateAsync } = useChangeJob();
  const { refetch } = useQuery(editedJobQuery(job.id));
  // The job that the form begins with, again after each discarding.
  const [begun, setBegun] = useState({ job, times: 0 });
  const toast = useToast();

  async function handleSave(changes: JobToSave, revision: number) {
    try {
      const saved = await mutateAsync({ job: { id: job.id, revision }, changes });
      toast({ tone: 'good', text: 'The job is saved.' });
      return saved;
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.code === 'stale')) throw cause;
      throw new Error(STALE);
    }
  }

  async function handleDiscard() {
    const { data = job } = await refetch();
    setBegun({ job: data, times: begun.times + 1 });
  }

  return (
    <>
      {job.status === 'open' && !hasEnded(job, new Date()) && (
        <p className="mb-6 text-sm">
          <Link to={hrefOf('job', { jobId: job.id })} className="text-accent underline">
            See it as visitors do
          </Link>
        </p>
      )}
      <JobForm
        key={begun.times}
        jobId={job.id}
        revision={begun.job.revision}
        job={JobToSave.parse(begun.job)}
        saveLabel="Save"
        onSave={handleSave}
        onDiscard={() => void handleDiscard()}
      />
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
      writeJobDraft(job.id, undefined);
      await navigate(hrefOf('adminJobs'));
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
