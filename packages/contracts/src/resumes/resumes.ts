import { PaperSection, ResumeId } from '@shortlist/resume';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { ByResume, ResumeIdOr } from '../ids.ts';
import { issue } from '../issue.ts';
import { SubmissionId } from '../site/submission.ts';
import { Line } from '../text.ts';
import { ChosenLevel, ListedResume, ResumeDetails, ResumeSettings } from './stored-resume.ts';

/** Most resumes that one owner may keep; deleted ones do not count. */
export const MAX_RESUMES = 200;

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

export const restoreResume = {
  method: 'POST',
  url: '/api/resumes/:resumeId/restore',
  access: 'guest',
  schema: {
    summary: 'Undo the deletion of a resume',
    params: ByResume,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

/**
 * Renames, sets level and industry, or orders the sections. `If-Match` is the revision of
 * `section_order` where the order is sent, else of `name`; so the two go in calls of their own.
 */
export const changeResume = {
  method: 'PATCH',
  url: '/api/resumes/:resumeId',
  access: 'guest',
  schema: {
    summary: 'Name, experience level and industry; or the order of the sections',
    params: ByResume,
    headers: BasedOn,
    body: z
      .object({
        name: Line.optional(),
        experienceLevel: ChosenLevel.optional(),
        targetedIndustry: Line.optional(),
        sectionOrder: z.array(PaperSection).max(PaperSection.options.length).optional(),
      })
      .refine((body) => Object.values(body).some((value) => value !== undefined), {
        error: issue({ code: 'fields.nothingToChange' }),
      })
      .refine(
        ({ sectionOrder, ...named }) => {
          return (
            sectionOrder === undefined || Object.values(named).every((value) => value === undefined)
          );
        },
        issue({ code: 'fields.orderAlone' }),
      ),
    response: {
      200: Success({ revisions: z.object({ name: Revision, section_order: Revision }) }),
      409: Stale(ResumeSettings),
    },
  },
} satisfies Endpoint;
