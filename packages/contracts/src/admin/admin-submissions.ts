import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { FileKind, SPONSORSHIPS } from '../site/application.ts';
import { StatusCounts, SubmissionStatus } from '../site/submission.ts';
import { Line } from '../text.ts';

/** Inquiries or applications on one page of a list. */
export const PAGE_SIZE = 50;

const Listed = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: SubmissionStatus,
  /** ISO 8601, in UTC. */
  sentAt: z.iso.datetime(),
});

export const StoredInquiry = Listed.extend({ phone: z.string(), details: z.string() });
export type StoredInquiry = z.infer<typeof StoredInquiry>;

/** An uploaded file, without its bytes; `size` is in bytes. */
const StoredFile = z.object({
  kind: FileKind,
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
});

export const StoredApplication = Listed.extend({
  jobId: z.string(),
  jobTitle: z.string(),
  sponsorship: z.enum(SPONSORSHIPS),
  files: z.array(StoredFile),
});
export type StoredApplication = z.infer<typeof StoredApplication>;

/** The submissions to list. `after` is the `next` of the page before. */
const Wanted = z.object({
  /** Words, all of which are there, each as the beginning of a word. */
  text: Line.default(''),
  status: SubmissionStatus.or(z.literal('')).default(''),
  after: z.string().max(100).default(''),
});

/** `total` is of the whole list, `next` null on its last page. */
const page = { total: z.int(), counts: StatusCounts, next: z.string().nullable() };

export const listInquiries = {
  method: 'GET',
  url: '/api/admin/inquiries',
  access: 'admin',
  schema: {
    summary: 'Inquiries, the newest first',
    querystring: Wanted,
    response: { 200: Success({ inquiries: z.array(StoredInquiry), ...page }) },
  },
} satisfies Endpoint;

export const listApplications = {
  method: 'GET',
  url: '/api/admin/applications',
  access: 'admin',
  schema: {
    summary: 'Applications, the newest first',
    querystring: Wanted.extend({ jobId: Line.default('') }),
    response: { 200: Success({ applications: z.array(StoredApplication), ...page }) },
  },
} satisfies Endpoint;

const BySubmission = z.object({ id: z.string() });
const NewStatus = z.object({ status: SubmissionStatus });

export const changeInquiry = {
  method: 'PATCH',
  url: '/api/admin/inquiries/:id',
  access: 'admin',
  schema: {
    summary: 'Mark an inquiry as new, read or archived',
    params: BySubmission,
    body: NewStatus,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

export const changeApplication = {
  method: 'PATCH',
  url: '/api/admin/applications/:id',
  access: 'admin',
  schema: {
    summary: 'Mark an application as new, read or archived',
    params: BySubmission,
    body: NewStatus,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

/** The bytes of a file, as an attachment. When all is well it answers outside the envelope. */
export const downloadFile = {
  method: 'GET',
  url: '/api/admin/applications/:id/files/:kind',
  access: 'admin',
  schema: {
    summary: 'Download the resume or the cover letter of an application',
    params: BySubmission.extend({ kind: z.string() }),
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;
