import {
  createDocument,
  deleteDocument,
  deletePart,
  deleteVersion,
  deleteVersions,
  freezeSent,
  getDocument,
  getPursuit,
  getVersion,
  listVersions,
  nameVersion,
  restoreDocument,
  restoreVersion,
  savePart,
  tailorDocument,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer, type TestServer } from '../../../test-server.test-support.ts';
import { addPursuit } from '../pursuit-scene.test-support.ts';

/** A guest who sent a tailored resume and a letter that has its head; `sent` is the id of that state. */
async function begin(server: TestServer) {
  const ada = server.visitor();
  const put = async (documentId: string, key: string, content: object) =>
    (await ada.get(savePart, { params: { documentId, key }, body: { content: { ...content } } }))
      .key;
  const base = await ada.addResume();
  await put(base, 'skills', { text: 'SQL' });
  const contact = { fullName: 'Ada King', email: 'ada@example.org' };
  await put(base, 'contact', contact);
  const tailor = { params: { documentId: base }, body: { title: 'For Acme' } };
  const { document_id: resume } = await ada.get(tailorDocument, tailor);
  const award = await put(resume, 'award:own', { name: 'Medal' });
  const body = { kind: 'letter', title: 'To Acme', base: resume };
  const { document_id: letter } = await ada.get(createDocument, { body });
  await put(letter, 'body', { blocks: [{ id: 'aaaaaaaa', text: 'As sent.' }] });
  const id = await addPursuit(ada, { company: ' Acme ', title: 'Analyst' });
  const params = { applicationId: id };
  const asked = { resume_id: resume, letter_id: letter, format: 'pdf' as const };
  const { sent } = await ada.get(freezeSent, { params, body: asked });
  const list = async (documentId: string) =>
    (await ada.get(listVersions, { params: { documentId }, querystring: {} })).versions;
  const of = (documentId: string, versionId = `s${sent.sent_id}`) => ({
    params: { documentId, versionId },
  });
  const said = async (documentId: string) =>
    Object.fromEntries(
      (await ada.get(getDocument, { params: { documentId } })).parts.map((part) => [
        part.key,
        part.content,
      ]),
    );
  return { ada, put, base, resume, letter, id, params, award, contact, list, of, said };
}

describeOnEachServer('what was sent, in the history', (server) => {
  it('[HI1] is a state of resume and letter by the company, frozen with what they followed', async () => {
    const { ada, put, base, resume, letter, contact, list, of } = await begin(server());
    await put(base, 'skills', { text: 'Python' });
    await put(base, 'contact', { ...contact, email: 'other@example.org' });
    await put(letter, 'body', { blocks: [] });
    for (const document of [resume, letter])
      expect((await list(document)).filter(({ reason }) => reason === 'sent')).toMatchObject([
        { company: 'Acme' },
      ]);
    expect((await list(base)).map(({ reason }) => reason)).not.toContain('sent');
    const { data } = await ada.get(getVersion, of(resume));
    expect(data.parts).toContainEqual(
      expect.objectContaining({ key: 'skills', content: { text: 'SQL' } }),
    );
    const sentLetter = (await ada.get(getVersion, of(letter))).data;
    expect(JSON.stringify(sentLetter.parts)).toContain('As sent.');
    expect(JSON.stringify(sentLetter.base?.parts)).toContain('ada@example.org');
    const stranger = server().visitor();
    await stranger.addResume();
    expect((await stranger.call(getVersion, of(resume))).status).toBe(404);
  });

  it('[HI1] comes back whole, also where versions of its parts are gone, and is undone', async () => {
    const { ada, put, base, resume, award, of, said } = await begin(server());
    const then = await said(resume);
    await put(base, 'skills', { text: 'Python' });
    await ada.get(deletePart, { params: { documentId: resume, key: award } });
    await server().database.db.execute(
      sql`delete from parts where document = ${resume} and key = ${award}`,
    );
    const now = await said(resume);
    const { version_id } = await ada.get(restoreVersion, { ...of(resume), body: { look: true } });
    expect(await said(resume)).toEqual(then);
    await ada.get(restoreVersion, { ...of(resume, version_id), body: { look: true } });
    expect(await said(resume)).toEqual(now);
  });

  it('[HI1] goes with the application, and by the person’s deletion, of whom the application keeps it', async () => {
    const { ada, resume, letter, id, params, list, of } = await begin(server());
    const sentIn = async (document: string) =>
      (await list(document)).filter(({ reason }) => reason === 'sent').length;
    await ada.get(deleteDocument, { params: { documentId: id }, querystring: {} });
    expect([await sentIn(resume), await sentIn(letter)]).toEqual([0, 0]);
    expect((await ada.call(getVersion, of(resume))).status).toBe(404);
    await ada.get(restoreDocument, { params: { documentId: id } });
    expect([await sentIn(resume), await sentIn(letter)]).toEqual([1, 1]);
    await ada.get(deleteVersion, of(resume));
    expect((await ada.call(deleteVersion, of(resume))).status).toBe(404);
    expect([await sentIn(resume), await sentIn(letter)]).toEqual([0, 1]);
    await ada.get(deleteVersions, { params: { documentId: letter } });
    expect([await sentIn(resume), await sentIn(letter)]).toEqual([0, 0]);
    const { data } = await ada.get(getPursuit, { params });
    expect(data.sent).toHaveLength(1);
  });

  it('[HI1] stands beside what was imported, which is kept once and bears no name', async () => {
    const { ada, put, base, list } = await begin(server());
    const body = { imported: true as const, submission_id: base };
    const keep = () => ada.get(nameVersion, { params: { documentId: base }, body });
    const { version_id } = await keep();
    expect(await keep()).toMatchObject({ version_id });
    await put(base, 'skills', { text: 'Python' });
    const kept = (await list(base)).filter(({ reason }) => reason === 'imported');
    expect(kept).toMatchObject([{ version_id }]);
    expect(kept[0]).not.toHaveProperty('name');
    const params = { documentId: base, versionId: version_id };
    const { data } = await ada.get(getVersion, { params });
    expect(data.parts).toContainEqual(
      expect.objectContaining({ key: 'skills', content: { text: 'SQL' } }),
    );
    for (const wrong of [{}, { name: 'Then', imported: true as const }])
      expect(
        (await ada.call(nameVersion, { params: { documentId: base }, body: wrong })).status,
      ).toBe(400);
  });
});
