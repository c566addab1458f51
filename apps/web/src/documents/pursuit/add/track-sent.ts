import { createPursuit, hrefOf, type Job, listPursuits, PRODUCT_NAME } from '@shortlist/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { withOpenDocument } from '#draft/opening/with-open-document.ts';
import { call } from '#platform/server/call.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { readSessionUser } from '#session/token.ts';
import { stateSinceToday } from '../change/change-pursuits.ts';
import { PURSUITS } from '../pursuit-kind.ts';

/**
 * Keeps an application that the company's own form has sent among the person's, as applied for today. Resolves to its id; undefined for who has
 * neither an account nor anything kept here. The same submission is kept once.
 */
export async function trackSent(
  queryClient: QueryClient,
  job: Job,
  submissionId: string,
): Promise<string | undefined> {
  if (!(await hasOwn(queryClient))) return undefined;
  const { application_id: id } = await call(createPursuit, {
    body: { client_id: submissionId, posting: postingOf(job) },
  });
  await withOpenDocument(id, PURSUITS, async (draft) => {
    draft.edit({ type: 'set-part', part: 'state', changes: stateSinceToday('applied') });
    draft.saveAll();
    await draft.whenIdle();
  });
  return id;
}

/** Checks whether there is somebody to keep it for: a call that writes would make a guest of anybody. */
async function hasOwn(queryClient: QueryClient): Promise<boolean> {
  if (readSessionUser()) return true;
  if ((await queryClient.ensureQueryData(resumesQuery)).length > 0) return true;
  const { applications } = await call(listPursuits, { querystring: { after: '', most: '1' } });
  return applications.length > 0;
}

const postingOf = (job: Job) => ({
  company: PRODUCT_NAME,
  title: job.title,
  location: job.location,
  url: new URL(hrefOf('job', { jobId: job.id }), location.origin).href,
  source: PRODUCT_NAME,
  pay: '',
  lastDay: job.applyBy,
  text: [job.description, job.responsibilities, job.qualifications].filter(Boolean).join('\n\n'),
});
