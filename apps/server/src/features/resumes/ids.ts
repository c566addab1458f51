import { EntryId, ResumeId } from '@shortlist/resume';
import { found } from '#http/errors.ts';

/** Whether an id has the form of the server's; any other is a client's own. */
export const isUuid = (id: string): boolean => ResumeId.safeParse(id).success;

/** A resume's id; what cannot be one names no resume, and is answered so. */
export const toResumeId = (text: string): ResumeId => found(ResumeId.safeParse(text).data);

/** An entry's id, the server's or the client's own; what cannot be one names no entry. */
export const toEntryId = (text: string): EntryId => found(EntryId.safeParse(text).data);
