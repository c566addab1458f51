import { DOCUMENT_LANGUAGES, ResumeId } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { SubmissionId } from '../site/submission.ts';
import { Line } from '../text.ts';

const Fields = z.record(z.string(), z.unknown());

/** A letter of a list; `resume_id` is the resume whose head and look it follows. */
const ListedLetter = z.object({
  letter_id: ResumeId,
  name: z.string(),
  resume_id: ResumeId.nullable(),
  /** ISO 8601, in UTC. */
  last_edited: z.iso.datetime(),
});

/** A letter with its parts as they are printed: head and look are the resume's until it has its own. */
const LetterDetails = ListedLetter.extend({
  letter: Fields,
  recipient: Fields,
  body: Fields,
  contact: Fields,
  look: Fields,
});

export const listLetters = {
  method: 'GET',
  url: '/api/letters',
  access: 'public',
  schema: {
    summary: "The caller's letters, last edited first; none without a session",
    response: { 200: Success({ letters: z.array(ListedLetter) }) },
  },
} satisfies Endpoint;

/**
 * Makes a letter. With a `language` it has a look of its own from then on: the resume's, in that language. Of an application it has the company,
 * the job as its subject, and who there is to write to where that is one person.
 */
export const createLetter = {
  method: 'POST',
  url: '/api/letters',
  access: 'public',
  schema: {
    summary: 'A new letter without text; opens a guest session where there is none',
    body: z.object({
      name: Line,
      resume_id: ResumeId.optional(),
      application_id: ResumeId.optional(),
      language: z.enum(DOCUMENT_LANGUAGES).optional(),
      submission_id: SubmissionId,
    }),
    response: { 200: Success({ letter_id: ResumeId }) },
  },
} satisfies Endpoint;

export const getLetter = {
  method: 'GET',
  url: '/api/letters/:letterId',
  access: 'guest',
  schema: {
    summary: 'One whole letter',
    params: z.object({ letterId: z.string() }),
    response: { 200: Success({ data: LetterDetails }) },
  },
} satisfies Endpoint;
