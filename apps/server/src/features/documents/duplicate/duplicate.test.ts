import { randomUUID } from 'node:crypto';
import {
  deleteResume,
  duplicateResume,
  listResumes,
  MAX_LINE,
  recordAiUse,
  saveEntry,
  savePart,
  signUp,
} from '@shortlist/contracts';
import { NEWEST_LAYOUT, RESUME } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describeOnServer('a duplicate of a resume', (server) => {
  const put = (who: Visitor, documentId: string, key: string, content: Record<string, unknown>) =>
    who.get(savePart, { params: { documentId, key }, body: { content } });

  const duplicate = (who: Visitor, documentId: string, submissionId?: string) =>
    who.get(duplicateResume, { params: { documentId }, body: { submissionId } });

  /** A resume with something in every kind of part, also in one that this release does not know. */
  async function scene() {
    const ada = server().visitor();
    const documentId = await ada.addResume('Bridges');
    await put(ada, documentId, 'contact', { fullName: 'Ada King', later: ['kept'] });
    await put(ada, documentId, 'summary', { text: 'Builds bridges.' });
    await put(ada, documentId, 'skills', { text: 'Rivets' });
    await put(ada, documentId, 'look', { design: 'classic', ink: 'blue' });
    await put(ada, documentId, 'section_order', { ids: ['skills', 'summary'] });
    const points = [
      { id: 'one', text: 'One', marks: [{ from: 0, to: 3, bold: true }] },
      { id: 'two', text: 'Two', hidden: true },
    ];
    const job = { role: 'Engineer', bullets: { points } };
    const { key } = await put(ada, documentId, 'experience:job', job);
    await put(ada, documentId, 'award:one', { name: 'One' });
    await put(ada, documentId, 'award:two', { name: 'Two' });
    await put(ada, documentId, 'order:award', { ids: ['two', 'never-saved', 'one'] });
    await put(ada, documentId, 'section:custom-talks', { title: 'Talks', shape: 'entries' });
    await put(ada, documentId, 'custom-talks:one', { name: 'On looms' });
    await put(ada, documentId, 'order:custom-talks', { ids: ['one'] });
    await put(ada, documentId, 'custom-words', { text: 'Say it' });
    const unknown = `patent:${randomUUID()}`;
    await server().database.db.execute(sql`
      insert into parts (document, key, kind, client_id, content, revision, made_at) values
        (${documentId}, ${unknown}, 'patent', 'mine', '{"name":"Arch"}', 4, now()),
        (${documentId}, 'order:patent', 'order', null, ${JSON.stringify({ ids: ['mine'] })}, 2, now()),
        (${documentId}, 'tone', 'tone', null, '{"of":"voice"}', 3, now())`);
    const jobId = key.slice('experience:'.length);
    return { ada, documentId, jobId };
  }

  /** Returns what is stored of a document, ids of entries by what they say. */
  async function storedOf(documentId: string) {
    const { rows } = await server().database.db.execute<Record<string, unknown>>(sql`
      select split_part(key, ':', 1) as key, kind, client_id, revision, ai_uses,
        (content - 'ids') as content from parts where document = ${documentId} and deleted_at is null
      order by 1, content::text`);
    return rows;
  }

  const outlines = (details: Awaited<ReturnType<Visitor['readResume']>>) => {
    const { revisions: _, entry_order: __, extra_sections: ___, ...said } = details;
    return JSON.parse(
      JSON.stringify({ ...said, resume_id: '', resume_name: '', last_edited: '' }).replaceAll(
        /[\da-f]{8}-[\da-f-]{27}/gu,
        'id',
      ),
    );
  };

  it('[OC7] says all that the resume says, under a name that tells them apart', async () => {
    const { ada, documentId } = await scene();
    const before = await ada.readResume(documentId);
    const answer = await duplicate(ada, documentId);
    expect(answer.resume_name).toBe('Copy of Bridges');
    const copy = await ada.readResume(answer.resume_id);
    const look = { ...before.extra_parts?.look, engine: NEWEST_LAYOUT };
    expect(outlines(copy)).toEqual(
      outlines({ ...before, extra_parts: { ...before.extra_parts, look } } as typeof before),
    );
    expect(copy.awards.map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(copy.extra_parts?.look).toMatchObject({ design: 'classic' });
    expect(copy.experiences[0]).toMatchObject({
      bullets: '• One\n• Two',
      values: { bullets: { hidden: [1] } },
    });
    expect(await ada.readResume(documentId)).toEqual(before);

    const { resumes } = await ada.get(listResumes, {});
    expect(resumes.map(({ resume_name }) => resume_name)).toEqual(['Copy of Bridges', 'Bridges']);
  });

  it('[OC7] has parts that this release does not know, ids of points, and entries with new ids', async () => {
    const { ada, documentId } = await scene();
    const { resume_id } = await duplicate(ada, documentId);
    const withoutClient = (await storedOf(documentId)).map((part) => ({
      ...part,
      client_id: null,
      ...(part.key === 'look' && {
        content: { design: 'classic', ink: 'blue', engine: NEWEST_LAYOUT },
      }),
    }));
    expect(await storedOf(resume_id)).toEqual(withoutClient);

    const details = [await ada.readResume(documentId), await ada.readResume(resume_id)];
    const ids = details.flatMap(({ awards, experiences, extra_sections }) =>
      [...awards, ...experiences, ...(extra_sections?.patent?.entries ?? [])].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(8);
    expect(details[1]?.entry_order?.award).toEqual(details[1]?.awards.map(({ id }) => id));
    const { rows } = await server().database.db.execute<{ ids: string[] }>(sql`
      select content->'ids' as ids from parts where document = ${resume_id} and key = 'order:patent'`);
    expect(rows[0]?.ids).toEqual([details[1]?.extra_sections?.patent?.entries[0]?.id]);
  });

  it('[DS6] is printed by the newest layout, also of a resume whose look says nothing', async () => {
    const ada = server().visitor();
    const { resume_id } = await duplicate(ada, await ada.addResume('Bridges'));
    expect((await ada.readResume(resume_id)).extra_parts?.look).toMatchObject({
      engine: NEWEST_LAYOUT,
    });
  });

  it('[OC7] is a resume for itself: edits of one are not in the other', async () => {
    const { ada, documentId, jobId } = await scene();
    const { resume_id } = await duplicate(ada, documentId);
    const copied = (await ada.readResume(resume_id)).experiences[0];
    await put(ada, resume_id, `experience:${copied?.id}`, { role: 'Captain' });
    await put(ada, resume_id, 'award:two', { name: 'A new one with the same name of its own' });
    await put(ada, documentId, `experience:${jobId}`, { role: 'Cook' });
    await ada.get(deleteResume, { body: { resume_id: documentId } });
    const copy = await ada.readResume(resume_id);
    expect(copy.experiences.map(({ role }) => role)).toEqual(['Captain']);
    expect(copy.awards).toHaveLength(3);
  });

  it('[OC7] is made once of a call that is sent again, and again by another one', async () => {
    const { ada, documentId } = await scene();
    const other = await ada.addResume('Other');
    const submissionId = randomUUID();
    const answers = await Promise.all(
      [submissionId, submissionId.toUpperCase()].map((id) => duplicate(ada, documentId, id)),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(await duplicate(ada, other, submissionId)).toMatchObject({
      resume_name: 'Copy of Other',
    });
    await duplicate(ada, documentId);
    expect((await ada.get(listResumes, {})).resumes).toHaveLength(5);
  });

  it('[OC7] has a number where there is a copy already, also as a copy of a copy', async () => {
    const ada = server().visitor();
    const bridges = await ada.addResume('Bridges');
    const first = await duplicate(ada, bridges);
    const second = await duplicate(ada, first.resume_id);
    const names = [
      first,
      second,
      await duplicate(ada, bridges),
      await duplicate(ada, second.resume_id),
    ];
    expect(names.map(({ resume_name }) => resume_name)).toEqual([
      'Copy of Bridges',
      'Copy of Bridges (2)',
      'Copy of Bridges (3)',
      'Copy of Bridges (4)',
    ]);

    await ada.get(deleteResume, { body: { resume_id: first.resume_id } });
    expect(await duplicate(ada, bridges)).toMatchObject({ resume_name: 'Copy of Bridges' });

    const long = await ada.addResume('x'.repeat(MAX_LINE));
    await duplicate(ada, long);
    const { resume_name } = await duplicate(ada, long);
    expect(resume_name).toMatch(/^Copy of x+… \(2\)$/u);
    expect(resume_name).toHaveLength(MAX_LINE);
  });

  it.each([
    { it: '40 characters', name: 'x'.repeat(40), copy: `Copy of ${'x'.repeat(40)}` },
    { it: 'just enough room', name: 'x'.repeat(MAX_LINE - 8), copy: /^Copy of x+$/u },
    { it: 'no room', name: 'x'.repeat(MAX_LINE), copy: /^Copy of x{991}…$/u },
    {
      it: 'an end between the halves of a character',
      name: '👩‍🚀'.repeat(MAX_LINE / 5),
      copy: /^Copy of (?:👩‍🚀){198}…$/u,
    },
  ])('[OC7] has a name within the limit: $it', async ({ name, copy }) => {
    const ada = server().visitor();
    const { resume_id, resume_name } = await duplicate(ada, await ada.addResume(name));
    expect(resume_name).toMatch(copy);
    expect(resume_name.length).toBeLessThanOrEqual(MAX_LINE);
    expect((await ada.readResume(resume_id)).resume_name).toBe(resume_name);
  });

  it('[OC7] is nobody else’s to make: somebody’s resume is one that does not exist', async () => {
    const { ada, documentId } = await scene();
    const grace = server().visitor();
    await grace.addResume();
    const call = (id: string) =>
      grace.call(duplicateResume, { params: { documentId: id }, body: {} });
    const [theirs, unknown] = [await call(documentId), await call(UNKNOWN)];
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(unknown.body);
    await ada.get(deleteResume, { body: { resume_id: documentId } });
    const deleted = await ada.call(duplicateResume, { params: { documentId }, body: {} });
    expect(deleted.body).toEqual(unknown.body);
  });

  it('[OC7] is refused where there are as many as an owner may keep, of two at once one', async () => {
    const ada = server().visitor();
    const documentId = await ada.addResume();
    await server().database.db.execute(sql`
      insert into documents (id, owner, kind, title, created_at, edited_at)
      select gen_random_uuid(), owner, kind, 'Filler', now(), now()
      from documents, generate_series(1, ${RESUME.most - 2}) where id = ${documentId}`);
    const submissionId = randomUUID();
    const call = (id: string) =>
      ada.call(duplicateResume, { params: { documentId }, body: { submissionId: id } });
    const both = await Promise.all([call(submissionId), call(randomUUID())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const made = both[0].status === 200 ? both[0] : undefined;
    if (made) expect((await call(submissionId)).body).toEqual(made.body);
    expect((await ada.get(listResumes, {})).resumes).toHaveLength(RESUME.most);
  });

  it('[OC7] gives no further uses of AI Write', async () => {
    const { ada, documentId, jobId } = await scene();
    const params = { documentId, callId: randomUUID() };
    await ada.get(recordAiUse, { params, body: { entryId: jobId } });
    const { resume_id } = await duplicate(ada, documentId);
    expect((await ada.readResume(resume_id)).experiences[0]).toMatchObject({ aiUsesLeft: 2 });
  });

  it('[OC7] of a guest moves to the account', async () => {
    const { ada, documentId } = await scene();
    const { resume_id } = await duplicate(ada, documentId);
    const before = await ada.readResume(resume_id);
    const email = `ada-${randomUUID()}@example.org`;
    await ada.get(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
    expect(await ada.readResume(resume_id)).toEqual(before);
    await ada.get(saveEntry.award, { body: { resume_id, name: 'Later' } });
    const { resumes } = await ada.get(listResumes, {});
    expect(resumes).toHaveLength(2);
  });
});
