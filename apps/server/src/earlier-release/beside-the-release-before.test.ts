import { deleteEntry, recordAiUse, saveEntry, savePart, saveSummary } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer, type Visitor } from '../test-server.test-support.ts';
import { EarlierServer } from './earlier-server.test-support.ts';

const JOB = {
  role: 'Welder',
  company: 'Forth',
  startDate: '',
  endDate: '',
  isCurrent: false,
  location: '',
  bullets: '• one',
  aiUsesLeft: 3,
};

describeOnEachServer('beside a server of the release before', (server) => {
  async function scene() {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    const { experience_id: id } = await ada.get(saveEntry.experience, {
      body: { resume_id, ...JOB, id: 'mine' },
    });
    return { ada, resume_id, id, before: new EarlierServer(server().database) };
  }
  const write = (who: Visitor, documentId: string, key: string, content: object) =>
    who.get(savePart, { params: { documentId, key }, body: { content: { ...content } } });
  /** What a part says with all its members: what a stale save is answered. */
  async function contentOf(who: Visitor, documentId: string, key: string, content: object) {
    const { body } = await who.call(savePart, {
      params: { documentId, key },
      headers: { 'if-match': '"999"' },
      body: { content: { ...content, role: 'Stale' } },
    });
    return body.current;
  }

  it('[HO4] an entry that it saves keeps the members that only this release knows', async () => {
    const { ada, resume_id, id, before } = await scene();
    const key = `experience:${id}`;
    // The new line stands above the one that has the first id.
    const job = { ...JOB, bullets: '• none\n• one' };
    await write(ada, resume_id, key, { ...job, later: 7 });
    await ada.get(saveEntry.experience, { body: { resume_id, ...job, id, role: 'Fitter' } });
    await before.saveEntry(resume_id, id, { ...job, role: 'Boilermaker' });
    const [entry] = (await ada.readResume(resume_id)).experiences;
    expect(entry).toMatchObject({ role: 'Boilermaker', revision: 4 });
    expect(entry).not.toHaveProperty('later');
    expect(await contentOf(ada, resume_id, key, JOB)).toMatchObject({
      role: 'Boilermaker',
      later: 7,
    });
    const { rows } = await server().database.db.execute(
      sql`select content->'values' as kept from parts where document = ${resume_id} and key = ${key}`,
    );
    expect(rows).toEqual([{ kept: { bullets: { ids: ['l1', 'l0'] } } }]);
    expect((await before.read(resume_id)).entries[id].content).toEqual({
      ...job,
      role: 'Boilermaker',
    });
  });

  it('[HO4] what it adds, orders and deletes is there, and a temporary id can be used again', async () => {
    const { ada, resume_id, id, before } = await scene();
    await before.deleteEntry(resume_id, id);
    expect((await ada.readResume(resume_id)).experiences).toEqual([]);
    const again = await before.addEntry(resume_id, {
      kind: 'experience',
      clientId: 'mine',
      content: { ...JOB, role: 'Again' },
    });
    await before.saveOrder(resume_id, 'experience', [again]);
    const found = await ada.readResume(resume_id);
    expect(found.experiences.map((entry) => [entry.id, entry.role])).toEqual([[again, 'Again']]);
    expect(found.revisions.entry_order).toMatchObject({ experience: 2 });
    const { experience_id } = await ada.get(saveEntry.experience, {
      body: { resume_id, ...JOB, id: 'mine' },
    });
    expect(experience_id).toBe(again);
  });

  it('[HO4] a save based on what it has replaced is stale', async () => {
    const { ada, resume_id, before } = await scene();
    await before.saveSummary(resume_id, 'Of the release before');
    const stale = await ada.call(saveSummary, {
      headers: { 'if-match': '"1"' },
      body: { resume_id, summary: 'Of this one' },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { revision: 2, current: { summaries_description: 'Of the release before' } },
    });
  });

  it('[HO4] a resume that it makes opens and is saved', async () => {
    const { ada, before } = await scene();
    const { rows } = await server().database.db.execute<{ owner: string }>(
      sql`select owner from resumes order by created_at desc limit 1`,
    );
    const made = await before.createResume(rows[0]?.owner ?? '');
    const entry = await before.addEntry(made, { kind: 'experience', clientId: null, content: JOB });
    await ada.get(saveEntry.experience, {
      body: { resume_id: made, ...JOB, id: entry, role: 'Now' },
    });
    expect((await ada.readResume(made)).experiences).toMatchObject([{ role: 'Now', revision: 2 }]);
  });

  it('[HO4] what it gives to an account keeps all its parts', async () => {
    const { ada, resume_id, id, before } = await scene();
    await write(ada, resume_id, `experience:${id}`, { ...JOB, later: 7 });
    const holder = await server().accountHolder(`claims-${resume_id}@example.org`);
    const { rows } = await server().database.db.execute<{ guest: string; account: string }>(sql`
      select r.owner as guest, u.id as account from resumes r, users u
      where r.id = ${resume_id} and u.email = ${`claims-${resume_id}@example.org`}`);
    await before.claim(rows[0]?.guest ?? '', rows[0]?.account ?? '');
    expect(await contentOf(holder, resume_id, `experience:${id}`, JOB)).toMatchObject({ later: 7 });
    expect(
      (
        await ada.call(savePart, {
          params: { documentId: resume_id, key: 'summary' },
          body: { content: { text: 'Mine no more' } },
        })
      ).status,
    ).toBe(401);
  });

  it('[HO3] uses that either of them counts are counted, and never given back', async () => {
    const { ada, resume_id, id, before } = await scene();
    const use = (callId: string) =>
      ada.get(recordAiUse, { params: { documentId: resume_id, callId }, body: { entryId: id } });
    const callId = crypto.randomUUID();
    expect((await use(callId)).aiUsesLeft).toBe(2);
    expect((await use(callId)).aiUsesLeft).toBe(2);
    expect((await before.read(resume_id)).entries[id]).toMatchObject({
      content: { aiUsesLeft: 2 },
      revision: 1,
    });
    await before.saveEntry(resume_id, id, { ...JOB, aiUsesLeft: 1 });
    await before.saveEntry(resume_id, id, { ...JOB, aiUsesLeft: 3 });
    expect((await ada.readResume(resume_id)).experiences[0]?.aiUsesLeft).toBe(2);
    await before.saveEntry(resume_id, id, { ...JOB, aiUsesLeft: 1 });
    expect((await ada.readResume(resume_id)).experiences[0]?.aiUsesLeft).toBe(1);
  });

  it.each([1, 2, 3])('[HO4] writes in turn lose nothing, in the order of seed %i', async (seed) => {
    const { ada, resume_id, before } = await scene();
    await interleave({ ada, resume_id, before, seed });
  });
});

