import { JobToSave } from '@shortlist/contracts';
import { z } from 'zod';
import { readSessionText, writeSessionText } from '#platform/storage/session-text.ts';

/** Unsaved input of a job's form; `revision` is that of the job which it was typed on. */
const JobDraft = z.object({
  revision: z.int(),
  job: z.object({
    ...(Object.fromEntries(
      Object.keys(JobToSave.shape).map((field) => [field, z.string()]),
    ) as Record<keyof JobToSave, z.ZodString>),
    employmentType: JobToSave.shape.employmentType,
  }),
});
export type JobDraft = z.infer<typeof JobDraft>;

const nameOf = (jobId: string) => `shortlist.job-draft|${jobId}`;

/** Reads what this tab keeps of a job's form; undefined when nothing. A new job has the empty id. */
export function readJobDraft(jobId: string): JobDraft | undefined {
  try {
    return JobDraft.safeParse(JSON.parse(readSessionText(nameOf(jobId)))).data;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed until the tab is closed or somebody logs out; undefined forgets it. */
export const writeJobDraft = (jobId: string, draft: JobDraft | undefined): void =>
  writeSessionText(nameOf(jobId), draft ? JSON.stringify(draft) : '');
