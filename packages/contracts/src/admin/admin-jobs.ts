import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Stale, Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { type IdentificationQuestion, QUESTIONS } from '../site/application.ts';
import { ByJob, EditedJob, JobToSave } from '../site/job.ts';

/** Fewest answers of which totals are shown; they move on by as many at a time. */
export const FEWEST_ANSWERS = 5;

export const listJobsToEdit = {
  method: 'GET',
  url: '/api/admin/jobs',
  access: 'admin',
  schema: {
    summary: 'Every job, the open ones first, then the newest',
    response: { 200: Success({ jobs: z.array(EditedJob) }) },
  },
} satisfies Endpoint;

export const getJobToEdit = {
  method: 'GET',
  url: '/api/admin/jobs/:jobId',
  access: 'admin',
  schema: {
    summary: 'One job, open or closed',
    params: ByJob,
    response: { 200: Success({ job: EditedJob }) },
  },
} satisfies Endpoint;

export const createJob = {
  method: 'POST',
  url: '/api/admin/jobs',
  access: 'admin',
  schema: {
    summary: 'Publish a new job',
    body: JobToSave.extend({
      employmentType: JobToSave.shape.employmentType.default('Full-time'),
      applyBy: JobToSave.shape.applyBy.default(''),
      country: JobToSave.shape.country.default('US'),
    }),
    response: { 200: Success({ job: EditedJob }) },
  },
} satisfies Endpoint;

/** Featuring a job takes the place of the one that was featured; closing one ends that too. */
export const changeJob = {
  method: 'PATCH',
  url: '/api/admin/jobs/:jobId',
  access: 'admin',
  schema: {
    summary: 'Edit, close, open or feature a job',
    params: ByJob,
    headers: BasedOn,
    body: JobToSave.extend({
      status: EditedJob.shape.status,
      isFeatured: z.boolean(),
    })
      .partial()
      .refine((body) => Object.keys(body).length > 0, issue({ code: 'fields.nothingToChange' })),
    response: { 200: Success({ job: EditedJob }), 409: Stale(EditedJob) },
  },
} satisfies Endpoint;

export const deleteJob = {
  method: 'DELETE',
  url: '/api/admin/jobs/:jobId',
  access: 'admin',
  schema: {
    summary: 'Delete a job for which nobody has applied',
    params: ByJob,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

const AnswerCounts = z.record(z.string(), z.int().min(0));

/** Counts of each answer, by question. */
export const Totals = z.object(
  Object.fromEntries(QUESTIONS.map((question) => [question, AnswerCounts])) as Record<
    IdentificationQuestion,
    typeof AnswerCounts
  >,
);
export type Totals = z.infer<typeof Totals>;

export const getTotals = {
  method: 'GET',
  url: '/api/admin/jobs/:jobId/totals',
  access: 'admin',
  schema: {
    summary: "A job's self-identification answers, only counted",
    params: ByJob,
    response: {
      200: Success({
        /** Number of applications that the totals are of: a whole number of fives, or none. */
        answered: z.int().min(0),
        totals: Totals.nullable(),
      }),
    },
  },
} satisfies Endpoint;
