import { AI_USES, EntryId, type EntryKind, missingResumeIdText } from '@shortlist/resume';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { BasedOn, Revision, Stale, Success } from './envelope.ts';
import { ByEntry, EntryIdInBody, ResumeIdOr } from './ids.ts';
import {
  StoredAward,
  StoredCertification,
  StoredEducation,
  StoredEntry,
  StoredExperience,
  StoredProject,
} from './stored-resume.ts';
import { Line, LongText } from './text.ts';

/** Most entries of one kind in a resume. */
export const MAX_ENTRIES = 200;

const idsOf = (kind: EntryKind) => ({
  resume_id: ResumeIdOr(missingResumeIdText(kind)),
  id: EntryIdInBody,
});

const named = {
  name: Line.default(''),
  organization: Line.default(''),
  date: Line.default(''),
  relevance: LongText.default(''),
};

const ExperienceToSave = z.object({
  ...idsOf('experience'),
  role: Line.default(''),
  company: Line.default(''),
  startDate: Line.default(''),
  endDate: Line.default(''),
  isCurrent: z.boolean().default(false),
  location: Line.default(''),
  bullets: LongText.default(''),
  /** Counts down only: more than the entry has left, or none said, leaves the count as it is. */
  aiUsesLeft: z.int().min(0).max(AI_USES).default(AI_USES),
});

const EducationToSave = z.object({
  ...idsOf('education'),
  degree: Line.default(''),
  school: Line.default(''),
  location: Line.default(''),
  minor: Line.default(''),
  startDate: Line.default(''),
  endDate: Line.default(''),
  gpa: z.union([Line, z.number().transform(String)]).default(''),
  bullets: LongText.default(''),
});

/**
 * A save of an entry: a new one when `id` is the client's own or absent. Sending the same client id
 * again, after an answer was lost, saves the same entry and answers the same server id.
 */
export const saveExperience = {
  method: 'POST',
  url: '/api/save_experience.php',
  access: 'guest',
  schema: {
    summary: 'Save an experience entry',
    headers: BasedOn,
    body: ExperienceToSave,
    response: {
      200: Success({ experience_id: EntryId, revision: Revision }),
      409: Stale(StoredExperience),
    },
  },
} satisfies Endpoint;

export const saveEducation = {
  method: 'POST',
  url: '/api/save_education.php',
  access: 'guest',
  schema: {
    summary: 'Save an education entry',
    headers: BasedOn,
    body: EducationToSave,
    response: {
      200: Success({ education_id: EntryId, revision: Revision }),
      409: Stale(StoredEducation),
    },
  },
} satisfies Endpoint;

export const saveAward = {
  method: 'POST',
  url: '/api/save_award.php',
  access: 'guest',
  schema: {
    summary: 'Save an award',
    headers: BasedOn,
    body: z.object({ ...idsOf('award'), ...named }),
    response: { 200: Success({ award_id: EntryId, revision: Revision }), 409: Stale(StoredAward) },
  },
} satisfies Endpoint;

export const saveCertification = {
  method: 'POST',
  url: '/api/save_certification.php',
  access: 'guest',
  schema: {
    summary: 'Save a certification',
    headers: BasedOn,
    body: z.object({ ...idsOf('certification'), ...named }),
    response: {
      200: Success({ certification_id: EntryId, revision: Revision }),
      409: Stale(StoredCertification),
    },
  },
} satisfies Endpoint;

export const saveProject = {
  method: 'POST',
  url: '/api/save_project.php',
  access: 'guest',
  schema: {
    summary: 'Save a project',
    headers: BasedOn,
    body: z.object({ ...idsOf('project'), ...named }),
    response: {
      200: Success({ project_id: EntryId, revision: Revision }),
      409: Stale(StoredProject),
    },
  },
} satisfies Endpoint;

/**
 * Deletes one entry, by the server's id or the client's own. An own id that entries of several kinds
 * bear names none of them.
 */
export const deleteEntry = {
  method: 'DELETE',
  url: '/api/resumes/:resumeId/entries/:entryId',
  access: 'guest',
  schema: {
    summary: 'Delete one entry',
    params: ByEntry,
    headers: BasedOn,
    response: { 200: Success({}), 409: Stale(StoredEntry) },
  },
} satisfies Endpoint;
