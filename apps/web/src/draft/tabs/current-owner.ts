import { GUEST } from '#platform/storage/draft-names.ts';
import { readSessionUser } from '#session/token.ts';

/** Returns the owner of drafts that are written now: the account that is logged in, or the guest. */
export const currentOwner = (): string => readSessionUser()?.id ?? GUEST;

/**
 * Checks whether the drafts of `owner` may be sent, and read, by the current owner: one's own, and those of a guest, who may
 * have made an account since. The server has the last word, resume by resume.
 */
export const isForCurrentOwner = (owner: string): boolean =>
  owner === currentOwner() || owner === GUEST;

/** Checks whether the current owner may know that `owner` has left something: no account learns of another. */
export const mayKnowOf = (owner: string): boolean =>
  isForCurrentOwner(owner) || currentOwner() === GUEST;
