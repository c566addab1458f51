import { matchPage, type PageAnswers } from '@shortlist/contracts';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';

/** Id of the data block that carries the answers a page was rendered with. */
export const ANSWERS_ID = 'page-answers';

/** Reads the answers that the server rendered this page with; nothing where it sent the bare shell. */
export function readPageAnswers(document: Document): PageAnswers {
  const block = document.getElementById(ANSWERS_ID)?.textContent;
  return block ? JSON.parse(block) : {};
}

/**
 * Tells if the server said that a page does not exist for the current user. Forgotten, as all queries are, when
 * somebody else logs in; never asked for, since pages then ask the API.
 */
export const missingQuery = (pathname: string) =>
  queryOptions<boolean>({ queryKey: ['missing', pathname], queryFn: skipToken });

/** True if the server said that the current owner is a guest. Forgotten and never asked for, as above. */
export const guestQuery = queryOptions<boolean>({ queryKey: ['guest'], queryFn: skipToken });

/** Puts the answers where the queries of the page at `pathname` look, so that it is drawn whole at once. */
export async function seedAnswers(
  queryClient: QueryClient,
  pathname: string,
  answers: PageAnswers,
): Promise<void> {
  if (answers.isMissing) queryClient.setQueryData(missingQuery(pathname).queryKey, true);
  if (answers.isGuest) queryClient.setQueryData(guestQuery.queryKey, true);
  if (answers.jobs === undefined && answers.job === undefined) return;
  const { seedJobs } = await import('./job-answers.ts');
  const found = matchPage(pathname);
  seedJobs(queryClient, found?.kind === 'page' ? found.params.jobId : undefined, answers);
}
