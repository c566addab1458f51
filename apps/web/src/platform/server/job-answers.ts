import { getJob, type Job, listJobs, type PageAnswers } from '@shortlist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { jobQuery, jobsQuery } from './jobs-query.ts';

const JobsAnswer = listJobs.schema.response[200];
const JobAnswer = getJob.schema.response[200];

/** The job that a page was rendered with; undefined where it is about none, null where there is none. */
export function readJob({ job }: PageAnswers): Job | null | undefined {
  return job === undefined || job === null ? job : JobAnswer.parse(job).job;
}

/** Puts what a page says of jobs where its queries look; `jobId` is the job of its address. */
export function seedJobs(
  queryClient: QueryClient,
  jobId: string | undefined,
  answers: PageAnswers,
): void {
  const { jobs } = answers;
  if (jobs !== undefined) queryClient.setQueryData(jobsQuery().queryKey, JobsAnswer.parse(jobs));
  const job = readJob(answers);
  if (jobId !== undefined && job !== undefined) {
    queryClient.setQueryData(jobQuery(jobId).queryKey, job);
  }
}
