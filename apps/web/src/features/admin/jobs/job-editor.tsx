import { type EditedJob, hasEnded, hrefOf, JobToSave } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { failureOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { editedJobQuery, useChangeJob, useDeleteJob } from '../api.ts';
import { Totals } from '../submissions/totals.tsx';
import { writeJobDraft } from './job-draft.ts';
import { JobForm } from './job-form.tsx';

/** Edits a job that there is. A save of one that somebody else has changed meanwhile is refused and says so. */
export function JobEditor({ job }: { job: EditedJob }) {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const { mutateAsync } = useChangeJob();
  const { refetch } = useQuery(editedJobQuery(job.id));
  // The job that the form begins with, again after each discarding.
  const [begun, setBegun] = useState({ job, times: 0 });
  const toast = useToast();

  async function handleSave(changes: JobToSave, revision: number) {
    try {
      const saved = await mutateAsync({ job: { id: job.id, revision }, changes });
      toast({ tone: 'good', text: words.jobSaved });
      return saved;
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.code === 'stale')) throw cause;
      throw new Error(words.stale);
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
            {words.viewJob}
          </Link>
        </p>
      )}
      <JobForm
        key={begun.times}
        jobId={job.id}
        revision={begun.job.revision}
        job={JobToSave.parse(begun.job)}
        saveLabel={common.save}
        onSave={handleSave}
        onDiscard={() => void handleDiscard()}
      />
      <Totals jobId={job.id} />
      {job.applications === 0 && <DeleteJob job={job} />}
    </>
  );
}

function DeleteJob({ job }: { job: EditedJob }) {
  const words = useWords(en.admin);
  const common = useWords(en.common);
  const { mutateAsync, isPending } = useDeleteJob();
  const confirm = useConfirm();
  const notify = useNotice();
  const navigate = useNavigate();

  async function handleDelete() {
    const agreed = await confirm({
      title: words.delete({ title: job.title }),
      text: words.deleteJobHint,
      confirmLabel: words.deleteJob,
      isDangerous: true,
    });
    if (!agreed) return;
    try {
      await mutateAsync(job.id);
      writeJobDraft(job.id, undefined);
      await navigate(hrefOf('adminJobs'));
    } catch (cause) {
      const text = failureOf(common, cause);
      await notify({ title: words.jobNotDeleted, text });
    }
  }

  return (
    <div className="mt-12 border-hairline border-t pt-8">
      <Button variant="danger" isPending={isPending} onClick={() => void handleDelete()}>
        {words.deleteJob}
      </Button>
    </div>
  );
}
