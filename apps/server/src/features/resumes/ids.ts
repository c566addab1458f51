import { EntryId, ResumeId } from '@shortlist/resume';
import { found } from '#http/errors.ts';

/** Whether an id has the form of the server's; any other is a client's own. */
export const isUuid = (id: string): boolean => ResumeId.safeParse(id).success;

/** A resume's id; what cannot be one names no resume, and is answered so. */
export const toResumeId = (text: string): ResumeId => found(ResumeId.safeParse(text).data);

/** An entry's id, the server's or the client's own; what cannot be one names no entry. */
export const toEntryId = (text: string): EntryId => found(EntryId.safeParse(text).data);

/**
 * When the entry with this id was made: a client's own id begins with the time in ms. `now` for an id
 * that does not, and at most `now`, whatever a client's clock says.
 */
export function timeInId(id: EntryId | undefined, now: Date): Date {
  const [, ms] = /^(\d{13})(?!\d)/.exec(id ?? '') ?? [];
  return ms ? new Date(Math.min(Number(ms), now.getTime())) : now;
}
