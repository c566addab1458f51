import { UNUSUAL_DATES, UNUSUAL_TEXTS } from '../unusual.ts';
import type { Wire } from '../wire.ts';

type Fields = Record<string, unknown>;
type Kind = {
  call: string;
  answers: string;
  /** The path of its order. */
  kind: string;
  fields: Fields;
  /** The field that holds points, and the one that holds a date. */
  points: string;
  date: string;
  /** Fields that its rules refuse. */
  refused: Fields[];
};

const NAMED: Pick<Kind, 'fields' | 'points' | 'date' | 'refused'> = {
  fields: { name: 'First', organization: 'City', date: 'May 2020', relevance: '• one\n• two' },
  points: 'relevance',
  date: 'date',
  refused: [{ name: '' }, { name: 5 }, { relevance: null }],
};

const KINDS: readonly Kind[] = [
  {
    call: 'save_experience',
    answers: 'experience_id',
    kind: 'experience',
    fields: {
      role: 'Engineer',
      company: 'Acme',
      startDate: 'Jan 2020',
      endDate: 'Feb 2021',
      isCurrent: false,
      location: 'London',
      bullets: '• one\n• two',
      aiUsesLeft: 3,
    },
    points: 'bullets',
    date: 'startDate',
    refused: [
      { role: '', company: '' },
      { startDate: 'Feb 2021', endDate: 'Jan 2020' },
      { startDate: 'Jan 2990' },
      { isCurrent: 'yes' },
      { aiUsesLeft: 9 },
      { aiUsesLeft: 1.5 },
    ],
  },
  {
    call: 'save_education',
    answers: 'education_id',
    kind: 'education',
    fields: {
      degree: 'BSc',
      school: 'MIT',
      location: 'Boston',
      minor: 'Music',
      startDate: '2010',
      endDate: '2014',
      gpa: 3.9,
      bullets: '• one',
    },
    points: 'bullets',
    date: 'endDate',
    refused: [{ degree: '', school: '' }, { startDate: '2014', endDate: '2010' }, { gpa: [] }],
  },
  { call: 'save_award', answers: 'award_id', kind: 'award', ...NAMED },
  { call: 'save_certification', answers: 'certification_id', kind: 'certification', ...NAMED },
  { call: 'save_project', answers: 'project_id', kind: 'project', ...NAMED },
];

const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Entries of every kind: made, repeated, edited, refused, ordered, deleted. */
export async function entrySession(wire: Wire): Promise<void> {
  const resume_id = await wire.create('Entries');
  for (const kind of KINDS) {
    wire.note(kind.kind);
    await makeAndEdit(wire, resume_id, kind);
    await saveUnusual(wire, resume_id, kind);
    await order(wire, resume_id, kind);
    await wire.details(resume_id);
    await remove(wire, resume_id, kind);
    await wire.details(resume_id);
  }
  wire.note('AI Write');
  await countDown(wire, resume_id);
  wire.note('full');
  await fill(wire, resume_id);
}

async function makeAndEdit(
  wire: Wire,
  resume_id: string,
  { call, answers, fields, refused }: Kind,
) {
  await wire.post(call, fields);
  await wire.post(call, { ...fields, resume_id: NO_ID });
  await wire.post(call, { ...fields, resume_id: 7 });
  for (const wrong of refused) await wire.post(call, { ...fields, ...wrong, resume_id });
  const own = { ...fields, resume_id, id: '1700000000001' };
  const made = await wire.post(call, own);
  const id = made[answers];
  await wire.post(call, own);
  await wire.post(call, { ...own, id: 1700000000001 });
  const changed = { ...own, id, location: 'Paris', organization: 'Town' };
  await wire.post(call, changed, { ifMatch: 3 });
  await wire.post(call, changed, { ifMatch: 3 });
  await wire.post(
    call,
    { ...changed, role: 'Other', degree: 'Other', name: 'Other' },
    { ifMatch: 1 },
  );
  await wire.post(call, changed, { ifMatch: '*' });
  await wire.post(call, changed, { ifMatch: '1' });
  await wire.post(call, changed, { ifMatch: 'W/"1"' });
  await wire.post(call, { ...own, id: NO_ID });
  await wire.post(call, { ...own, id: 'x'.repeat(65) });
  await wire.post(call, { ...own, id: '', unknown: 'field' });
  await wire.post(call, { resume_id });
  await wire.post(call, { ...own, id: '2', company: 'x'.repeat(1001), name: 'x'.repeat(1001) });
  await wire.details(resume_id);
}

