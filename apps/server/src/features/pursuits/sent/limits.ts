import { limitByOwner } from '#http/limit-by-owner.ts';

/** Most megabytes that an owner keeps of what was sent, for deleted applications too. */
export const SENT_MEGABYTES = { account: 500, guest: 30 };

/** Share of the room for all files that those of sendings may take: the rest is there for what is uploaded. */
export const SENT_SHARE = 0.5;

/** Each takes about a second of a thread. */
export const SENT = limitByOwner({
  what: 'sent',
  most: 120,
  message: { code: 'errors.madeOften' },
});
