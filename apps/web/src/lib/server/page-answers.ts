import { findPage, getJob, type Job, listJobs, type PageAnswers } from '@shortlist/contracts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { jobQuery, jobsQuery } from './jobs-query.ts';

/** Id of the data block that carries the answers a page was rendered with. */
export const ANSWERS_ID = 'page-answers';

/** What the server rendered this page with; nothing where it sent the bare shell. */
export function readPageAnswers(document: Document): PageAnswers {
  const block = document.getElementById(ANSWERS_ID)?.textContent;
  return block ? JSON.parse(block) : {};
}

/**
 * Whether the server said that a page does not exist for the current user. Forgotten, as all queries
 * are, when somebody else logs in; never asked for, since pages then ask the API.
 */
export const missingQuery = (pathname: string) =>
  queryOptions<boolean>({ queryKey: ['missing', pathname], queryFn: skipToken });

const JobsAnswer = listJobs.schema.response[200];
const JobAnswer = getJob.schema.response[200];

/** The job that a page was rendered with; undefined where it is about none, null where there is none. */
export function readJob({ job }: PageAnswers): Job | null | undefined {
  return job === undefined || job === null ? job : JobAnswer.parse(job).job;
}

/** Puts the answers where the queries of the page at `pathname` look, so that it is drawn whole at once. */
export function seedAnswers(
  queryClient: QueryClient,
  pathname: string,
  answers: PageAnswers,
): void {
  const { jobs, isMissing } = answers;
  if (isMissing) queryClient.setQueryData(missingQuery(pathname).queryKey, true);
  if (jobs !== undefined) queryClient.setQueryData(jobsQuery().queryKey, JobsAnswer.parse(jobs));

  const found = findPage(pathname);
  const jobId = found?.kind === 'page' ? found.params.jobId : undefined;
  const job = readJob(answers);
  if (jobId !== undefined && job !== undefined) {
    queryClient.setQueryData(jobQuery(jobId).queryKey, job);
  }
}
