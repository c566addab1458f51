import type { Limit } from '#http/count-against.ts';
import { limitByOwner } from '#http/limit-by-owner.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;

const HOUR = { windowMs: HOUR_MS } as const;

/** Most megabytes that an owner keeps of what is frozen. */
export const FROZEN_MEGABYTES = { account: 50, guest: 10 };

/** Most megabytes that are kept of pages and files that were made for an owner's links; the oldest give way. */
export const RENDERED_MEGABYTES = 20;

/** Links, and addresses of links, that an owner may make. */
export const MADE = limitByOwner({
  what: 'links',
  most: 120,
  message: { code: 'errors.linksOften' },
});

/** Pages and files that may be made for an owner's links: each takes some tenths of a second of a thread. */
export const RENDERED: Limit = {
  ...{ what: 'link-rendered', most: 600, ...HOUR },
  message: { code: 'errors.linkOften' },
};

/** Requests for links from one network, to each server: a fair or an employer has hundreds of people behind one address. */
export const ASKED = { most: 3_000, ...HOUR };

/** Wrong passwords for one link from one network, and from all networks. */
export const GUESSED: Limit = {
  ...{ what: 'link-guess', most: 10, windowMs: QUARTER_MS },
  message: { code: 'errors.linkGuesses' },
};
export const GUESSED_BY_ALL: Limit = {
  ...{ what: 'link-guess-all', most: 200, ...HOUR },
  message: { code: 'errors.linkGuesses' },
};
