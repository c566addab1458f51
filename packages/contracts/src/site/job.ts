import { isLink } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Revision, Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { Line, LongText } from '../text.ts';
import { Day } from '../time.ts';

/** Most jobs that are kept, open and closed. */
export const MAX_JOBS = 500;

/** A job's id is readable: it stands in the job's address. */
export const JobId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  .max(120)
  .brand('JobId');
export type JobId = z.infer<typeof JobId>;

/** A job as a list shows it. `applyLink` is an outside address to apply at; empty means our own form. */
export const ListedJob = z.object({
  id: JobId,
  title: z.string(),
  department: z.string(),
  location: z.string(),
  applyLink: z.string(),
  isFeatured: z.boolean(),
  /** ISO 8601, in UTC. */
  postedAt: z.iso.datetime(),
});
export type ListedJob = z.infer<typeof ListedJob>;

export const EMPLOYMENT_TYPES = [
  'Full-time',
  'Part-time',
  'Contract',
  'Temporary',
  'Internship',
] as const;
export const EmploymentType = z.enum(EMPLOYMENT_TYPES);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** Checks whether a job is done from anywhere in its country, which its location says: "Remote, United States". */
export const isRemote = ({ location }: Pick<ListedJob, 'location'>): boolean =>
  /^remote\b/iu.test(location);

/**
 * A whole job. Description, responsibilities and qualifications are Markdown. `applyBy` is the last day of
 * applying, in UTC, e.g. "2026-12-31", after which the job is not open; empty where there is none. `country` is
 * an ISO 3166-1 alpha-2 code.
 */
export const Job = ListedJob.extend({
  employmentType: EmploymentType,
  applyBy: z.union([z.literal(''), z.iso.date()]),
  country: z.string(),
  description: z.string(),
  responsibilities: z.string(),
  qualifications: z.string(),
});
export type Job = z.infer<typeof Job>;

/** Checks whether a job's last day of applying has passed. */
export const hasEnded = ({ applyBy }: Pick<Job, 'applyBy'>, now: Date): boolean =>
  applyBy !== '' && applyBy < now.toISOString().slice(0, 10);

export const ByJob = z.object({ jobId: z.string() });

export const listJobs = {
  method: 'GET',
  url: '/api/jobs',
  access: 'public',
  schema: {
    summary: 'The open jobs, the featured one first, then the newest',
    querystring: z.object({
      /** Words, all of which stand in the job's texts, each as the beginning of a word. */
      text: Line.default(''),
      department: Line.default(''),
      location: Line.default(''),
    }),
    response: {
      200: Success({
        jobs: z.array(ListedJob),
        /** The departments and locations to choose from, whatever was searched for. */
        departments: z.array(z.string()),
        locations: z.array(z.string()),
      }),
    },
  },
} satisfies Endpoint;

export const getJob = {
  method: 'GET',
  url: '/api/jobs/:jobId',
  access: 'public',
  schema: {
    summary: 'One open job',
    params: ByJob,
    response: { 200: Success({ job: Job }) },
  },
} satisfies Endpoint;

/** A job as the company edits it: closed ones too, with what has come in for it. */
export const EditedJob = Job.extend({
  status: z.enum(['open', 'closed']),
  applications: z.int().min(0),
  revision: Revision,
});
export type EditedJob = z.infer<typeof EditedJob>;

const Required = (code: 'jobTitle' | 'jobDepartment' | 'jobLocation') =>
  Line.refine((text) => text.trim() !== '', issue({ code: `fields.${code}` }));

const isWebAddress = (text: string) =>
  text === '' || (isLink(text) && /^https?:\/\/[^\s/][^\s/.]*\.\S+$/u.test(text));

/** Content of a job, as it is saved. */
export const JobToSave = z.object({
  title: Required('jobTitle'),
  department: Required('jobDepartment'),
  location: Required('jobLocation'),
  applyLink: Line.refine(isWebAddress, issue({ code: 'fields.jobLink' })),
  description: LongText,
  responsibilities: LongText,
  qualifications: LongText,
  employmentType: EmploymentType,
  applyBy: Day,
  country: Line.refine((text) => /^[A-Z]{2}$/u.test(text), issue({ code: 'fields.jobCountry' })),
});
export type JobToSave = z.infer<typeof JobToSave>;
