import type { Limit } from '#http/count-against.ts';

const HOUR_MS = 3_600_000;
const message = { code: 'errors.calendarOften' } as const;

/** Addresses of calendars that an owner may make. */
export const MADE: Limit = { what: 'calendar-of', most: 20, windowMs: HOUR_MS, message };

/** Times that an owner's calendar may be read: programs ask some times an hour, each device by itself. By no address, since many people's come from one of a large service. */
export const READ: Limit = { what: 'calendar', most: 120, windowMs: HOUR_MS, message };
