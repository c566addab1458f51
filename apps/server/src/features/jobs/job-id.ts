import { randomBytes } from 'node:crypto';
import { JobId } from '@shortlist/contracts';
import { orNotFound } from '#http/errors/errors.ts';

const LONGEST_TITLE = 80;

/** A job's id; what cannot be one names no job. */
export const toJobId = (text: string): JobId => orNotFound(JobId.safeParse(text).data);

/** A new job's id: its title as an address has it, and six characters that no other job has. */
export function newJobId(title: string): JobId {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu);
  const readable = (words ?? ['job']).join('-').slice(0, LONGEST_TITLE).replace(/-$/u, '');
  return JobId.parse(`${readable}-${randomBytes(3).toString('hex')}`);
}
