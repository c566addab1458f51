import { randomUUID } from 'node:crypto';
import {
  changeDocument,
  createDocument,
  deleteDocument,
  deletePart,
  deleteResume,
  duplicateResume,
  getDocument,
  getDocuments,
  getResume,
  listDocuments,
  listPartVersions,
  listResumes,
  restoreDocument,
  saveContact,
  signUp,
} from '@shortlist/contracts';
import { emptyContact, ResumeId } from '@shortlist/model';
import { KINDS_WITH_NOTES, NOTE } from '@shortlist/model/note.test-support';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserId } from '#db/db.ts';
import { removeExpired } from '../../remove-expired.ts';
import {
  describeOnServer,
  PASSWORD,
  type TestServer,
  type Visitor,
} from '../../test-server.test-support.ts';
import { FEATURES } from '../index.ts';
import { readDocuments } from './archive-queries.ts';
import { put } from './put-part.test-support.ts';

const LINES = {
  date: '2026-11-28',
  subject: 'Bridge engineer',
  salutation: 'Dear Ms. Roe,',
  closing: 'Yours sincerely,',
  name: '',
  enclosures: 'Resume',
  layout: '',
};
const BODY = {
  blocks: [
    { id: 'a', text: 'I build bridges.', marks: [{ from: 2, to: 7, bold: true }] },
    { id: 'b', text: 'Forth', item: true },
  ],
};

/** A person with a resume, whose contact has a name, and a letter that follows it. */
async function addLetter(who: Visitor) {
  const base = await who.addResume('Bridges');
  const contact = { ...emptyContact(), fullName: 'Ada King' };
  await put([who, base], 'contact', contact);
  await put([who, base], 'look', { design: 'harvard' });
  const body = { kind: 'letter', title: 'To Acme', base: ResumeId.parse(base) };
  const { document_id } = await who.get(createDocument, { body });
  return { base, letter: document_id };
}

const read = (who: Visitor, documentId: string) => who.get(getDocument, { params: { documentId } });

const titles = async (who: Visitor, kind?: string) => {
  const { documents } = await who.get(listDocuments, {
    querystring: kind === undefined ? {} : { kind },
  });
  return documents.map(({ title }) => title);
};

