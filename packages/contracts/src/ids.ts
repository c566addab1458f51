import { EntryId } from '@shortlist/model';
import { z } from 'zod';
import { type IssueMessage, issue } from './issue.ts';

/** Older clients send numbers where an id is meant. */
const WrittenNumber = z.number().transform(String);

/** A resume's id in a body. Any text passes: one that names no resume is a resume that is not found. */
export const ResumeIdOr = (missing: IssueMessage) =>
  z.union([z.string().min(1, issue(missing)), WrittenNumber], { error: issue(missing) });

/**
 * An entry's id in a body: the server's, or the client's own for an entry that the server has not
 * numbered yet. Absent or empty, the save is of a new entry that cannot be repeated.
 */
export const EntryIdInBody = z
  .union([z.string(), WrittenNumber])
  .transform((id) => (id === '' ? undefined : id))
  .pipe(EntryId.optional())
  .optional();
