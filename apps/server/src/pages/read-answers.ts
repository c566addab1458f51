import { type FoundPage, getJob, listJobs, type PageAnswers } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';

/** Data of the API that a page shows; missing when the one thing that it is about does not exist. */
export type PageData = { answers: PageAnswers; isMissing: boolean };

const NOTHING: PageData = { answers: {}, isMissing: false };

/**
 * Asks the API what a page shows, as a browser would, so that both see the same and nothing more
 * than anybody may. An answer that is no success is left to the browser to ask for again.
 */
export async function readAnswers(
  app: FastifyInstance,
  found: FoundPage | undefined,
): Promise<PageData> {
  if (found?.kind !== 'page' || found.page.reads === undefined) return NOTHING;
  const { reads } = found.page;
  const reply = await app.inject({ method: 'GET', url: urlOf(found) });
  if (reply.statusCode === 404) return { answers: { [reads]: null }, isMissing: true };
  if (reply.statusCode !== 200) return NOTHING;
  return { answers: { [reads]: reply.json() }, isMissing: false };
}

const urlOf = ({ page, params }: Extract<FoundPage, { kind: 'page' }>): string =>
  page.reads === 'jobs'
    ? listJobs.url
    : getJob.url.replace(':jobId', encodeURIComponent(params.jobId ?? ''));
