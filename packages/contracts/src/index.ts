export { deleteUser, updateUser } from './accounts/account.ts';
export {
  changeEmail,
  newAddressOf,
  sendVerificationEmail,
  verifyEmail,
} from './accounts/address.ts';
export { AccountUser } from './accounts/answers.ts';
export { ACCOUNT_ENDPOINTS } from './accounts/endpoints.ts';
export {
  AccountEvent,
  AccountEventKind,
  listAccountEvents,
  SHOWN_EVENTS,
} from './accounts/events.ts';
export {
  CurrentSession,
  getJwks,
  getSession,
  getToken,
  signIn,
  signOut,
  signUp,
} from './accounts/login.ts';
export {
  finishOidc,
  getWays,
  LinkedProvider,
  linkProvider,
  listProviders,
  OIDC_TROUBLES,
  type OidcTrouble,
  startOidc,
  unlinkProvider,
  WaysOffered,
} from './accounts/oidc.ts';
export { PasskeyAnswer } from './accounts/passkey-answer.ts';
export {
  addPasskey,
  askForPasskey,
  askToAddPasskey,
  askToSignInByPasskey,
  MOST_PASSKEYS,
  NewPasskey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './accounts/passkeys.ts';
export { changePassword, requestPasswordReset, resetPassword } from './accounts/password.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './accounts/second-factor.ts';
export {
  AccountSession,
  listSessions,
  revokeSession,
  revokeSessions,
} from './accounts/sessions.ts';
export { getWaysIn, Passkey, WaysIn } from './accounts/ways-in.ts';
export { endSessionsOf } from './admin/admin-accounts.ts';
export {
  type AdminAction,
  AuditEntry,
  type AuditedEvent,
  listActions,
} from './admin/admin-actions.ts';
export { BackupState, downloadBackup, listBackups } from './admin/admin-backups.ts';
export {
  Deletion,
  deleteSubmissions,
  listDeletions,
  UNDO_S,
  undoDeletion,
} from './admin/admin-deletions.ts';
export {
  createInvitation,
  deleteInvitation,
  INVITATION_DAYS,
  INVITATION_ENDPOINTS,
  Invitation,
  listInvitations,
} from './admin/admin-invitations.ts';
export {
  changeJob,
  createJob,
  deleteJob,
  FEWEST_ANSWERS,
  getJobToEdit,
  getTotals,
  listJobsToEdit,
  Totals,
} from './admin/admin-jobs.ts';
export {
  getRetention,
  MAX_RETENTION_MONTHS,
  RETENTION_GRACE_H,
  RetentionPeriod,
  setRetention,
} from './admin/admin-retention.ts';
export { getStatus, PartState, ServerStatus } from './admin/admin-status.ts';
export {
  changeApplication,
  changeInquiry,
  downloadFile,
  listApplications,
  listInquiries,
  PAGE_SIZE,
  StoredApplication,
  StoredInquiry,
} from './admin/admin-submissions.ts';
export { EmailAddress, MIN_PASSWORD, NewPassword, PersonName } from './credentials.ts';
export {
  changeDocument,
  createDocument,
  DocumentAbout,
  DocumentPart,
  deleteDocument,
  getDocument,
  getDocumentFile,
  getDocuments,
  listDocuments,
  MAX_DOCUMENT_BYTES,
  MAX_OWN_SECTIONS,
  MAX_WHOLE,
  ROW_BYTES,
  restoreDocument,
  type WholeDocument,
} from './documents/documents.ts';
export { createLetter, getLetter, listLetters } from './documents/letters.ts';
export {
  type ChangeState,
  listProposals,
  MAX_CHANGES,
  MAX_PROPOSAL,
  MAX_PROPOSALS,
  type MadeBy,
  makeProposal,
  type OfferedChange,
  PROPOSAL_DAYS,
  PROPOSAL_ENDPOINTS,
  type Proposal,
  ProposedChange,
  settleProposal,
  type Unproved,
} from './documents/proposals.ts';
export {
  type DocumentChange,
  detachDocument,
  dropChange,
  formatChangeRef,
  listChanges,
  parseChangeRef,
  tailorDocument,
} from './documents/tailored.ts';
export {
  type DocumentVersion,
  deleteVersion,
  deleteVersions,
  type EditReason,
  getVersion,
  listNamedVersions,
  listVersions,
  MOST_NAMED,
  MOST_OF_A_NAME,
  type MomentReason,
  nameVersion,
  restoreVersion,
} from './documents/versions.ts';
export type { Access, Endpoint, RequestOf, ResponseOf } from './endpoint.ts';
export { DOCUMENT_ENDPOINTS, ENDPOINTS, OPERATIONS, SPEC_ENDPOINTS } from './endpoints.ts';
export {
  type ErrorCode,
  Failure,
  STATUS_OF_CODE,
  Success,
} from './envelope.ts';
export { getModel } from './get-model.ts';
export { getHealth, getReadiness } from './health.ts';
export { formatIfMatch, parseIfMatch } from './if-match.ts';
export { formatIssue, type IssueMessage, issue, readIssue } from './issue.ts';
export {
  changeLink,
  createLink,
  deleteLink,
  downloadShared,
  getSharedAsset,
  LINK_ENDPOINTS,
  LINK_PASSWORD,
  Link,
  type LinkDay,
  type LinkMode,
  linkPath,
  listLinkDays,
  listLinks,
  MOST_LINKS,
  MOST_LINKS_OF_OWNER,
  MOST_OF_A_LINK_NAME,
  openLink,
  renewLink,
  SharedFormat,
  unlockLink,
} from './links/links.ts';
export {
  askSecondOpinion,
  MAX_OPINIONS,
  MAX_POSTING,
  MAX_PROPOSAL_TEXT,
  MAX_RESUME_TEXT,
  MODEL_ENDPOINTS,
  NewClaim,
  PROPOSAL_STREAM,
  ProposalEvent,
  ProposalKind,
  ProposalWanted,
  propose,
  SecondOpinion,
} from './models.ts';
export { ARTICLE_IDS, type ArticleId } from './pages/article-ids.ts';
export { findPage } from './pages/find-page.ts';
export { hrefOf, type PlainPageName } from './pages/href-of.ts';
export { type FoundPage, matchPage } from './pages/match-page.ts';
export {
  ADMIN_AREAS,
  PAGES,
  type Page,
  type PageName,
  REDIRECTS,
  type RedirectName,
} from './pages/pages.ts';
export {
  FEED_PATH,
  type PageAnswers,
  type PageToRender,
  type RenderPage,
  type WebRenderer,
} from './pages/rendered-page.ts';
export {
  readTheme,
  THEME_COLORS,
  THEME_COOKIE,
  THEMES,
  type Theme,
  themeMetas,
  themeOf,
  withTheme,
} from './pages/theme.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  endCalendar,
  exportPursuits,
  makeCalendar,
  readCalendar,
} from './pursuits/exchange.ts';
export {
  createPursuit,
  getPursuit,
  type ListedPursuit,
  listPursuits,
  MAX_PURSUITS,
  PURSUIT_ENDPOINTS,
  type PursuitDetails,
} from './pursuits/pursuits.ts';
export {
  freezeSent,
  getSentDocument,
  getSentFile,
  type Sent,
  type SentFormat,
  SentKind,
  type SentScore,
} from './pursuits/sent.ts';
export {
  endReminders,
  getReminders,
  REMINDER_ENDPOINTS,
  type Reminders,
  setReminders,
} from './reminders/reminders.ts';
export { recordAiUse } from './resumes/ai-uses.ts';
export { duplicateResume } from './resumes/duplicate.ts';
export {
  MAX_ENTRIES,
  saveEntry,
} from './resumes/entries.ts';
export { contentIn } from './resumes/part-contents.ts';
export {
  deletePart,
  listPartVersions,
  savePart,
} from './resumes/parts.ts';
export {
  createResume,
  deleteResume,
  getResume,
  listResumes,
} from './resumes/resumes.ts';
export { saveContact, saveSkills, saveSummary } from './resumes/sections.ts';
export {
  ContactInfo,
  ListedResume,
  type ResumeDetails,
  Revisions,
} from './resumes/stored-resume.ts';
export {
  Application,
  checkApplication,
  FILE_KINDS,
  FILE_TYPES,
  FileKind,
  type FileType,
  type IdentificationQuestion,
  MAX_FILE_BYTES,
  QUESTIONS,
  SELF_IDENTIFICATION,
  SPONSORSHIPS,
  sendApplication,
} from './site/application.ts';
export { formAdvice } from './site/form-advice.ts';
export { FORM_REFUSALS, type FormCheck, type FormRefusal } from './site/form-check.ts';
export { checkInquiry, Inquiry, sendInquiry } from './site/inquiry.ts';
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
} from './site/job.ts';
export { ADMIN_ENDPOINTS, SITE_ENDPOINTS } from './site/site-endpoints.ts';
export {
  HIDDEN_FIELD,
  StatusCounts,
  SUBMISSION_STATUSES,
  SubmissionKind,
  SubmissionStatus,
} from './site/submission.ts';
export { MAX_PART } from './storable-json.ts';
export { MAX_LINE, MAX_TEXT } from './text.ts';
