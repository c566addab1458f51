import { z } from 'zod';
import { Line } from '../text.ts';

/**
 * The field that a form hides from people: whatever fills it in is a program. Hide it from screen
 * readers and the Tab key too, and set `autocomplete="off"`.
 */
export const HIDDEN_FIELD = 'topic';

/** Made by the page once for what it sends; sent again with the same one, it is stored once. */
export const SubmissionId = z.uuid().or(z.literal('')).optional();

/**
 * Extra fields that both forms may send besides those of the spec: the hidden field, and the id that keeps a form that
 * is sent again after an answer was lost from being stored twice.
 */
export const SubmissionExtras = z.object({
  [HIDDEN_FIELD]: Line.default(''),
  submissionId: SubmissionId,
});

/** Kinds of submission by the company site's forms. */
export const SubmissionKind = z.enum(['inquiry', 'application']);
export type SubmissionKind = z.infer<typeof SubmissionKind>;

/** Statuses of the company's work on an inquiry or an application. */
export const SUBMISSION_STATUSES = ['new', 'read', 'archived'] as const;
export const SubmissionStatus = z.enum(SUBMISSION_STATUSES);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** Number of submissions of each status, whatever the search. */
export const StatusCounts = z.object({ new: z.int(), read: z.int(), archived: z.int() });
export type StatusCounts = z.infer<typeof StatusCounts>;
