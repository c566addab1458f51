import type { Limit } from '#http/count-against.ts';

const HOUR_MS = 3_600_000;

/** Inquiries that one address may send. */
export const INQUIRIES: Limit = {
  what: 'inquiry',
  most: 20,
  windowMs: HOUR_MS,
  message: 'Too many inquiries have come from your network. Please try again later.',
};

/** Applications that one address may send. A career day behind one address fits in. */
export const APPLICATIONS: Limit = {
  what: 'application',
  most: 60,
  windowMs: HOUR_MS,
  message: 'Too many applications have come from your network. Please try again later.',
};
