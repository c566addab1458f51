export {
  ACCOUNT_ENDPOINTS,
  AccountSession,
  AccountUser,
  CurrentSession,
  changeEmail,
  changePassword,
  deleteUser,
  getJwks,
  getSession,
  getToken,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeSession,
  revokeSessions,
  sendVerificationEmail,
  signIn,
  signOut,
  signUp,
  updateUser,
  verifyEmail,
} from './accounts.ts';
export { EmailAddress, MAX_PASSWORD, MIN_PASSWORD, NewPassword } from './credentials.ts';
export type { Access, Endpoint, RequestOf, ResponseOf, StaleOf } from './endpoint.ts';
export { ENDPOINTS, OPERATIONS } from './endpoints.ts';
export {
  deleteEntry,
  EducationToSave,
  ExperienceToSave,
  MAX_ENTRIES,
  saveAward,
  saveCertification,
  saveEducation,
  saveExperience,
  saveProject,
} from './entries.ts';
export {
  BasedOn,
  ERROR_CODES,
  type ErrorCode,
  Failure,
  formatIfMatch,
  parseIfMatch,
  Revision,
  STATUS_OF_CODE,
  Stale,
  Success,
} from './envelope.ts';
export { type FoundPage, findPage } from './find-page.ts';
export { getHealth, getReadiness } from './health.ts';
export { PAGES, type Page, type PageName, REDIRECTS } from './pages.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  changeResume,
  createResume,
  deleteResume,
  getResume,
  listResumes,
  MAX_RESUMES,
  restoreResume,
} from './resumes.ts';
export { ContactToSave, saveContact, saveSkills, saveSummary } from './sections.ts';
export {
  ContactInfo,
  ListedResume,
  ResumeDetails,
  ResumeSettings,
  Revisions,
  SkillsText,
  StoredAward,
  StoredCertification,
  StoredEducation,
  StoredEntry,
  StoredExperience,
  StoredProject,
  SummaryText,
} from './stored-resume.ts';
export { MAX_LINE, MAX_TEXT } from './text.ts';
