import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDocument,
  deleteDocument,
  freezeSent,
  getDocument,
  getDocumentFile,
  getPursuit,
  getSentDocument,
  getSentFile,
  restoreDocument,
  savePart,
  signUp,
  tailorDocument,
} from '@shortlist/contracts';
import { analyse, readPosting, resumeText, standardLexicon } from '@shortlist/keywords';
import { RESUME, SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newAddress } from '../../../access-rows.test-support.ts';
import { writeArchive } from '../../../archive-account.ts';
import type { UserId } from '../../../db/db.ts';
import { removeExpired } from '../../../remove-expired.ts';
import {
  describeOnEachServer,
  PASSWORD,
  type TestServer,
  type Visitor,
} from '../../../test-server.test-support.ts';
import { addPursuit, putState, rowOf } from '../pursuit-scene.test-support.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const POSTING = 'Analyst\nRequirements\n- SQL\n- Python\n- Tableau\n- Docker\n- Excel\n- Kafka';

const save = (who: Visitor, documentId: string, key: string, content: object) =>
  who.get(savePart, { params: { documentId, key }, body: { content: { ...content } } });

/** A guest with a resume, a letter and an application. */
async function begin(server: TestServer) {
  const ada = server.visitor();
  const resume = await ada.addResume('Platform engineer');
  await save(ada, resume, 'skills', { text: 'SQL\nPython' });
  const body = { kind: 'letter', title: 'To Acme' };
  const { document_id: letter } = await ada.get(createDocument, { body });
  const id = await addPursuit(ada, { company: 'Acme', title: 'Analyst', text: POSTING });
  return { ada, resume, letter, id, params: { applicationId: id } };
}

