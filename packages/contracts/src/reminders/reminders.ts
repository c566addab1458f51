import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { issue } from '../issue.ts';

/** Checks whether a text is the name of a time zone (IANA); an offset such as +01:00 is none. */
function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/u.test(name);
  } catch {
    return false;
  }
}

/** Reminders by mail: whether they come, and from which full hour (0 to 23) by the clock of a zone. */
const Reminders = z.object({
  on: z.boolean(),
  hour: z.int().min(0).max(23),
  zone: z
    .string()
    .max(64)
    .refine(isZone, issue({ code: 'fields.zone' })),
});
export type Reminders = z.infer<typeof Reminders>;

/** Of an account that never chose any: off, and the zone empty. */
export const getReminders = {
  method: 'GET',
  url: '/api/reminders',
  access: 'account',
  schema: {
    summary: 'Whether and when reminders come by mail; for a confirmed address',
    response: { 200: Success({ reminders: Reminders.extend({ zone: z.string() }) }) },
  },
} satisfies Endpoint;

export const setReminders = {
  method: 'PUT',
  url: '/api/reminders',
  access: 'account',
  schema: {
    summary: 'Switches reminders by mail on or off, and sets their hour; for a confirmed address',
    body: Reminders,
    response: { 200: Success({ reminders: Reminders }) },
  },
} satisfies Endpoint;

/**
 * Ends reminders by the link of one of them (RFC 8058), without a session; the page at the same address asks first. Any token is answered alike.
 * A body says nothing and may have any type.
 */
export const endReminders = {
  method: 'POST',
  url: '/reminders/end',
  access: 'public',
  schema: {
    summary: 'Ends reminders by the link of one of them',
    consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    querystring: z.object({ token: z.string().default('') }),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

/** The operations on reminders by mail. */
export const REMINDER_ENDPOINTS = {
  getReminders,
  setReminders,
  endReminders,
} satisfies Record<string, Endpoint>;
