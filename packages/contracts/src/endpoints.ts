import { ACCOUNT_ENDPOINTS } from './accounts.ts';
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

/** Every operation that answers in the envelope. */
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

/** Every operation there is. The access and fuzz tests go through this list. */
export const OPERATIONS = { ...ENDPOINTS, ...ACCOUNT_ENDPOINTS } satisfies Record<string, Endpoint>;
