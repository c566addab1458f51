import { ResumeId } from '@shortlist/resume';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { ResumeDetails } from './stored-resume.ts';

/** Most resumes that one call asks for. */
export const MAX_DETAILS = 12;

/**
 * Several whole resumes at once, as `get_resume_details` has each: those of the ids, separated by commas, that the
 * caller has. An answer holds a megabyte or so: `left_out` names those that are to be asked for once more.
 */
export const listDetails = {
  method: 'GET',
  url: '/api/documents/details',
  access: 'guest',
  schema: {
    summary: 'Several whole resumes at once',
    querystring: z.object({
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(ResumeId, 'Send ids of resumes, separated by commas.').max(MAX_DETAILS)),
    }),
    response: {
      200: Success({ resumes: z.array(ResumeDetails), left_out: z.array(ResumeId).optional() }),
    },
  },
} satisfies Endpoint;
