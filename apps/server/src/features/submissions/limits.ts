import type { Limit } from '#http/count-against.ts';

const HOUR_MS = 3_600_000;

/** Inquiries that one address may send. */
export const INQUIRIES: Limit = {
  what: 'inquiry',
  most: 20,
  windowMs: HOUR_MS,
  message: { code: 'company.inquiriesFrom' },
};

/** Applications that one address may send. A career day behind one address fits in. */
export const APPLICATIONS: Limit = {
  what: 'application',
  most: 60,
  windowMs: HOUR_MS,
  message: { code: 'company.applicationsFrom' },
};

const DAY_MS = 24 * HOUR_MS;

/** Kilobytes of files that one address may have stored in a day; how many is configured. */
export const UPLOADS: Omit<Limit, 'most'> = {
  what: 'upload',
  windowMs: DAY_MS,
  message: { code: 'company.filesFrom' },
};
