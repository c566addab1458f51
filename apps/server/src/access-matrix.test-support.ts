import { randomUUID } from 'node:crypto';
import {
  ADMIN_ENDPOINTS,
  type Inquiry,
  type JobToSave,
  type OPERATIONS,
  requestPasswordReset,
  SITE_ENDPOINTS,
} from '@shortlist/contracts';
import { SEEDED_JOBS } from './features/jobs/seeded-jobs.ts';
import { apply, asMultipart } from './features/submissions/sent-form.test-support.ts';
import { PASSWORD, type TestServer } from './test-server.test-support.ts';

const { sendInquiry } = SITE_ENDPOINTS;
const { createJob, deleteSubmissions, listApplications, listInquiries } = ADMIN_ENDPOINTS;

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export const CALLERS = [
  'nobody',
  'guest',
  'otherGuest',
  'account',
  'otherAccount',
  'admin',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** `200`, or the code of the refusal. */
type Expected = 200 | 'no_session' | 'no_account' | 'not_found' | 'invalid' | 'no_model';
type Row = Record<CallerName, Expected>;

export type Ids = { resumeId: string; entryId: string; sessionId: string };
type Sent = { params?: object; querystring?: object; body?: object; headers?: object };
/** The things that a call names, and its caller: an account's own address, or one of nobody's. */
type Scene = { ids: Ids; email: string; server: TestServer };
export type Operation = { row: Row; send: (scene: Scene) => Sent | Promise<Sent> };

const all = (expected: Expected): Row => ({
  nobody: expected,
  guest: expected,
  otherGuest: expected,
  account: expected,
  otherAccount: expected,
  admin: expected,
});
const ANYBODY = all(200);
const WITH_ACCOUNT: Row = {
  ...ANYBODY,
  nobody: 'no_session',
  guest: 'no_account',
  otherGuest: 'no_account',
};
/** Of a thing that one of them owns: the owner, and to the others it does not exist. */
export const only = (owner: CallerName, refused: Partial<Row> = {}): Row => ({
  ...all('not_found'),
  nobody: 'no_session',
  ...refused,
  [owner]: 200,
});

const FOR_ADMINS: Row = { ...all('not_found'), admin: 200 };

const onResume = (send: (ids: Ids) => Sent): Operation => ({
  row: only('guest'),
  send: ({ ids }) => send(ids),
});
const onEntry = (more: object = {}) =>
  onResume(({ resumeId, entryId }) => ({ body: { resume_id: resumeId, id: entryId, ...more } }));
const asAccount = (send: Operation['send']): Operation => ({ row: WITH_ACCOUNT, send });
/** Callers with a session, each for what is theirs. */
const asGuest = (send: Operation['send']): Operation => ({
  row: { ...ANYBODY, nobody: 'no_session' },
  send,
});
const asAnybody = (send: Operation['send']): Operation => ({ row: ANYBODY, send });
/** Callers with a session hear that there is no model; with one they get an answer: `features/models`. */
const asModelUser = (send: Operation['send']): Operation => ({
  row: { ...all('no_model'), nobody: 'no_session' },
  send,
});
const asAdmin = (send: Operation['send']): Operation => ({ row: FOR_ADMINS, send });
const nothing = () => ({});

export const newAddress = () => `somebody-${randomUUID()}@example.org`;
const password = PASSWORD;
const newPassword = 'another horse battery';

/** Jobs that are there from the start; for one of them somebody applies, and so it stays. */
const JOB = { jobId: SEEDED_JOBS[0]?.id ?? '' };
const NEW_JOB: JobToSave = {
  title: 'Writer',
  department: 'Research',
  location: 'Austin, Texas',
  applyLink: '',
  description: 'Write plainly.',
  responsibilities: '- Write',
  qualifications: '- Have written',
  employmentType: 'Full-time',
  applyBy: '',
  country: 'US',
};
const INQUIRY: Inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+1 (214) 555-0199',
  details: 'How do you read two columns?',
};

