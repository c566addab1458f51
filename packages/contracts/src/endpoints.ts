import type { Endpoint } from './endpoint.ts';
import {
  deleteEntry,
  saveAward,
  saveCertification,
  saveEducation,
  saveExperience,
  saveProject,
} from './entries.ts';
import { getHealth, getReadiness } from './health.ts';
import {
  changeResume,
  createResume,
  deleteResume,
  getResume,
  listResumes,
  restoreResume,
} from './resumes.ts';
import { saveContact, saveSkills, saveSummary } from './sections.ts';

/** Every operation that answers in the envelope. The access tests go through this list. */
export const ENDPOINTS = {
  getHealth,
  getReadiness,
  listResumes,
  getResume,
  createResume,
  deleteResume,
  restoreResume,
  changeResume,
  saveContact,
  saveSkills,
  saveSummary,
  saveExperience,
  saveEducation,
  saveAward,
  saveCertification,
  saveProject,
  deleteEntry,
} satisfies Record<string, Endpoint>;
