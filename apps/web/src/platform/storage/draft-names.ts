/** Names of drafts in the browser's storage begin with it, and go on with the owner. */
export const DRAFT_PREFIX = 'shortlist.draft';
export const DRAFT_SEPARATOR = '|';
/** The kind of document whose parts have no name of a kind before them, as release 1.0.0 wrote them. */
export const FIRST_KIND = 'resume';

/** Owner of what all guests of this browser have, since each opens only its own resumes. */
export const GUEST = 'guest';

/** Name of the days on which next steps are due; goes on with the owner. */
export const DUE_NOTES = 'shortlist-due';

/** Checks whether this browser has something of an owner that the server has not; yes where its storage does not say. */
export function hasDraftsOf(owner: string): boolean {
  const start = `${DRAFT_PREFIX}${DRAFT_SEPARATOR}${owner}${DRAFT_SEPARATOR}`;
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(start));
  } catch {
    return true;
  }
}
