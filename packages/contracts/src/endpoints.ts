import { CALLED_SECTIONS, type CalledKind } from '@shortlist/model';
import { ACCOUNT_ENDPOINTS } from './accounts/endpoints.ts';
import { endSessionsOf } from './admin/admin-accounts.ts';
import { downloadBackup } from './admin/admin-backups.ts';
import { INVITATION_ENDPOINTS } from './admin/admin-invitations.ts';
import { downloadFile } from './admin/admin-submissions.ts';
import {
  changeDocument,
  createDocument,
  deleteDocument,
  getDocument,
  getDocumentFile,
  getDocuments,
  listDocuments,
  restoreDocument,
} from './documents/documents.ts';
import { createLetter, getLetter, listLetters } from './documents/letters.ts';
import { PROPOSAL_ENDPOINTS } from './documents/proposals.ts';
import { detachDocument, dropChange, listChanges, tailorDocument } from './documents/tailored.ts';
import {
  deleteVersion,
  deleteVersions,
  getVersion,
  listNamedVersions,
  listVersions,
  nameVersion,
  restoreVersion,
} from './documents/versions.ts';
import type { Endpoint } from './endpoint.ts';
import { getHealth, getReadiness } from './health.ts';
import { LINK_ENDPOINTS } from './links/links.ts';
import { MODEL_ENDPOINTS, propose } from './models.ts';
import { PURSUIT_ENDPOINTS } from './pursuits/pursuits.ts';
import { REMINDER_ENDPOINTS } from './reminders/reminders.ts';
import { recordAiUse } from './resumes/ai-uses.ts';
import { duplicateResume } from './resumes/duplicate.ts';
import { saveEntry } from './resumes/entries.ts';
import { deletePart, listPartVersions, savePart } from './resumes/parts.ts';
import { createResume, deleteResume, getResume, listResumes } from './resumes/resumes.ts';
import { saveContact, saveSkills, saveSummary } from './resumes/sections.ts';
import { ADMIN_ENDPOINTS, SITE_ENDPOINTS } from './site/site-endpoints.ts';

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `saveExperience` and so on. */
const saves = Object.fromEntries(
  CALLED_SECTIONS.map(({ kind }) => [`save${capitalize(kind)}`, saveEntry[kind]]),
) as unknown as { [K in CalledKind as `save${Capitalize<K>}`]: (typeof saveEntry)[K] };

/** The operations on documents of every kind, and on their parts. */
export const DOCUMENT_ENDPOINTS = {
  listDocuments,
  getDocuments,
  getDocument,
  getDocumentFile,
  createDocument,
  changeDocument,
  deleteDocument,
  restoreDocument,
  duplicateResume,
  savePart,
  deletePart,
  listPartVersions,
  listNamedVersions,
  listVersions,
  nameVersion,
  getVersion,
  restoreVersion,
  deleteVersion,
  deleteVersions,
  tailorDocument,
  listChanges,
  dropChange,
  detachDocument,
  listLetters,
  createLetter,
  getLetter,
  recordAiUse,
} satisfies Record<string, Endpoint>;

/** The operations on resumes that the spec names. */
export const SPEC_ENDPOINTS = {
  listResumes,
  getResume,
  createResume,
  deleteResume,
  saveContact,
  saveSkills,
  saveSummary,
  ...saves,
} satisfies Record<string, Endpoint>;

/** The operations on documents, and on the server's health. */
export const ENDPOINTS = {
  getHealth,
  getReadiness,
  ...DOCUMENT_ENDPOINTS,
  ...SPEC_ENDPOINTS,
} satisfies Record<string, Endpoint>;

/** Every operation there is. The access and fuzz tests go through this list. */
export const OPERATIONS = {
  ...ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  ...INVITATION_ENDPOINTS,
  endSessionsOf,
  downloadFile,
  downloadBackup,
  ...PROPOSAL_ENDPOINTS,
  ...PURSUIT_ENDPOINTS,
  ...REMINDER_ENDPOINTS,
  ...LINK_ENDPOINTS,
  ...MODEL_ENDPOINTS,
  propose,
} satisfies Record<string, Endpoint>;
