import { readSessionUser } from '#lib/token.ts';

/** Owner of the drafts of all guests of this browser, since each opens only its own resumes. */
export const GUEST = 'guest';

/** Whose drafts are written. */
export const whoIsHere = (): string => readSessionUser()?.id ?? GUEST;
