import { ADA } from '../compare-trees/ada.ts';
import { UNUSUAL_DATES, UNUSUAL_TEXTS } from '../compare-trees/unusual.ts';
import type { Wire } from '../compare-trees/wire.ts';

const PASSWORD = 'correct horse battery';

/** Somebody whose resumes a database of an earlier release holds, and how they get in again. */
export type Person = {
  name: string;
  logIn?: { email: string; password: string };
  live: (wire: Wire) => Promise<string[]>;
};

/** The people, with what each did with the release; the ids of their resumes come back. */
export const PEOPLE: readonly Person[] = [
  { name: 'guest', live: liveAsGuest },
  {
    name: 'account',
    logIn: { email: 'ada@example.org', password: PASSWORD },
    live: (wire) => liveAsAccount(wire, 'ada@example.org'),
  },
];

async function liveAsGuest(wire: Wire): Promise<string[]> {
  return [
    await fillWhole(wire),
    await fillFifty(wire),
    await fillUnusual(wire),
    await fillOpen(wire),
    await remove(wire),
  ];
}

/** A guest's resume that an account has taken over, and one that it has made and restored. */
async function liveAsAccount(wire: Wire, email: string): Promise<string[]> {
  const claimed = await fillWhole(wire);
  await wire.send('POST', '/api/auth/sign-up/email', {
    body: { name: 'Ada King', email, password: PASSWORD },
  });
  const restored = await remove(wire);
  await wire.send('POST', `/api/documents/${restored}/restore`);
  return [claimed, restored, await wire.create('Empty')];
}

const CONTACT = {
  ...ADA,
  state: '',
  city: 'Zürich',
  shown: { phone: true, linkedin: true, country: false, state: false, city: true },
};

const partOf = (resume_id: string, key: string) =>
  `/api/documents/${resume_id}/parts/${encodeURIComponent(key)}`;

const saveOrder = (wire: Wire, resume_id: string, key: string, ids: readonly string[]) =>
  wire.send('PUT', partOf(resume_id, key), { body: { content: { ids } } });

/** Every section, an order of every kind, a counter of AI Write that is used up, entries edited and deleted. */
async function fillWhole(wire: Wire): Promise<string> {
  const resume_id = await wire.create('Engineer', {
    experienceLevel: 'Senior Level',
    targetedIndustry: 'Bridges',
  });
  const save = (kind: string, fields: object) =>
    wire.post(`save_${kind}`, { ...fields, resume_id });
  await save('contact', CONTACT);
  await save('summary', { summary: 'Builds bridges.\r\nAnd [number] tunnels.' });
  await save('skill', { skills: 'Steel\nTimber\n\n王' });
  const named = { organization: 'City', date: '2019 – 2021', relevance: '• one\n• two' };
  const job = { company: 'Acme', startDate: 'Jan 2020', bullets: '• one\n• two' };
  for (const role of ['First', 'Second', 'Third']) {
    await save('experience', { ...job, role, isCurrent: true, endDate: 'Present', id: role });
    await save('education', { degree: role, school: 'MIT', gpa: '3.9', endDate: '2014', id: role });
    for (const kind of ['award', 'certification', 'project']) {
      await save(kind, { ...named, name: role, id: role });
    }
  }
  for (const aiUsesLeft of [2, 1, 0]) {
    await save('experience', { ...job, role: 'Second', aiUsesLeft, id: 'Second' });
  }
  for (const kind of ['experience', 'education', 'award', 'certification', 'project']) {
    const ids = ['Third', 'not saved yet', 'First', 'Second'];
    await saveOrder(wire, resume_id, `order:${kind}`, ids);
  }
  await save('project', { ...named, name: 'Late', id: 'not saved yet' });
  const doomed = await save('award', { name: 'Doomed' });
  await wire.send('DELETE', partOf(resume_id, `award:${doomed.award_id}`));
  await saveOrder(wire, resume_id, 'section_order', ['skills', 'education', 'experience']);
  return resume_id;
}

