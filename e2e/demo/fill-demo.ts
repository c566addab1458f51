import { addResume, type Caller, openCaller } from '../support/caller.ts';
import { readSample } from '../support/seed-resume.ts';
import { type DemoPursuit, LETTER, PURSUITS, SUMMARY_FOR_ACME } from './demo-texts.ts';

const DAY_MS = 86_400_000;

/** The one account of a demo. */
export const DEMO_ACCOUNT = {
  name: 'Nora Whitfield',
  email: 'demo@example.org',
  password: 'look around in here',
};

/** Makes the demo's account with resumes, one of them tailored, a letter, applications, a sending and a link; resolves to whether it was not there already. */
export async function fillDemo(url: string): Promise<boolean> {
  const caller = await openCaller(url);
  const { name, email, password } = DEMO_ACCOUNT;
  const known = await caller.fetchAs('POST', '/api/auth/sign-in/email', { email, password });
  if (known.ok) return false;
  await caller.ask('POST', '/api/auth/sign-up/email', { name, email, password });

  const engineer = await addNamed(caller, 'Software engineer', '01-engineer');
  await addNamed(caller, 'Two pages', '19-two-pages');
  await addNamed(caller, 'Career change', '20-career-change');
  const { document_id } = await caller.ask('POST', `/api/documents/${engineer}/tailored`, {
    title: 'Software engineer, Harbor Freight Lines',
  });
  const tailored = String(document_id);
  await putPart(caller, tailored, 'summary', { text: SUMMARY_FOR_ACME });
  const letter = await addLetter(caller, tailored);
  for (const pursuit of PURSUITS) await addPursuit(caller, pursuit, { tailored, letter });
  await caller.ask('POST', `/api/documents/${engineer}/links`, {
    ...{ name: 'For recruiters', word: 'nora-whitfield', leave_out: ['phone'], downloads: ['pdf'] },
  });
  return true;
}

async function addNamed(caller: Caller, title: string, sample: string): Promise<string> {
  const id = await addResume(caller, readSample(sample));
  await caller.ask('PATCH', `/api/documents/${id}`, { title });
  return id;
}

const putPart = (caller: Caller, id: string, key: string, content: object) =>
  caller.ask('PUT', `/api/documents/${id}/parts/${key}`, { content });

async function addLetter(caller: Caller, resumeId: string): Promise<string> {
  const { letter_id } = await caller.ask('POST', '/api/letters', {
    ...{ name: LETTER.name, resume_id: resumeId },
  });
  const id = String(letter_id);
  await putPart(caller, id, 'recipient', LETTER.recipient);
  await putPart(caller, id, 'letter', { ...LETTER.letter, date: dayFromToday(0) });
  await putPart(caller, id, 'body', {
    blocks: LETTER.paragraphs.map((text, at) => ({ id: `p${at}`, text })),
  });
  return id;
}

type Sent = { tailored: string; letter: string };

async function addPursuit(caller: Caller, pursuit: DemoPursuit, sent: Sent): Promise<void> {
  const { posting, state, next, isSent = false } = pursuit;
  const lastDay = pursuit.lastIn === undefined ? '' : dayFromToday(pursuit.lastIn);
  const { application_id } = await caller.ask('POST', '/api/applications', {
    posting: { ...posting, lastDay },
  });
  const id = String(application_id);
  if (isSent)
    await caller.ask('POST', `/api/applications/${id}/sent`, {
      ...{ resume_id: sent.tailored, letter_id: sent.letter },
    });
  if (state)
    await putPart(caller, id, 'state', {
      ...{ round: null, stage: '', reasons: [], ...state },
      since: dayFromToday(-pursuit.days),
    });
  if (next) await putPart(caller, id, 'next', { what: next.what, due: dayFromToday(next.in) });
}

const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
