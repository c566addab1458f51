export { deleteUser, updateUser } from './accounts/account.ts';
export { changeEmail, sendVerificationEmail, verifyEmail } from './accounts/address.ts';
export { AccountUser } from './accounts/answers.ts';
export { ACCOUNT_ENDPOINTS } from './accounts/endpoints.ts';
export {
  CurrentSession,
  getJwks,
  getSession,
  getToken,
  signIn,
  signOut,
  signUp,
} from './accounts/login.ts';
export { changePassword, requestPasswordReset, resetPassword } from './accounts/password.ts';
export {
  AccountSession,
  listSessions,
  revokeSession,
  revokeSessions,
} from './accounts/sessions.ts';
export { type AdminAction, AuditEntry, listActions } from './admin-actions.ts';
export {
  Deletion,
  deleteSubmissions,
  listDeletions,
  UNDO_S,
  undoDeletion,
} from './admin-deletions.ts';
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
  getRetention,
  MAX_RETENTION_MONTHS,
  RETENTION_GRACE_H,
  RetentionPeriod,
  setRetention,
} from './admin-retention.ts';
export {
  changeApplication,
  changeInquiry,
  downloadFile,
  listApplications,
  listInquiries,
  PAGE_SIZE,
  StoredApplication,
  StoredInquiry,
} from './admin-submissions.ts';
export { recordAiUse } from './ai-uses.ts';
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
export { MIN_PASSWORD, NewPassword } from './credentials.ts';
export type { Access, Endpoint, RequestOf, ResponseOf } from './endpoint.ts';
export { ENDPOINTS, OPERATIONS } from './endpoints.ts';
export {
  deleteEntry,
  MAX_ENTRIES,
  saveEntry,
} from './entries.ts';
export { findEntryKind, saveEntryOrder } from './entry-order.ts';
export {
  type ErrorCode,
  Failure,
  formatIfMatch,
  parseIfMatch,
  STATUS_OF_CODE,
  Success,
} from './envelope.ts';
export { type FoundPage, findPage } from './find-page.ts';
export { formAdvice } from './form-advice.ts';
export { FORM_REFUSALS, type FormCheck, type FormRefusal } from './form-check.ts';
export { getHealth, getReadiness } from './health.ts';
export { hrefOf, type PlainPageName } from './href-of.ts';
export { checkInquiry, Inquiry, sendInquiry } from './inquiry.ts';
export { type IssueMessage, issue, readIssue, sayIssue } from './issue.ts';
export {
  EditedJob,
  EMPLOYMENT_TYPES,
  EmploymentType,
  getJob,
  hasEnded,
  isRemote,
  Job,
  JobId,
  JobToSave,
  ListedJob,
  listJobs,
  MAX_JOBS,
} from './job.ts';
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
export { PAGES, type Page, type PageName, REDIRECTS, type RedirectName } from './pages.ts';
export { deletePart, findNamedPart, type NamedPart, savePart } from './parts.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  FEED_PATH,
  type PageAnswers,
  type PageToRender,
  type RenderPage,
  type WebRenderer,
} from './rendered-page.ts';
export {
  changeResume,
  createResume,
  deleteResume,
  getResume,
  listResumes,
  MAX_RESUMES,
  restoreResume,
} from './resumes.ts';
export { saveContact, saveSkills, saveSummary } from './sections.ts';
export { ADMIN_ENDPOINTS, SITE_ENDPOINTS } from './site-endpoints.ts';
export {
  ContactInfo,
  ListedResume,
  ResumeSettings,
  Revisions,
  StoredEntry,
} from './stored-resume.ts';
export {
  HIDDEN_FIELD,
  StatusCounts,
  SUBMISSION_STATUSES,
  SubmissionKind,
  SubmissionStatus,
} from './submission.ts';
export { MAX_LINE } from './text.ts';
