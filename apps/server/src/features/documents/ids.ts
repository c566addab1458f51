import { createHash } from 'node:crypto';
import { EntryId, ResumeId } from '@shortlist/model';
import type { UserId } from '#db/db.ts';
import { orNotFound } from '#http/errors/errors.ts';

/** Checks whether an id has the form of the server's; any other is a client's own. */
export const isUuid = (id: string): boolean => ResumeId.safeParse(id).success;

/** A resume's id; what cannot be one names no resume, and is answered so. */
export const toResumeId = (text: string): ResumeId => orNotFound(ResumeId.safeParse(text).data);

/** An entry's id, the server's or the client's own; what cannot be one names no entry. */
export const toEntryId = (text: string): EntryId => orNotFound(EntryId.safeParse(text).data);

/**
 * The id of what an owner's submission makes: the same whenever it is sent again, and another one
 * for every other owner. A UUID of version 8 (RFC 9562, section 5.8), of SHA-256.
 */
export function submittedId(owner: UserId, submissionId: string): string {
  const bytes = createHash('sha256')
    .update(`${owner}/${submissionId.toLowerCase()}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The id of the resume that an owner's submission makes. */
export const submittedResumeId = (owner: UserId, submissionId: string): ResumeId =>
  ResumeId.parse(submittedId(owner, submissionId));
