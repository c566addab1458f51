export const DAY_S = 86_400;
const DAY_MS = 1_000 * DAY_S;

/** Sessions last this long after their last use; so does the token that shows who is logged in. */
export const SESSION_DAYS = 90;

/** An account's session is over this long after the log in, however much it is used. */
const MOST_DAYS = 180;

/** A session as far as it decides when it ends. */
export type Ending = { createdAt: Date; expiresAt: Date; isAnonymous?: boolean | null | undefined };

/** Returns the latest log in of an account whose session is over at `now`. */
export const lastLogInOver = (now: Date): Date => new Date(now.getTime() - MOST_DAYS * DAY_MS);

/**
 * Returns when a session ends that is not used any more. A guest's has no end beside that: nobody can log in as a guest
 * again, so it would be the end of their work too.
 */
export function endOf({ createdAt, expiresAt, isAnonymous }: Ending): Date {
  if (isAnonymous === true) return expiresAt;
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + MOST_DAYS * DAY_MS));
}

/** Checks whether a session is neither over nor due to be renewed, which it is a day after it was begun or renewed. */
export const isFresh = (session: Ending, now: Date): boolean =>
  session.expiresAt.getTime() - now.getTime() > (SESSION_DAYS - 1) * DAY_MS && endOf(session) > now;
