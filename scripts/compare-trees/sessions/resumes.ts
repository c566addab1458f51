import type { Wire } from '../wire.ts';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const SUBMISSION = '11111111-2222-4333-8444-555555555555';
const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@example.org';

/** Whole resumes, bodies that are none, and the way from a guest to an account; `stranger` is another browser. */
export async function resumeSession(wire: Wire, stranger: Wire): Promise<void> {
  wire.note('without a session');
  await wire.send('GET', '/api/get_resumes.php');
  await wire.details(NO_ID);
  await wire.post('save_summary', { resume_id: NO_ID, summary: 'x' });
  const resumeId = await makeResumes(wire);
  await orderSections(wire, resumeId);
  await removeResume(wire, resumeId);
  const another = await wire.create('Another');
  await sendBrokenBodies(wire, another);
  await changeHands(wire, stranger, another);
}

async function makeResumes(wire: Wire): Promise<string> {
  wire.note('made');
  const about = { experienceLevel: 'Senior Level', targetedIndustry: 'Software' };
  for (const body of [
    {},
    { resumeName: '  ' },
    { resumeName: 'x'.repeat(200) },
    { resumeName: 'Level', experienceLevel: 'none such' },
    { resumeName: 'Sent twice', submissionId: 'no uuid' },
  ]) {
    await wire.post('create_resume', body);
  }
  const resumeId = await wire.create(' Engineer ', about);
  await wire.post('create_resume', { resumeName: 'Sent twice', submissionId: SUBMISSION });
  await wire.post('create_resume', { resumeName: 'Sent twice', submissionId: SUBMISSION });
  await wire.send('GET', '/api/get_resumes.php');
  await wire.details('');
  await wire.details('7');
  await wire.details(NO_ID);
  await wire.details(resumeId);
  return resumeId;
}

async function orderSections(wire: Wire, resumeId: string) {
  wire.note('ordered');
  const put = (ids: unknown, ifMatch?: number, id = resumeId) =>
    wire.send('PUT', `/api/documents/${id}/parts/section_order`, {
      body: { content: { ids } },
      ...(ifMatch !== undefined && { ifMatch }),
    });
  await put(['skills', 'experience'], 1);
  await put(['skills', 'experience'], 1);
  await put(['awards'], 1);
  await put('awards');
  await put([]);
  await put([], 1, NO_ID);
  await wire.details(resumeId);
}

async function removeResume(wire: Wire, resumeId: string) {
  wire.note('deleted');
  await wire.post('delete_resume', {});
  await wire.post('delete_resume', { resume_id: NO_ID });
  await wire.post('delete_resume', { resume_id: resumeId });
  await wire.post('delete_resume', { resume_id: resumeId });
  await wire.details(resumeId);
  await wire.post('save_summary', { resume_id: resumeId, summary: 'Deleted' });
  await wire.post('save_award', { resume_id: resumeId, name: 'Deleted' });
  await wire.send('GET', '/api/get_resumes.php');
}

async function sendBrokenBodies(wire: Wire, resume_id: string) {
  wire.note('broken bodies');
  for (const call of ['save_experience', 'save_contact', 'save_summary', 'create_resume']) {
    const path = `/api/${call}.php`;
    for (const body of ['', '{', '[]', 'null', '"text"', '7']) {
      await wire.send('POST', path, { body });
    }
    await wire.send('POST', path, { body: '{}', headers: { 'content-type': 'text/plain' } });
    await wire.send('POST', path, { body: '{}', headers: { origin: 'https://example.com' } });
    await wire.send('GET', path);
    await wire.send('POST', path, { body: { resume_id, role: 'x'.repeat(1_100_000) } });
  }
}

async function changeHands(wire: Wire, stranger: Wire, resumeId: string) {
  wire.note('an account');
  const guest = new Map(wire.cookies);
  await stranger.create('Of a stranger');
  await stranger.details(resumeId);
  await stranger.post('save_summary', { resume_id: resumeId, summary: 'Not mine' });
  await stranger.post('delete_resume', { resume_id: resumeId });
  await wire.send('POST', '/api/auth/sign-up/email', {
    body: { name: 'Ada', email: EMAIL, password: PASSWORD },
  });
  await wire.send('GET', '/api/get_resumes.php');
  await wire.details(resumeId);
  await wire.post('save_summary', { resume_id: resumeId, summary: 'As an account' });
  await wire.send('POST', '/api/auth/sign-out', { body: {} });
  await wire.details(resumeId);
  wire.cookies = guest;
  await wire.details(resumeId);
  wire.cookies = new Map();
  await wire.send('POST', '/api/auth/sign-in/email', {
    body: { email: EMAIL, password: 'wrong!' },
  });
  await wire.send('POST', '/api/auth/sign-in/email', {
    body: { email: EMAIL, password: PASSWORD },
  });
  await wire.details(resumeId);
}
