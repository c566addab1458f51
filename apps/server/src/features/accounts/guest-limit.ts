import type { AddressLimit } from '#http/limit-by-address.ts';

/** New guests that one address may open. A class of students behind one address fits in. */
export const NEW_GUESTS: AddressLimit = {
  what: 'guest',
  most: 60,
  windowMs: 3_600_000,
  message: 'Too many new visitors have come from your network. Please try again later.',
};
