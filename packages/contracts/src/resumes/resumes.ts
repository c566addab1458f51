import { ResumeId } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { ResumeIdOr } from '../ids.ts';
import { SubmissionId } from '../site/submission.ts';
import { Line } from '../text.ts';
import { ChosenLevel } from './chosen-level.ts';
import { ListedResume, ResumeDetails } from './stored-resume.ts';

export const listResumes = {
  method: 'GET',
  url: '/api/get_resumes.php',
  access: 'public',
  schema: {
    summary: "The caller's resumes, last edited first; none without a session",
    response: { 200: Success({ resumes: z.array(ListedResume) }) },
  },
} satisfies Endpoint;

export const getResume = {
  method: 'GET',
  url: '/api/get_resume_details.php',
  access: 'guest',
  schema: {
    summary: 'One whole resume',
    querystring: z.object({ resume_id: z.string().default('') }),
    response: { 200: Success({ data: ResumeDetails }) },
  },
} satisfies Endpoint;

/**
 * The one call that opens a guest session where there is none. With a `submissionId`, the same call sent again
 * after an answer was lost answers the resume that is there already. So does one with a `resumeId`, which the client has made:
 * a resume may be begun where no server can be reached, and keeps its id.
 */
export const createResume = {
  method: 'POST',
  url: '/api/create_resume.php',
  access: 'public',
  schema: {
    summary: 'A new, empty resume; opens a guest session where there is none',
    body: z.object({
      resumeName: Line.default(''),
      experienceLevel: ChosenLevel.default(''),
      targetedIndustry: Line.default(''),
      submissionId: SubmissionId,
      resumeId: ResumeId.optional(),
    }),
    response: { 200: Success({ resume_id: ResumeId }) },
  },
} satisfies Endpoint;

export const deleteResume = {
  method: 'POST',
  url: '/api/delete_resume.php',
  access: 'guest',
  schema: {
    summary: 'Delete a resume; it can be restored for 30 days',
    body: z.object({ resume_id: ResumeIdOr({ code: 'fields.noResumeToDelete' }) }),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;
