import { missingResumeId, ShownOnResume } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { ResumeIdOr } from '../ids.ts';
import { Line, LongText } from '../text.ts';
import { ContactInfo, SkillsText, SummaryText } from './stored-resume.ts';

/** A contact as it is sent. Without `shown`, what is shown stays as it was. */
export const ContactToSave = z.object({
  fullName: Line.default(''),
  email: Line.default(''),
  phone: Line.default(''),
  linkedin: Line.default(''),
  website: Line.default(''),
  country: Line.default(''),
  state: Line.default(''),
  city: Line.default(''),
  shown: ShownOnResume.optional(),
});

export const saveContact = {
  method: 'POST',
  url: '/api/save_contact.php',
  access: 'guest',
  schema: {
    summary: 'Save the contact section',
    headers: BasedOn,
    body: z.object({
      resume_id: ResumeIdOr(missingResumeId('contact')),
      ...ContactToSave.shape,
    }),
    response: { 200: Success({ revision: Revision }), 409: Stale(ContactInfo) },
  },
} satisfies Endpoint;

export const saveSkills = {
  method: 'POST',
  url: '/api/save_skill.php',
  access: 'guest',
  schema: {
    summary: 'Save the skills, one a line',
    headers: BasedOn,
    body: z.object({
      resume_id: ResumeIdOr(missingResumeId('skills')),
      skills: LongText.default(''),
    }),
    response: { 200: Success({ revision: Revision }), 409: Stale(SkillsText) },
  },
} satisfies Endpoint;

export const saveSummary = {
  method: 'POST',
  url: '/api/save_summary.php',
  access: 'guest',
  schema: {
    summary: 'Save the summary',
    headers: BasedOn,
    body: z.object({
      resume_id: ResumeIdOr(missingResumeId('summary')),
      summary: LongText.default(''),
    }),
    response: { 200: Success({ revision: Revision }), 409: Stale(SummaryText) },
  },
} satisfies Endpoint;
