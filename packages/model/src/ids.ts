import { z } from 'zod';

/** Id of an entry: the server's, or the client's temporary one until the first save is answered. */
export const EntryId = z.string().min(1).max(64).brand<'EntryId'>();
export type EntryId = z.infer<typeof EntryId>;

export const ResumeId = z.uuid().brand<'ResumeId'>();
export type ResumeId = z.infer<typeof ResumeId>;