/** A file that was sent, of the newest sending where none is named. */
async function fileOf(who: Visitor, applicationId: string, kind: string, sent?: string) {
  const querystring = { ...(sent && { sent }) };
  const { raw, ...answer } = await who.call(getSentFile, {
    ...{ params: { applicationId, kind }, querystring },
  });
  return { ...answer, headers: raw.headers, bytes: raw.rawPayload };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Digests of the files in the archive of who has an application, by their sendings. */
async function digestsArchived({ database: { db }, files }: TestServer, application: string) {
  const { rows } = await db.execute<{ owner: UserId }>(
    sql`select owner from documents where id = ${application}`,
  );
  const kept = { db, store: files.store };
  let archive = '';
  for await (const text of writeArchive(kept, rows[0]?.owner as UserId)) archive += text;
  const values: { sent_id?: string; file?: { bytes: string } }[] = JSON.parse(archive).pursuits;
  return Object.fromEntries(
    values.flatMap(({ sent_id: id = '', file }) =>
      file ? [[id, digestOf(Buffer.from(file.bytes, 'base64'))]] : [],
    ),
  );
}

describeOnEachServer('what was sent', (server) => {
  const stored = () => readdirSync(join(server().dataDir, 'files')).length;

  it('[AP3] is kept as files of what is stored, with what the resume says, its score and the posting', async () => {
    const { ada, resume, letter, params, id } = await begin(server());
    const now = async (documentId: string) =>
      (await ada.call(getDocumentFile, { params: { documentId }, querystring: {} })).raw.rawPayload;
    const files = { resume: await now(resume), letter: await now(letter) };
    const whole = await ada.get(getDocument, { params: { documentId: resume } });
    const { sent } = await ada.get(freezeSent, {
      params,
      body: { resume_id: resume as never, letter_id: letter, format: 'pdf' },
    });
    const text = resumeText(RESUME.readParts(whole.parts, SECTIONS), SECTIONS);
    const scored = analyse(readPosting(POSTING, standardLexicon()), text);
    expect(scored.score).toBeGreaterThan(0);
    expect(sent).toMatchObject({
      ...{ resume_id: resume, resume_title: 'Platform engineer', letter_id: letter },
      ...{ letter_title: 'To Acme', format: 'pdf', tailored: false },
      score: {
        ...{ score: scored.score, matched: scored.matched, total: scored.total },
        version: scored.version,
      },
    });
    expect((await ada.get(getPursuit, { params })).data.sent).toEqual([sent]);
    expect(sent.files.map(({ kind }) => kind)).toEqual(['resume', 'letter']);
    for (const { kind, sha256, size } of sent.files) {
      const { bytes, headers } = await fileOf(ada, id, kind);
      expect(Buffer.compare(bytes, files[kind]), kind).toBe(0);
      expect([digestOf(bytes), bytes.length]).toEqual([sha256, size]);
      expect(headers).toMatchObject({
        ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
        'content-disposition': expect.stringMatching(/^attachment; .*\.pdf/u),
      });
    }
    const { document, parts } = await ada.get(getSentDocument, {
      params: { ...params, sentId: sent.sent_id },
    });
    expect({ document, parts }).toEqual({ document: whole.document, parts: whole.parts });

    const bytesOf = (content: object) => Buffer.byteLength(JSON.stringify(content));
    const { posting } = (await ada.get(getPursuit, { params })).data;
    const { rows } = await server().database.db.execute<{ bytes: number }>(
      sql`select bytes from pursuit_sent where id = ${sent.sent_id}`,
    );
    const size = sent.files.reduce((sum, file) => sum + file.size, 0);
    const {
      status: _,
      message: __,
      ...said
    } = await ada.get(getDocument, {
      params: { documentId: letter },
    });
    const contents = [{ document, parts }, said, posting].map(bytesOf);
    expect(rows).toEqual([{ bytes: contents.reduce((sum, each) => sum + each, size) }]);
  });

  it('[AP3] has a saved application be applied, on the day by the person’s clock, with one event; any other stays as it is', async () => {
    const { ada, resume, params, id } = await begin(server());
    const freeze = (day?: string) =>
      ada.get(freezeSent, { params, body: { resume_id: resume as never, ...(day && { day }) } });
    await putState([ada, id], { meaning: 'closed', round: 2, reasons: ['withdrew'] });
    await putState([ada, id], { meaning: 'saved', stage: 'Again' });
    await freeze('2026-05-01');
    expect((await ada.get(getPursuit, { params })).data.state).toEqual({
      ...{ meaning: 'applied', since: '2026-05-01', round: null, stage: '', reasons: [] },
    });
    const { events, ...row } = await rowOf([ada, id]);
    expect(events.map(({ at, meaning }) => [at.slice(0, 10), meaning])).toEqual([
      [TODAY, 'saved'],
      [TODAY, 'closed'],
      [TODAY, 'saved'],
      ['2026-05-01', 'applied'],
    ]);
    expect(row).toMatchObject({ meaning: 'applied', since: '2026-05-01', tailored: false });
    await putState([ada, id], { meaning: 'talking' });
    await freeze();
    expect(await rowOf([ada, id])).toMatchObject({ meaning: 'talking', events: { length: 5 } });
    expect((await ada.get(getPursuit, { params })).data.sent).toHaveLength(2);
  });

  it('[AP3] says whether the resume was tailored, of the newest in the list, and keeps Word files', async () => {
    const { ada, resume, params, id } = await begin(server());
    await ada.get(freezeSent, { params, body: { resume_id: resume as never } });
    const { document_id: tailored } = await ada.get(tailorDocument, {
      params: { documentId: resume },
      body: { title: 'For Acme' },
    });
    const body = { resume_id: tailored, format: 'docx' } as const;
    const { sent } = await ada.get(freezeSent, { params, body });
    expect(sent).toMatchObject({ tailored: true, files: [{ kind: 'resume' }] });
    expect(await rowOf([ada, id])).toMatchObject({ tailored: true });
    const { headers } = await fileOf(ada, id, 'resume');
    expect(headers['content-type']).toContain('wordprocessingml');
    expect(await fileOf(ada, id, 'letter')).toMatchObject({ status: 404 });
    expect(await fileOf(ada, id, 'photo')).toMatchObject({ status: 404 });
  });

  it('[AP3] is kept once for a client id, also when it is sent twice at once', async () => {
    const { ada, resume, params } = await begin(server());
    const before = stored();
    const body = { client_id: randomUUID(), resume_id: resume as never };
    const answers = await Promise.all([1, 2, 3].map(() => ada.get(freezeSent, { params, body })));
    expect(new Set(answers.map(({ sent }) => sent.sent_id)).size).toBe(1);
    await save(ada, resume, 'skills', { text: 'Excel' });
    expect((await ada.get(freezeSent, { params, body })).sent).toEqual(answers[0]?.sent);
    expect(stored()).toBe(before + 1);
  });

  it('[AP3] stays to the byte over edits, the deletion of its resume for good, and a claim, and goes with the application', async () => {
    const { ada, resume, params, id } = await begin(server());
    const { db } = server().database;
    const body = { resume_id: resume as never };
    const { sent: first } = await ada.get(freezeSent, { params, body });
    const before = (await fileOf(ada, id, 'resume')).bytes;
    await save(ada, resume, 'skills', { text: 'Excel' });
    const { sent: second } = await ada.get(freezeSent, { params, body });
    expect(second.files[0]?.sha256).not.toBe(first.files[0]?.sha256);
    await ada.get(signUp, { body: { name: 'Ada', email: newAddress(), password: PASSWORD } });
    await ada.get(deleteDocument, { params: { documentId: resume }, querystring: {} });
    await db.execute(sql`delete from documents where id = ${resume}`);
    await ada.get(deleteDocument, { params: { documentId: id }, querystring: {} });
    expect(await fileOf(ada, id, 'resume', first.sent_id)).toMatchObject({ status: 404 });
    await ada.get(restoreDocument, { params: { documentId: id } });
    const inTwoHours = { db, files: server().files, now: new Date(Date.now() + 7_200_000) };
    await removeExpired(inTwoHours);
    const { bytes } = await fileOf(ada, id, 'resume', first.sent_id);
    expect(Buffer.compare(bytes, before)).toBe(0);
    expect(digestOf((await fileOf(ada, id, 'resume')).bytes)).toBe(second.files[0]?.sha256);

    const archived = await digestsArchived(server(), id);
    expect(archived).toEqual(
      Object.fromEntries([first, second].map((each) => [each.sent_id, each.files[0]?.sha256])),
    );

    const kept = stored();
    await db.execute(sql`delete from documents where id = ${id}`);
    await removeExpired(inTwoHours);
    expect(stored()).toBe(kept - 2);
  });

  it('[AP3] is not found by another owner, and needs a resume that exists', async () => {
    const { ada, resume, letter, params, id } = await begin(server());
    const { sent } = await ada.get(freezeSent, { params, body: { resume_id: resume as never } });
    const grace = server().visitor();
    const own = await addPursuit(grace);
    const before = stored();
    const freeze = (applicationId: string, body: { resume_id: string; letter_id?: string }) =>
      grace.call(freezeSent, { params: { applicationId }, body: body as never });
    expect(await freeze(id, { resume_id: resume })).toMatchObject({ status: 404 });
    for (const resume_id of [resume, own])
      expect(await freeze(own, { resume_id })).toMatchObject({
        status: 400,
        body: {
          field: 'resume_id',
          message: 'The resume to send was not found. It may have been deleted; choose another.',
        },
      });
    const mine = await grace.addResume();
    expect(await freeze(own, { resume_id: mine, letter_id: letter })).toMatchObject({
      status: 400,
      body: { field: 'letter_id' },
    });
    expect(await freeze(mine, { resume_id: mine })).toMatchObject({ status: 404 });
    expect(await fileOf(grace, own, 'resume', sent.sent_id)).toMatchObject({ status: 404 });
    expect(await fileOf(ada, id, 'resume', randomUUID())).toMatchObject({ status: 404 });
    const { sent_id: sentId } = sent;
    const read = { params: { applicationId: own, sentId } };
    expect(await grace.call(getSentDocument, read)).toMatchObject({ status: 404 });
    expect(await rowOf([grace, own])).toMatchObject({ meaning: 'saved', tailored: null });
    expect(stored()).toBe(before);
  });
});
