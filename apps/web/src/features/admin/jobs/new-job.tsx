import type { JobToSave } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useCreateJob } from '../api.ts';
import { EMPTY_JOB, JobForm } from './job-form.tsx';
import { jobEditHref } from './job-table.tsx';

/** Publishes a new job. */
export function NewJob() {
  const words = useWords(en.admin);
  const { mutateAsync } = useCreateJob();
  const navigate = useNavigate();
  const toast = useToast();
  const [discarded, setDiscarded] = useState(0);

  async function handleSave(written: JobToSave) {
    const job = await mutateAsync(written);
    toast({ tone: 'good', text: words.jobPublished });
    return job;
  }

  return (
    <JobForm
      key={discarded}
      jobId=""
      revision={0}
      job={EMPTY_JOB}
      saveLabel={words.publish}
      onSave={handleSave}
      onSaved={({ id }) => void navigate(jobEditHref(id))}
      onDiscard={() => setDiscarded(discarded + 1)}
    />
  );
}
