import { z } from 'zod';
import { issue } from './issue.ts';

/** The HTTP status that goes with each code of a refusal. */
export const STATUS_OF_CODE = {
  invalid: 400,
  no_session: 401,
  no_account: 401,
  unverified: 403,
  not_allowed: 403,
  foreign_origin: 403,
  not_found: 404,
  no_model: 404,
  stale: 409,
  too_large: 413,
  wrong_type: 415,
  slow_down: 429,
  unforeseen: 500,
  model_failed: 502,
  overload: 503,
  no_room: 507,
} as const;
export type ErrorCode = keyof typeof STATUS_OF_CODE;
const ERROR_CODES = Object.keys(STATUS_OF_CODE) as [ErrorCode, ...ErrorCode[]];

/** An answer that all is well: `status`, a `message` for the person, and the call's own fields beside them. */
export function Success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ status: z.literal('success'), message: z.string(), ...shape });
}

/** Every other answer. `field` names the field of the request that is not valid, where there is one. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  field: z.string().optional(),
  /** Of a fault of ours: the id that its line in the log bears. */
  request_id: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;

/** Revision of a part; a save that succeeds makes the next one. */
export const Revision = z.int().min(1);
export type Revision = z.infer<typeof Revision>;

/** A save refused because the part has moved on: `current` is what it says now, at `revision`. */
export function Stale<Current extends z.ZodType>(current: Current) {
  return Failure.extend({ code: z.literal('stale'), revision: Revision, current });
}

/**
 * The revision that a save was based on, as an entity tag (`"3"`). Absent, or `*`, means "whatever
 * is there": the product's older clients send nothing.
 */
export const BasedOn = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(?:\*|"\d{1,9}")$/u, issue({ code: 'fields.revision' }))
    .optional(),
});
