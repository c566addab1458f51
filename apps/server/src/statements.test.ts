import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import {
  createPursuit,
  ENDPOINTS,
  freezeSent,
  listPursuits,
  saveEntry,
  savePart,
} from '@shortlist/contracts';
import type { EntryId } from '@shortlist/model';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { seedJobs } from './features/jobs/seed-jobs.ts';
import { addLink, visit } from './features/links/link-scene.test-support.ts';
import { apply } from './features/submissions/sent-form.test-support.ts';
import { describeOnEachServer, type Visitor } from './test-server.test-support.ts';

/** The call by which every statement leaves for PostgreSQL; watched from before the first connection. */
const sent = vi.spyOn(pg.Client.prototype, 'query');
/** The same for the embedded database: messages of the protocol. */
const received = vi.spyOn(PGlite.prototype, 'execProtocolRawSync');

/** Texts of the statements that the embedded database has prepared, by their names. */
const texts = new Map<string, string>();

/** The statements that a call needs; not those of the queue of mails, which asks now and then whatever is called. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  readReceived(); // What was prepared before.
  sent.mockClear();
  received.mockClear();
  await call();
  return [...sent.mock.calls.map(([asked]) => textOf(asked)), ...readReceived()].filter(
    (text) => !text.includes('"mails"'),
  );
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : (asked as { text: string }).text; // The client takes both.

const readReceived = (): string[] =>
  received.mock.calls.flatMap(([message]) => readMessages(Buffer.from(message)));

/** Reads the messages of the protocol that were sent at once: a letter, four bytes of length that counts itself, and the rest. */
function readMessages(bytes: Buffer): string[] {
  const statements: string[] = [];
  for (let at = 0; at < bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    const type = String.fromCharCode(bytes[at] ?? 0);
    const [first = '', second = ''] = bytes.toString('utf8', at + 5).split('\0', 2);
    statements.push(...readStatement(type, first, second));
  }
  return statements;
}

/** A statement comes with a message of type Query (its SQL), Parse (a name, its SQL), or Bind (a portal, the name of one that was parsed). */
function readStatement(type: string, first: string, second: string): string[] {
  if (type === 'Q') return [first];
  if (type === 'P' && first === '') return [second];
  if (type === 'P') texts.set(first, second);
  return type === 'B' && second !== '' ? [texts.get(second) ?? second] : [];
}