/** A job for which nobody has applied. */
async function newJob({ server }: Scene) {
  const admin = await server.admin();
  const { job } = await admin.get(createJob, { body: NEW_JOB });
  return { jobId: job.id };
}

async function newInquiry({ server }: Scene) {
  await server.visitor().get(sendInquiry, { body: INQUIRY });
  const { inquiries } = await (await server.admin()).get(listInquiries, { querystring: {} });
  return { id: inquiries[0]?.id ?? '' };
}

async function newApplication({ server }: Scene) {
  await apply(server.visitor());
  const admin = await server.admin();
  const { applications } = await admin.get(listApplications, { querystring: {} });
  return { id: applications[0]?.id ?? '' };
}

async function newDeletion(scene: Scene) {
  const { id } = await newInquiry(scene);
  const admin = await scene.server.admin();
  const { deletion } = await admin.get(deleteSubmissions, { body: { kind: 'inquiry', ids: [id] } });
  return deletion.id;
}

/**
 * The answers to every caller, for every operation in the contracts: one that has no line here does not compile. The
 * things named are the guest's; those of the account are tried by `only('account')`.
 */
export const MATRIX: Record<keyof typeof OPERATIONS, Operation> = {
  getHealth: asAnybody(nothing),
  getReadiness: asAnybody(nothing),
  listResumes: asAnybody(nothing),
  createResume: asAnybody(() => ({ body: { resumeName: 'New' } })),
  getResume: onResume(({ resumeId }) => ({ querystring: { resume_id: resumeId } })),
  duplicateResume: onResume(({ resumeId }) => ({ params: { documentId: resumeId }, body: {} })),
  // Whose the resumes are not gets none of them: `resumes.test.ts`.
  listDocuments: asAnybody(() => ({})),
  getDocuments: asGuest(({ ids }) => ({ querystring: { ids: ids.resumeId } })),
  getDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  createDocument: asAnybody(() => ({ body: { kind: 'resume', title: 'Made' } })),
  changeDocument: onResume(({ resumeId }) => ({
    params: { documentId: resumeId },
    body: { title: 'Mine now' },
  })),
  deleteDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  restoreDocument: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  listDetails: asGuest(({ ids }) => ({ querystring: { ids: ids.resumeId } })),
  deleteResume: onResume(({ resumeId }) => ({ body: { resume_id: resumeId } })),
  restoreResume: onResume(({ resumeId }) => ({ params: { resumeId } })),
  changeResume: onResume(({ resumeId }) => ({ params: { resumeId }, body: { name: 'Mine now' } })),
  saveContact: onResume(({ resumeId }) => ({
    body: { resume_id: resumeId, fullName: 'Mine now' },
  })),
  saveSkills: onResume(({ resumeId }) => ({ body: { resume_id: resumeId, skills: 'Mine now' } })),
  saveSummary: onResume(({ resumeId }) => ({ body: { resume_id: resumeId, summary: 'Mine now' } })),
  saveExperience: onEntry(),
  saveEducation: onEntry(),
  saveAward: onEntry({ name: 'Mine now' }),
  saveCertification: onEntry({ name: 'Mine now' }),
  saveProject: onEntry({ name: 'Mine now' }),
  saveEntryOrder: onResume(({ resumeId, entryId }) => ({
    params: { resumeId, kind: 'project' },
    body: { ids: [entryId] },
  })),
  savePart: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, key: `project:${entryId}` },
    body: { content: { name: 'Mine now' } },
  })),
  deletePart: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, key: `project:${entryId}` },
  })),
  listVersions: onResume(({ resumeId }) => ({ params: { documentId: resumeId } })),
  recordAiUse: onResume(({ resumeId, entryId }) => ({
    params: { documentId: resumeId, callId: randomUUID() },
    body: { entryId },
  })),
  deleteEntry: onResume(({ resumeId, entryId }) => ({ params: { resumeId, entryId } })),

  getSession: asAnybody(nothing),
  signUp: asAnybody(() => ({ body: { name: 'New', email: newAddress(), password } })),
  signIn: asAnybody(async ({ server }) => {
    const email = newAddress();
    await server.accountHolder(email);
    return { body: { email, password } };
  }),
  signOut: asAnybody(nothing),
  getToken: asAccount(nothing),
  getJwks: asAnybody(nothing),
  verifyEmail: asAccount(async ({ server, email }) => ({
    body: { token: email === '' ? 'none' : await server.linkTo(email) },
  })),
  // An admin's address is verified, or they were none.
  sendVerificationEmail: {
    row: { ...WITH_ACCOUNT, admin: 'invalid' },
    send: nothing,
  },
  requestPasswordReset: asAnybody(() => ({ body: { email: newAddress() } })),
  resetPassword: asAnybody(async ({ server }) => {
    const email = newAddress();
    await server.accountHolder(email);
    await server.visitor().get(requestPasswordReset, { body: { email } });
    const token = await server.linkTo(email, /new password on this page/u);
    return { body: { token, newPassword } };
  }),
  changePassword: asAccount(() => ({ body: { currentPassword: password, newPassword } })),
  changeEmail: asAccount(() => ({ body: { newEmail: newAddress(), password } })),
  updateUser: asAccount(() => ({ body: { name: 'Mine now' } })),
  listSessions: asAccount(nothing),
  revokeSession: {
    row: only('account', { guest: 'no_account', otherGuest: 'no_account' }),
    send: ({ ids }) => ({ body: { id: ids.sessionId } }),
  },
  revokeSessions: asAccount(nothing),
  deleteUser: asAccount(() => ({ body: { password } })),

  listJobs: asAnybody(nothing),
  getJob: asAnybody(() => ({ params: JOB })),
  sendInquiry: asAnybody(() => ({ body: INQUIRY })),
  sendApplication: asAnybody(async () => {
    const { payload, headers } = await asMultipart();
    return { body: payload, headers };
  }),
  listJobsToEdit: asAdmin(nothing),
  getJobToEdit: asAdmin(() => ({ params: JOB })),
  createJob: asAdmin(() => ({ body: NEW_JOB })),
  changeJob: asAdmin(() => ({ params: JOB, body: { location: 'Mine now' } })),
  deleteJob: asAdmin(async (scene) => ({ params: await newJob(scene) })),
  getTotals: asAdmin(() => ({ params: JOB })),
  listInquiries: asAdmin(nothing),
  changeInquiry: asAdmin(async (scene) => ({
    params: await newInquiry(scene),
    body: { status: 'read' },
  })),
  listApplications: asAdmin(nothing),
  changeApplication: asAdmin(async (scene) => ({
    params: await newApplication(scene),
    body: { status: 'read' },
  })),
  deleteSubmissions: asAdmin(async (scene) => ({
    body: { kind: 'inquiry', ids: [(await newInquiry(scene)).id] },
  })),
  listDeletions: asAdmin(nothing),
  undoDeletion: asAdmin(async (scene) => ({ params: { id: await newDeletion(scene) } })),
  getRetention: asAdmin(nothing),
  getStatus: asAdmin(nothing),
  setRetention: asAdmin(() => ({ params: { kind: 'inquiry' }, body: { months: 12 } })),
  listActions: asAdmin(nothing),
  getModel: asAnybody(nothing),
  propose: asModelUser(() => ({ body: { kind: 'point', text: 'Ran it.', resume: 'Ran it.' } })),
  askSecondOpinion: asModelUser(() => ({ body: { keywords: ['Go'], resume: 'Ran it.' } })),
  downloadFile: asAdmin(async (scene) => ({
    params: { ...(await newApplication(scene)), kind: 'resume' },
  })),
};
