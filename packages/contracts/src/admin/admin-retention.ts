import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { SubmissionKind } from '../site/submission.ts';

/** Longest period that can be set, in months. */
export const MAX_RETENTION_MONTHS = 120;

/** Hours after which a period that was set begins to be applied: time to see what it will remove. */
export const RETENTION_GRACE_H = 24;

const MONTHS = issue({ code: 'fields.months', params: { most: MAX_RETENTION_MONTHS } });
const Months = z.int(MONTHS).min(1, MONTHS).max(MAX_RETENTION_MONTHS, MONTHS);

/** Retention period of inquiries or applications, and what goes next. Times are ISO 8601, in UTC. */
export const RetentionPeriod = z.object({
  kind: SubmissionKind,
  /** Null where they are kept until somebody deletes them. */
  months: Months.nullable(),
  /** Nothing is removed before; null where there is no period. */
  appliesFrom: z.iso.datetime().nullable(),
  /** Number of those older than the period now. */
  due: z.int().min(0),
  /** Time when the next one becomes older than the period; those that are do not count. */
  nextAt: z.iso.datetime().nullable(),
});
export type RetentionPeriod = z.infer<typeof RetentionPeriod>;

/** The files of applications: how many bytes they are, and how many they may be. */
const Uploads = z.object({ bytes: z.int(), mostBytes: z.int() });

export const getRetention = {
  method: 'GET',
  url: '/api/admin/retention',
  access: 'admin',
  schema: {
    summary: 'How long inquiries and applications are kept, and what will be removed next',
    response: { 200: Success({ periods: z.array(RetentionPeriod), uploads: Uploads }) },
  },
} satisfies Endpoint;

export const setRetention = {
  method: 'PATCH',
  url: '/api/admin/retention/:kind',
  access: 'admin',
  schema: {
    summary: 'Set how many months inquiries or applications are kept; null keeps them',
    params: z.object({ kind: z.string() }),
    body: z.object({ months: Months.nullable() }),
    response: { 200: Success({ period: RetentionPeriod }) },
  },
} satisfies Endpoint;
