import { GUEST } from '#lib/storage/draft-names.ts';
import { readSessionUser } from '#session/token.ts';

/** Returns the owner of drafts that are written. */
export const whoIsHere = (): string => readSessionUser()?.id ?? GUEST;

/**
 * Checks whether the drafts of `owner` may be sent, and read, by who is here: one's own, and those of a guest, who may
 * have made an account since. The server has the last word, resume by resume.
 */
export const isForHere = (owner: string): boolean => owner === whoIsHere() || owner === GUEST;

/** Checks whether who is here may know that `owner` has left something: no account learns of another. */
export const mayKnowOf = (owner: string): boolean => isForHere(owner) || whoIsHere() === GUEST;
