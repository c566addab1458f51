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
export {
  changeJob,
  createJob,
  deleteJob,
  FEWEST_ANSWERS,
  getJobToEdit,
  getTotals,
  listJobsToEdit,
  Totals,
} from './admin-jobs.ts';
export {
  changeApplication,
  changeInquiry,
  downloadFile,
  listApplications,
  listInquiries,
  PAGE_SIZE,
  StoredApplication,
  StoredFile,
  StoredInquiry,
} from './admin-submissions.ts';
export {
  Application,
  checkApplication,
  FILE_KINDS,
  FILE_TYPES,
  FileKind,
  type FileType,
  MAX_FILE_BYTES,
  QUESTIONS,
  type Question,
  SELF_IDENTIFICATION,
  SPONSORSHIPS,
  sendApplication,
} from './application.ts';
export { ARTICLE_IDS, type ArticleId } from './article-ids.ts';
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
export { FORM_TEXTS, type FormCheck, type FormRefusal } from './form-check.ts';
export { getHealth, getReadiness } from './health.ts';
export { checkInquiry, Inquiry, isListedEmail, sendInquiry } from './inquiry.ts';
export { EditedJob, getJob, Job, JobId, JobToSave, ListedJob, listJobs, MAX_JOBS } from './job.ts';
export {
  askSecondOpinion,
  getModel,
  MAX_OPINIONS,
  MAX_POSTING,
  MAX_PROPOSAL_TEXT,
  MAX_RESUME_TEXT,
  Mark,
  MODEL_ENDPOINTS,
  PROPOSAL_STREAM,
  ProposalEvent,
  ProposalKind,
  ProposalWanted,
  propose,
  SecondOpinion,
} from './models.ts';
export { PAGES, type Page, type PageName, REDIRECTS } from './pages.ts';
export { PRODUCT_NAME } from './product.ts';
export type { PageAnswers, PageToRender, RenderPage } from './rendered-page.ts';
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
export { ADMIN_ENDPOINTS, SITE_ENDPOINTS } from './site-endpoints.ts';
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
export {
  HIDDEN_FIELD,
  StatusCounts,
  SUBMISSION_STATUSES,
  SubmissionStatus,
} from './submission.ts';
export { MAX_LINE, MAX_TEXT } from './text.ts';