describeOnEachServer('statements of a call', (server) => {
  const about = { role: 'Engineer', company: 'Bridges' };
  const addJob = async (ada: Visitor, resume_id: string) =>
    (await ada.get(saveEntry.experience, { body: { resume_id, ...about } })).experience_id;

  it('are two for a list of resumes, however many', async () => {
    const ada = server().visitor();
    for (let made = 0; made < 30; made += 1) await ada.addResume();
    expect(await statementsOf(() => ada.get(ENDPOINTS.listResumes, {}))).toHaveLength(2);
  });

  it('are two for a whole resume, however long', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    for (let made = 0; made < 20; made += 1) await addJob(ada, resume_id);
    expect(await statementsOf(() => ada.readResume(resume_id))).toHaveLength(2);
  });

  it('are four for a file of a resume', async () => {
    const ada = server().visitor();
    const params = { documentId: await ada.addResume() };
    const wanted = { params, querystring: { format: 'txt' } } as const;
    expect(await statementsOf(() => ada.call(ENDPOINTS.getDocumentFile, wanted))).toHaveLength(4);
  });

  it('[OC7] are two for a dozen whole resumes, for what they said before, and for their states with names', async () => {
    const ada = server().visitor();
    const ids: string[] = [];
    for (let made = 0; made < 12; made += 1) ids.push(await ada.addResume());
    const wanted = { querystring: { ids: ids.join(',') } };
    expect(await statementsOf(() => ada.get(ENDPOINTS.getDocuments, wanted))).toHaveLength(2);
    expect(await statementsOf(() => ada.get(ENDPOINTS.listPartVersions, wanted))).toHaveLength(2);
    const named = { querystring: { kind: 'resume' } };
    expect(await statementsOf(() => ada.get(ENDPOINTS.listNamedVersions, named))).toHaveLength(2);
  });

  it('[TL1] are three for a whole tailored resume or several, two for a list of them; a save in their base writes one part', async () => {
    const ada = server().visitor();
    const documentId = await ada.addResume();
    await addJob(ada, documentId);
    const params = { documentId };
    const ids: string[] = [];
    for (let made = 0; made < 20; made += 1) {
      const body = { title: `For ${made}` };
      ids.push((await ada.get(ENDPOINTS.tailorDocument, { params, body })).document_id);
    }
    const [tailored = ''] = ids;
    const save = (id: string, text: string) =>
      ada.get(savePart, {
        params: { documentId: id, key: 'summary' },
        body: { content: { text } },
      });
    await save(tailored, 'Mine.');
    expect(await statementsOf(() => ada.readResume(tailored))).toHaveLength(3);
    expect(await statementsOf(() => ada.get(ENDPOINTS.listResumes, {}))).toHaveLength(2);
    const whole = { querystring: { ids: ids.slice(0, 12).join(',') } };
    expect(await statementsOf(() => ada.get(ENDPOINTS.getDocuments, whole))).toHaveLength(3);
    expect(await statementsOf(() => save(documentId, 'Theirs.'))).toHaveLength(3);
    expect(await statementsOf(() => save(tailored, 'Mine, again.'))).toHaveLength(4);
  });

  it('are three for a save: of a text, of a new entry, of one that is there, and of an order', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    const saveSummary = () =>
      ada.get(ENDPOINTS.saveSummary, { body: { resume_id, summary: 'Bridges and boats.' } });
    expect(await statementsOf(saveSummary)).toHaveLength(3);

    expect(await statementsOf(() => addJob(ada, resume_id))).toHaveLength(3);
    const id = (await addJob(ada, resume_id)) as EntryId;
    const again = { resume_id, id, ...about, company: 'Boats' };
    expect(await statementsOf(() => ada.get(saveEntry.experience, { body: again }))).toHaveLength(
      3,
    );

    const order = {
      params: { documentId: resume_id, key: 'order:experience' },
      body: { content: { ids: [id] } },
    };
    expect(await statementsOf(() => ada.get(savePart, order))).toHaveLength(3);
  });

  it('are four for a save that keeps what it replaces as a version', async () => {
    const ada = server().visitor();
    const params = { documentId: await ada.addResume(), key: 'summary' };
    const save = (text: string) =>
      ada.get(savePart, { params, body: { content: { text }, keepsReplaced: true } });
    await save('Bridges');
    expect(await statementsOf(() => save('Boats'))).toHaveLength(4);
  });

  it('are four to delete an entry, whose words are kept as a version', async () => {
    const ada = server().visitor();
    const documentId = await ada.addResume();
    const params = { documentId, key: `experience:${await addJob(ada, documentId)}` };
    expect(await statementsOf(() => ada.get(ENDPOINTS.deletePart, { params }))).toHaveLength(4);
  });

  it('are six to create a resume, two of them its transaction', async () => {
    const ada = server().visitor();
    await ada.addResume();
    const statements = await statementsOf(() => ada.addResume());
    expect(statements).toHaveLength(6);
    expect(statements.filter((text) => /^(?:begin|commit)$/iu.test(text))).toHaveLength(2);
  });

  it('are fourteen for an application with two files, of which its mail is none', async () => {
    await seedJobs(server().database.db, new Date());
    const ada = server().visitor();
    const statements = await statementsOf(async () => expect((await apply(ada)).status).toBe(200));
    expect(statements).toHaveLength(14);
  });

  it('[AP2] are two for a list of applications, however many, three for a save, eight for one that writes the row of that list too, and nine for one of another state', async () => {
    const ada = server().visitor();
    const ids: string[] = [];
    for (let made = 0; made < 30; made += 1) {
      const posting = { company: `Acme ${made}`, text: 'Build bridges. '.repeat(100) };
      ids.push((await ada.get(createPursuit, { body: { posting } })).application_id);
    }
    const list = () => ada.get(listPursuits, { querystring: {} });
    expect(await statementsOf(list)).toHaveLength(2);
    const [documentId = ''] = ids;
    const save = (key: string, content: Record<string, unknown>) => () =>
      ada.get(savePart, { params: { documentId, key }, body: { content } });
    expect(await statementsOf(save('notes', { text: 'Call Bo.' }))).toHaveLength(3);
    expect(await statementsOf(save('next', { what: 'Call Bo' }))).toHaveLength(8);
    expect(await statementsOf(save('state', { meaning: 'applied' }))).toHaveLength(9);
  });

  it('[AP1] of the copy of an application ask for the titles of no others', async () => {
    const ada = server().visitor();
    const posting = { company: 'Acme' };
    const { application_id: documentId } = await ada.get(createPursuit, { body: { posting } });
    const copy = () => ada.get(ENDPOINTS.duplicateResume, { params: { documentId }, body: {} });
    const statements = await statementsOf(copy);
    expect(statements.filter((text) => /order by .*"edited_at"/u.test(text))).toEqual([]);
  });

  it('[AP3] are three for what is sent for an application that is not there', async () => {
    const ada = server().visitor();
    const body = { resume_id: (await ada.addResume()) as never };
    const freeze = async () => {
      const params = { applicationId: randomUUID() };
      expect((await ada.call(freezeSent, { params, body })).status).toBe(404);
    };
    expect(await statementsOf(freeze)).toHaveLength(3);
  });

  it('[SL3] of a visitor are one for a link that leads nowhere, two for a page that is kept, and seven for one that is made', async () => {
    const ada = server().visitor();
    const link = await addLink([ada, await ada.addResume()], { counting: false });
    const open = (path: string) => () => visit(server().visitor(), path);
    expect(await statementsOf(open('/s/x'))).toHaveLength(1);
    expect(await statementsOf(open(link.path))).toHaveLength(7);
    expect(await statementsOf(open(link.path))).toHaveLength(2);
  });

  it('are five to delete a resume with its links, two of them its transaction', async () => {
    const ada = server().visitor();
    const body = { resume_id: await ada.addResume() };
    expect(await statementsOf(() => ada.get(ENDPOINTS.deleteResume, { body }))).toHaveLength(5);
  });
});