type Turns = { ada: Visitor; resume_id: string; before: EarlierServer; seed: number };

/** What was saved last: the summary, and the role of each entry. */
type Expected = { summary: string; roles: Map<string, string> };

/** Saves by both servers in turn; after some of them both say the same, which is what was saved. */
async function interleave({ ada, resume_id, before, seed }: Turns) {
  const random = numbers(seed);
  const expected: Expected = { summary: '', roles: new Map() };
  for (const { id, role } of (await ada.readResume(resume_id)).experiences) {
    expected.roles.set(id, role);
  }
  for (let turn = 0; turn < 30; turn += 1) {
    const writer = random() < 0.5 ? asBefore(before, resume_id) : asNow(ada, resume_id);
    await writeOnce(writer, expected, turn, random);
    if (random() < 0.5) await compare(ada, before, resume_id, expected);
  }
  await compare(ada, before, resume_id, expected);
}

type Writer = {
  summarize(summary: string): Promise<unknown>;
  add(clientId: string, role: string): Promise<string>;
  change(id: string, role: string): Promise<unknown>;
  remove(id: string): Promise<unknown>;
};

const asBefore = (before: EarlierServer, resume: string): Writer => ({
  summarize: (summary) => before.saveSummary(resume, summary),
  add: (clientId, role) =>
    before.addEntry(resume, { kind: 'experience', clientId, content: { ...JOB, role } }),
  change: (id, role) => before.saveEntry(resume, id, { ...JOB, role }),
  remove: (id) => before.deleteEntry(resume, id),
});

const asNow = (who: Visitor, resume_id: string): Writer => ({
  summarize: (summary) => who.get(saveSummary, { body: { resume_id, summary } }),
  add: async (id, role) =>
    (await who.get(saveEntry.experience, { body: { resume_id, ...JOB, role, id } })).experience_id,
  change: (id, role) => who.get(saveEntry.experience, { body: { resume_id, ...JOB, role, id } }),
  remove: (entryId) => who.get(deleteEntry, { params: { resumeId: resume_id, entryId } }),
});

async function writeOnce(writer: Writer, expected: Expected, turn: number, random: () => number) {
  const role = `Role ${turn}`;
  const [id] = [...expected.roles.keys()].toSorted(() => random() - 0.5);
  const what = Math.floor(random() * 4);
  if (what === 0) {
    expected.summary = `Summary ${turn}`;
    await writer.summarize(expected.summary);
  } else if (what === 1 || id === undefined) {
    expected.roles.set(await writer.add(`client ${turn}`, role), role);
  } else if (what === 2) {
    await writer.change(id, role);
    expected.roles.set(id, role);
  } else {
    await writer.remove(id);
    expected.roles.delete(id);
  }
}

async function compare(
  ada: Visitor,
  before: EarlierServer,
  resume: string,
  { summary, roles }: Expected,
) {
  const found = await ada.readResume(resume);
  expect(new Map(found.experiences.map((entry) => [entry.id, entry.role]))).toEqual(roles);
  expect(found.summary.summaries_description).toBe(summary);
  const answered = await before.read(resume);
  expect([answered.summary, answered.revisions[1]]).toEqual([summary, found.revisions.summary]);
  expect(Object.keys(answered.entries)).toHaveLength(roles.size);
  for (const { id, role, revision } of found.experiences) {
    expect(answered.entries[id]).toMatchObject({ content: { role }, revision });
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (a linear congruential generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