describeOnServer(
  'documents of another kind',
  (server: () => TestServer) => {
    it('are made, and listed by their kind; the list without one has resumes alone', async () => {
      const ada = server().visitor();
      const { letter } = await addLetter(ada);
      expect(await titles(ada)).toEqual(['Bridges']);
      expect(await titles(ada, 'letter')).toEqual(['To Acme']);
      const { document, parts } = await read(ada, letter);
      expect(document).toMatchObject({ document_id: letter, kind: 'letter', title: 'To Acme' });
      expect(parts.map(({ key, revision }) => [key, revision]).sort()).toEqual([
        ['body', 1],
        ['letter', 1],
        ['recipient', 1],
      ]);
      const { documents } = await ada.get(getDocuments, { querystring: { ids: letter } });
      expect(documents).toEqual(
        [await read(ada, letter)].map(({ status: _, message: __, ...whole }) => whole),
      );
    });

    it('show head and look of what they follow until they have their own', async () => {
      const ada = server().visitor();
      const { base, letter } = await addLetter(ada);
      const first = await read(ada, letter);
      expect(first.base?.document_id).toBe(base);
      expect(first.base?.parts.map(({ key }) => key).sort()).toEqual(['contact', 'look']);
      expect(first.base?.parts.find(({ key }) => key === 'look')?.content).toEqual({
        design: 'harvard',
      });

      expect((await put([ada, letter], 'look', { design: 'modern' }, 1)).body).toMatchObject({
        key: 'look',
        revision: 2,
      });
      const second = await read(ada, letter);
      expect(second.parts.find(({ key }) => key === 'look')?.content).toEqual({ design: 'modern' });
      expect(second.base?.parts.map(({ key }) => key)).toEqual(['contact']);
      expect((await read(ada, base)).parts.find(({ key }) => key === 'look')?.content).toEqual({
        design: 'harvard',
      });

      await ada.get(deleteDocument, { params: { documentId: base }, querystring: {} });
      expect((await read(ada, letter)).base?.parts).toHaveLength(1);
      await server().database.db.execute(sql`delete from documents where id = ${base}`);
      expect(await read(ada, letter)).not.toHaveProperty('base');
    });

    it('save parts of their own form, keep what is not sent, and answer a stale save with the part', async () => {
      const ada = server().visitor();
      const { letter } = await addLetter(ada);
      for (const [key, content] of Object.entries({ letter: LINES, body: BODY })) {
        expect((await put([ada, letter], key, content, 1)).body).toMatchObject({
          key,
          revision: 2,
        });
      }
      await put([ada, letter], 'letter', { subject: 'Another', mood: 'warm' }, 2);
      const { parts } = await read(ada, letter);
      expect(parts.find(({ key }) => key === 'letter')?.content).toEqual({
        ...LINES,
        subject: 'Another',
        mood: 'warm',
      });
      expect(parts.find(({ key }) => key === 'body')?.content).toEqual(BODY);

      const stale = await put([ada, letter], 'body', { blocks: [] }, 1);
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({ key: 'body', schema: 1, revision: 2, current: BODY });
      expect((await put([ada, letter], 'body', BODY, 1)).body).toMatchObject({ revision: 2 });
    });

    it('keep a version where the whole body goes at once', async () => {
      const ada = server().visitor();
      const { letter } = await addLetter(ada);
      await put([ada, letter], 'body', BODY);
      await put([ada, letter], 'body', { blocks: [] });
      const { versions } = await ada.get(listPartVersions, { querystring: { ids: letter } });
      expect(versions).toMatchObject([{ key: 'body', revision: 2, schema: 1, content: BODY }]);
    });

    it('refuse parts that their kind does not have, and what is no form of a part', async () => {
      const ada = server().visitor();
      const { base, letter } = await addLetter(ada);
      for (const key of ['summary', 'photo', 'experience:1', 'order:experience', 'nonsense'])
        expect((await put([ada, letter], key, { text: 'x', ids: [], jpeg: null })).status).toBe(
          404,
        );
      expect((await put([ada, base], 'body', BODY)).status).toBe(404);
      expect(
        (await put([ada, letter], 'letter', { subject: 'x'.repeat(1_001) })).body,
      ).toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('1,000'),
      });
      expect((await put([ada, letter], 'body', { blocks: [{ text: 'no id' }] })).status).toBe(400);
      const params = { documentId: letter, key: 'body' };
      expect((await ada.call(deletePart, { params })).status).toBe(404);
    });

    it('follow nothing but a resume of their owner', async () => {
      const [ada, grace] = [server().visitor(), server().visitor()];
      const [own, theirs] = [await addLetter(ada), await addLetter(grace)];
      for (const base of [theirs.base, own.letter, randomUUID()].map((id) => ResumeId.parse(id))) {
        const made = await ada.call(createDocument, { body: { kind: 'letter', title: 'x', base } });
        expect(made.body).toMatchObject({ code: 'invalid', field: 'base' });
      }
      const base = ResumeId.parse(own.base);
      const resume = await ada.call(createDocument, { body: { kind: 'resume', title: 'x', base } });
      expect(resume.body).toMatchObject({ code: 'invalid', field: 'base' });
      expect(await titles(ada, 'letter')).toEqual(['To Acme']);
    });

    it('are made once under an id of the client, and never in the place of another kind', async () => {
      const ada = server().visitor();
      const { base } = await addLetter(ada);
      const document_id = ResumeId.parse(randomUUID());
      const body = { kind: 'letter', title: 'Offline', document_id, base: ResumeId.parse(base) };
      for (let times = 0; times < 2; times += 1)
        expect((await ada.get(createDocument, { body })).document_id).toBe(document_id);
      expect(await titles(ada, 'letter')).toEqual(['Offline', 'To Acme']);
      expect((await ada.call(createDocument, { body: { ...body, kind: 'resume' } })).status).toBe(
        400,
      );
      const plain = { kind: 'resume', title: 'Offline', document_id };
      expect((await ada.call(createDocument, { body: plain })).status).toBe(404);
    });

    it('are renamed, deleted, restored and duplicated', async () => {
      const ada = server().visitor();
      const { base, letter: documentId } = await addLetter(ada);
      const params = { documentId };
      await put([ada, documentId], 'body', BODY);
      await ada.get(changeDocument, { params, body: { title: 'To Zenith' } });
      expect(await titles(ada, 'letter')).toEqual(['To Zenith']);
      const nameless = await ada.call(changeDocument, { params, body: { title: ' ' } });
      expect(nameless.body).toMatchObject({ field: 'name', message: 'Please enter a name.' });

      await ada.get(deleteDocument, { params, querystring: {} });
      expect(await titles(ada, 'letter')).toEqual([]);
      await ada.get(restoreDocument, { params });
      expect(await titles(ada, 'letter')).toEqual(['To Zenith']);

      const copy = await ada.get(duplicateResume, { params, body: {} });
      expect(copy.resume_name).toBe('Copy of To Zenith');
      const copied = await read(ada, copy.resume_id);
      expect(copied.document.kind).toBe('letter');
      expect(copied.base?.document_id).toBe(base);
      expect(copied.parts.find(({ key }) => key === 'body')?.content).toEqual(BODY);
      expect(await titles(ada)).toEqual(['Bridges']);
    });

    it('are nothing that the spec’s calls know', async () => {
      const ada = server().visitor();
      const { base, letter } = await addLetter(ada);
      expect((await ada.get(listResumes, {})).resumes.map(({ resume_id }) => resume_id)).toEqual([
        base,
      ]);
      const got = await ada.call(getResume, { querystring: { resume_id: letter } });
      expect(got.status).toBe(404);
      const contact = { ...emptyContact(), resume_id: letter, fullName: 'Ada' };
      expect((await ada.call(saveContact, { body: contact })).status).toBe(404);
      expect((await ada.call(deleteResume, { body: { resume_id: letter } })).status).toBe(404);
      expect(await titles(ada, 'letter')).toEqual(['To Acme']);
    });

    it('move to the account that a guest makes, are in its archive, and go when they have expired', async () => {
      const ada = server().visitor();
      const { base, letter } = await addLetter(ada);
      const email = `${letter}@example.org`;
      await ada.get(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
      expect(await titles(ada, 'letter')).toEqual(['To Acme']);

      const { db } = server().database;
      const { rows } = await db.execute<{ id: UserId }>(
        sql`select id from users where email = ${email}`,
      );
      const archived: object[] = [];
      for (const { id } of rows)
        for await (const each of readDocuments(db, id)) archived.push(each);
      expect(archived).toMatchObject([
        { document: { document_id: base, kind: 'resume', base: null } },
        { document: { document_id: letter, kind: 'letter', base } },
      ]);

      await ada.get(deleteDocument, { params: { documentId: letter }, querystring: {} });
      const now = new Date(Date.now() + 31 * 86_400_000);
      await removeExpired({ db, files: server().files, now, features: FEATURES });
      const left = await db.execute(sql`select id from documents where id = ${letter}`);
      expect(left.rows).toEqual([]);
    });

    it('[HO8] may be of a kind that is a line of the registry alone', async () => {
      const ada = server().visitor();
      const { base } = await addLetter(ada);
      const make = (title: string) =>
        ada.call(createDocument, { body: { kind: NOTE.kind, title } });
      const { body } = await make('');
      const documentId = String(body.document_id);
      expect(await titles(ada, 'note')).toEqual(['']);
      expect((await put([ada, documentId], 'note', { text: 'Call Bo' }, 1)).body).toMatchObject({
        revision: 2,
      });
      expect((await put([ada, documentId], 'note', { text: 'Later' }, 1)).body).toMatchObject({
        current: { text: 'Call Bo' },
      });
      expect((await put([ada, base], 'note', { text: 'x' })).status).toBe(404);
      await make('Two');
      await make('Three');
      expect((await make('Four')).body).toMatchObject({
        message: 'You have 3 documents of this kind. Delete one to make room for another.',
      });
      const unknown = await ada.call(createDocument, { body: { kind: 'song', title: 'x' } });
      expect(unknown.body).toMatchObject({ code: 'invalid', field: 'kind' });
      const none = await ada.call(listDocuments, { querystring: { kind: 'song' } });
      expect(none.body).toMatchObject({ code: 'invalid', field: 'kind' });
    });
  },
  { kinds: KINDS_WITH_NOTES },
);
