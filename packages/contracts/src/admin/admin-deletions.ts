import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { issue } from '../issue.ts';
import { SubmissionKind } from '../site/submission.ts';
import { PAGE_SIZE } from './admin-submissions.ts';

/** Seconds for which a deletion can be undone. */
export const UNDO_S = 60;

const Ids = z
  .array(z.uuid())
  .min(1, issue({ code: 'fields.chooseOne' }))
  .max(PAGE_SIZE, issue({ code: 'fields.chooseMost', params: { most: PAGE_SIZE } }));

/** A deletion, of one or of several at once. */
export const Deletion = z.object({
  id: z.uuid(),
  kind: SubmissionKind,
  count: z.int().min(1),
  /** Time in which it can still be undone. */
  secondsLeft: z.number().min(0),
});
export type Deletion = z.infer<typeof Deletion>;

export const deleteSubmissions = {
  method: 'POST',
  url: '/api/admin/deletions',
  access: 'admin',
  schema: {
    summary: 'Delete inquiries or applications, with their files; can be undone for a minute',
    body: z.object({ kind: SubmissionKind, ids: Ids }),
    response: { 200: Success({ deletion: Deletion }) },
  },
} satisfies Endpoint;

export const listDeletions = {
  method: 'GET',
  url: '/api/admin/deletions',
  access: 'admin',
  schema: {
    summary: 'The deletions that can still be undone, the newest first',
    response: { 200: Success({ deletions: z.array(Deletion) }) },
  },
} satisfies Endpoint;

export const undoDeletion = {
  method: 'DELETE',
  url: '/api/admin/deletions/:id',
  access: 'admin',
  schema: {
    summary: 'Undo a deletion that is less than a minute old',
    params: z.object({ id: z.string() }),
    response: { 200: Success({ count: z.int() }) },
  },
} satisfies Endpoint;