async function fillFifty(wire: Wire): Promise<string> {
  const resume_id = await wire.create('Fifty');
  for (let count = 1; count <= 50; count += 1) {
    const role = `Role ${count}`;
    await wire.post('save_experience', { role, bullets: '• a\n• b', resume_id, id: `${count}` });
  }
  const ids = ['50', '3', '17'];
  await saveOrder(wire, resume_id, 'order:experience', ids);
  return resume_id;
}

async function fillUnusual(wire: Wire): Promise<string> {
  const resume_id = await wire.create('Unusual');
  for (const [index, text] of UNUSUAL_TEXTS.entries()) {
    const id = `${index}`;
    await wire.post('save_experience', {
      role: text,
      location: text,
      bullets: text,
      resume_id,
      id,
    });
    await wire.post('save_project', { name: text, relevance: text, resume_id, id });
  }
  for (const [index, date] of UNUSUAL_DATES.entries()) {
    await wire.post('save_certification', { name: 'Dated', date, resume_id, id: `${index}` });
  }
  return resume_id;
}

/** Fills a resume with all that only the open calls carry: marks, flags, settings, a look, added kinds, own sections, versions. */
async function fillOpen(wire: Wire): Promise<string> {
  const resume_id = await wire.create('Open');
  const put = async (key: string, content: object) => {
    const body = { content, schema: 1, keepsReplaced: true };
    const { status, text } = await wire.send('PUT', `/api/documents/${resume_id}/parts/${key}`, {
      body,
    });
    if (status !== 200) throw new Error(`${key} was answered ${status}: ${text}`);
  };
  const marks = {
    0: [
      { from: 0, to: 3, bold: true },
      { from: 4, to: 7, href: 'https://a.org' },
    ],
  };
  const job = {
    role: 'Welder',
    company: 'Acme',
    startDate: 'Jan 2020',
    endDate: 'Present',
    isCurrent: true,
  };
  await put('experience:one', {
    ...{ ...job, bullets: '• Led six people\n• Secret\n• Third' },
    values: { bullets: { marks, hidden: [1] }, startsPage: true },
  });
  // A line that is put in above the others keeps their ids apart from their places.
  await put('experience:one', {
    ...{ ...job, bullets: '• New\n• Led six people\n• Secret\n• Third' },
    values: { bullets: { marks: { 1: marks[0] }, hidden: [2] }, startsPage: true },
  });
  await put('experience:two', {
    ...job,
    role: 'Smith',
    bullets: '- plain\n  lines',
    values: { hidden: true },
  });
  await put('experience:three', {
    ...job,
    role: 'Fitter',
    bullets: '• a',
    values: { sameEmployer: true },
  });
  await put('contact', {
    ...CONTACT,
    headline: 'Builder',
    links: 'Mastodon: mas.example/@a',
    details: 'Visa: none',
  });
  await put('look', {
    design: 'harvard',
    paper: 'a4',
    accent: '#335577',
    textSize: 10,
    language: 'de',
  });
  await put('section:skills', { title: 'Tools', isHidden: true });
  await put('section:language', { isAdded: true });
  await put('language:one', { name: 'German', level: 'C1' });
  await put('section:interests', { isAdded: true });
  await put('interests', { text: 'Chess\nChoir' });
  await put('section:custom-talks', { title: 'Talks', isAdded: true, shape: 'entries' });
  await put('custom-talks:one', {
    name: 'On looms',
    organization: 'Guild',
    description: 'One\nTwo',
    startDate: '2019',
  });
  await put('section:custom-words', { title: 'Motto', isAdded: true, shape: 'list' });
  await put('custom-words', { text: 'Never lost\nAlways yours' });
  await put('order:experience', { ids: ['two', 'one'] });
  await put('section_order', { ids: ['custom-talks', 'skills', 'languages', 'experience'] });
  return resume_id;
}

async function remove(wire: Wire): Promise<string> {
  const resume_id = await wire.create('Deleted');
  await wire.post('save_summary', { summary: 'Was here.', resume_id });
  await wire.post('save_award', { name: 'A medal', resume_id });
  await wire.post('delete_resume', { resume_id });
  return resume_id;
}