async function saveUnusual(wire: Wire, resume_id: string, { call, fields, points, date }: Kind) {
  const other = await wire.create('Unusual');
  for (const [index, text] of UNUSUAL_TEXTS.entries()) {
    const names = { location: text, minor: text, organization: text };
    const sent = { ...fields, ...names, [points]: text, resume_id: other, id: `text-${index}` };
    await wire.post(call, sent);
    await wire.post(
      call,
      { ...sent, location: 'Changed', organization: 'Changed' },
      { ifMatch: 1 },
    );
    await wire.post(call, { ...sent, [points]: `${text}\n• more` }, { ifMatch: 1 });
  }
  for (const [index, text] of UNUSUAL_DATES.entries()) {
    await wire.post(call, { ...fields, [date]: text, resume_id: other, id: `date-${index}` });
  }
  await wire.details(other);
  await wire.post('delete_resume', { resume_id: other });
  await wire.details(resume_id);
}

const partOf = (resume_id: string, key: string) =>
  `/api/documents/${resume_id}/parts/${encodeURIComponent(key)}`;

async function order(wire: Wire, resume_id: string, { call, answers, kind, fields }: Kind) {
  const path = partOf(resume_id, `order:${kind}`);
  const put = (ids: unknown, ifMatch?: number) =>
    wire.send('PUT', path, {
      body: { content: { ids } },
      ...(ifMatch !== undefined && { ifMatch }),
    });
  const made: unknown[] = [];
  for (const id of ['one', 'two']) {
    made.push((await wire.post(call, { ...fields, resume_id, id }))[answers]);
  }
  await put([...made].reverse(), 1);
  await put(['two', 'one'], 1);
  await put(['one'], 1);
  await put(['not saved yet', 'one', NO_ID], 2);
  await wire.details(resume_id);
  await wire.post(call, { ...fields, resume_id, id: 'not saved yet' });
  await put(['one', 'one']);
  await put('one');
  await put(Array.from({ length: 201 }, (_, index) => String(index)));
  await put([], 3);
  await put(made, 4);
  const empty = { body: { content: { ids: [] } } };
  await wire.send('PUT', partOf(resume_id, 'order:nothing'), empty);
  await wire.send('PUT', partOf(NO_ID, `order:${kind}`), empty);
}

async function remove(wire: Wire, resume_id: string, { call, answers, kind, fields }: Kind) {
  const at = (id: unknown) => partOf(resume_id, `${kind}:${id}`);
  const id = (await wire.post(call, { ...fields, resume_id, id: 'gone' }))[answers];
  await wire.post(call, { ...fields, resume_id, id, location: 'Rome', organization: 'Rome' });
  await wire.send('DELETE', at(id), { ifMatch: 1 });
  await wire.send('DELETE', at(id), { ifMatch: 2 });
  await wire.send('DELETE', at(id));
  await wire.send('DELETE', at('one'));
  await wire.send('DELETE', at('nobody'));
  await wire.post(call, { ...fields, resume_id, id });
  await wire.post(call, { ...fields, resume_id, id: 'gone' });
}

/** Uses of AI Write go down only; a save of before they were counted leaves them. */
async function countDown(wire: Wire, resume_id: string) {
  const entry = { role: 'Engineer', company: 'Acme', bullets: '• one', resume_id, id: 'ai' };
  for (const aiUsesLeft of [3, 1, 2, 0, 3]) {
    await wire.post('save_experience', { ...entry, aiUsesLeft });
    await wire.details(resume_id);
  }
  await wire.post('save_experience', { ...entry, role: 'None said' });
  await wire.post('save_experience', { ...entry, role: 'Stale', aiUsesLeft: 3 }, { ifMatch: 1 });
  await wire.details(resume_id);
}

async function fill(wire: Wire, first: string) {
  const resume_id = await wire.create('Full');
  for (let count = 0; count < 200; count += 1) {
    const award = { name: `Award ${count}`, resume_id, id: `full-${count}` };
    await wire.send('POST', '/api/save_award.php', { body: award }, { quiet: true });
  }
  await wire.post('save_award', { name: 'One more', resume_id });
  await wire.details(resume_id);
  const relevance = 'x'.repeat(50_000);
  for (let count = 0; count < 39; count += 1) {
    const project = { name: `Project ${count}`, relevance, resume_id: first, id: `large-${count}` };
    await wire.send('POST', '/api/save_project.php', { body: project }, { quiet: true });
  }
  for (const id of ['last-1', 'last-2', 'last-3', 'last-4', 'last-5']) {
    await wire.post('save_project', { name: 'Last', relevance, resume_id: first, id });
  }
  await wire.post('save_project', { name: 'Long', relevance: `${relevance}x`, resume_id: first });
}
