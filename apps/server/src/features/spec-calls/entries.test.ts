import { ENDPOINTS, saveEntry } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer, type Visitor } from '../../test-server.test-support.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NAMED = {
  name: 'Arch',
  organization: 'Guild',
  date: 'Jan 2024',
  relevance: '• Stone\n• Lime',
};

/** Each kind: its call, the list it lands in, the name its id has in the answer, and some words. */
const KINDS = [
  {
    kind: 'experience',
    endpoint: saveEntry.experience,
    list: 'experiences',
    idName: 'experience_id',
    fields: {
      role: 'Engineer',
      company: 'Guild',
      startDate: 'Jan 2020',
      endDate: 'Present',
      isCurrent: true,
      location: 'Dallas',
      bullets: '• Built\n• Mended',
      aiUsesLeft: 1,
    },
  },
  {
    kind: 'education',
    endpoint: saveEntry.education,
    list: 'educations',
    idName: 'education_id',
    fields: {
      degree: 'BSc',
      school: 'Lyceum',
      location: 'Dallas',
      minor: 'Maps',
      startDate: '2014',
      endDate: 'May 2018',
      gpa: '3.9',
      bullets: '• First',
    },
  },
  {
    kind: 'award',
    endpoint: saveEntry.award,
    list: 'awards',
    idName: 'award_id',
    fields: NAMED,
  },
  {
    kind: 'certification',
    endpoint: saveEntry.certification,
    list: 'certifications',
    idName: 'certification_id',
    fields: NAMED,
  },
  {
    kind: 'project',
    endpoint: saveEntry.project,
    list: 'projects',
    idName: 'project_id',
    fields: NAMED,
  },
] as const;

describeOnEachServer('the entries of a resume', (server) => {
  async function opened() {
    const ada = server().visitor();
    return { ada, resume_id: await ada.addResume() };
  }

  const save = (who: Visitor, endpoint: { url: string }, payload: object, revision?: number) =>
    who.send({
      method: 'POST',
      url: endpoint.url,
      payload,
      ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
    });

  it.each(KINDS)('[API1] saves and changes an entry of $list', async (entry) => {
    const { ada, resume_id } = await opened();
    const { status, body } = await save(ada, entry.endpoint, { resume_id, ...entry.fields });
    const id = body[entry.idName];
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'success', message: expect.any(String), revision: 1 },
    });
    expect((await ada.readResume(resume_id))[entry.list]).toEqual([
      { id, ...entry.fields, revision: 1 },
    ]);

    const [first] = Object.keys(entry.fields);
    const changed = { ...entry.fields, [String(first)]: 'Changed' };
    const again = await save(ada, entry.endpoint, { resume_id, id, ...changed });
    expect(again.body).toMatchObject({ [entry.idName]: id, revision: 2 });
    expect((await ada.readResume(resume_id))[entry.list]).toEqual([
      { id, ...changed, revision: 2 },
    ]);
  });

  it.each(KINDS)(
    '[ED14] gives an entry of $list one id, however often it is saved under a temporary one',
    async ({ endpoint, idName, list, fields }) => {
      const { ada, resume_id } = await opened();
      const entry = { resume_id, id: 1_795_256_803_755, ...fields };
      const first = await save(ada, endpoint, entry);
      const again = await Promise.all([save(ada, endpoint, entry), save(ada, endpoint, entry)]);
      for (const { body } of again) expect(body[idName]).toBe(first.body[idName]);

      const other = await save(ada, endpoint, { ...entry, id: '1795256803755-b' });
      expect(other.body[idName]).not.toBe(first.body[idName]);
      expect((await ada.readResume(resume_id))[list]).toHaveLength(2);
    },
  );

  it('[ED14] lets entries of two kinds, and of two resumes, share a temporary id', async () => {
    const { ada, resume_id } = await opened();
    const elsewhere = await ada.addResume();
    for (const { endpoint, fields } of KINDS) {
      await save(ada, endpoint, { resume_id, id: 1, ...fields });
      await save(ada, endpoint, { resume_id: elsewhere, id: 1, ...fields });
    }
    const [here, there] = [await ada.readResume(resume_id), await ada.readResume(elsewhere)];
    for (const { list } of KINDS) expect([here[list].length, there[list].length]).toEqual([1, 1]);
  });

  it('makes a new entry of every save that names none', async () => {
    const { ada, resume_id } = await opened();
    await save(ada, saveEntry.award, { resume_id, ...NAMED });
    await save(ada, saveEntry.award, { resume_id, id: '', ...NAMED });
    expect((await ada.readResume(resume_id)).awards).toHaveLength(2);
  });

  it('keeps entries in the order in which they came, whichever is changed later', async () => {
    const { ada, resume_id } = await opened();
    const ids = [];
    for (const name of ['one', 'two', 'three']) {
      const { body } = await save(ada, saveEntry.project, { resume_id, name });
      ids.push(body.project_id);
    }
    await save(ada, saveEntry.project, { resume_id, id: ids[0], name: 'uno' });
    const { projects } = await ada.readResume(resume_id);
    expect(projects.map(({ name }) => name)).toEqual(['uno', 'two', 'three']);
  });

  it.each([
    {
      endpoint: saveEntry.education,
      fields: { gpa: '5.1' },
      field: 'gpa',
      says: 'Please enter a valid GPA between 0.0 and 5.0.',
      clause: 'ED9',
    },
    {
      endpoint: saveEntry.education,
      fields: { gpa: -1 },
      field: 'gpa',
      says: 'Please enter a valid GPA between 0.0 and 5.0.',
      clause: 'ED9',
    },
    {
      endpoint: saveEntry.award,
      fields: {},
      field: 'name',
      says: 'Cannot save an empty award entry.',
      clause: 'ED10',
    },
    {
      endpoint: saveEntry.certification,
      fields: { name: ' ' },
      field: 'name',
      says: 'Cannot save an empty certification.',
      clause: 'ED10',
    },
    {
      endpoint: saveEntry.project,
      fields: { date: '2024' },
      field: 'name',
      says: 'Cannot save a project without a name.',
      clause: 'ED11',
    },
  ])('[$clause] refuses $fields to $endpoint.url', async ({ endpoint, fields, field, says }) => {
    const { ada, resume_id } = await opened();
    const { status, body } = await save(ada, endpoint, { resume_id, ...fields });
    expect(status).toBe(400);
    expect(body).toEqual({ status: 'error', code: 'invalid', message: says, field });
  });

  it.each(KINDS)('[ED16] refuses an entry of $list without a resume id', async (entry) => {
    const { ada } = await opened();
    const { status, body } = await save(ada, entry.endpoint, entry.fields);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: `Error: Cannot save ${entry.kind} without a resume ID.`,
    });
  });

  it.each(KINDS)('[ED19] answers a stale save to $list with what is there', async (entry) => {
    const { ada, resume_id } = await opened();
    const { endpoint, idName, fields } = entry;
    const [first] = Object.keys(fields);
    const saying = (words: string) => ({ resume_id, ...fields, [String(first)]: words });
    const id = (await save(ada, endpoint, saying('one'))).body[idName];
    await save(ada, endpoint, { id, ...saying('two') }, 1);

    const stale = await save(ada, endpoint, { id, ...saying('three') }, 1);
    const current = { id, ...fields, [String(first)]: 'two', revision: 2 };
    expect(stale).toMatchObject({
      status: 409,
      body: { status: 'error', code: 'stale', revision: 2, current },
    });
    const repeated = await save(ada, endpoint, { id, ...saying('two') }, 1);
    expect(repeated.body).toMatchObject({ status: 'success', [idName]: id, revision: 2 });
  });

  it('[ED19] lets exactly one of several saves at once win', async () => {
    const { ada, resume_id } = await opened();
    const { project_id: id } = (await save(ada, saveEntry.project, { resume_id, name: 'Arch' }))
      .body;
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
        save(ada, saveEntry.project, { resume_id, id, name }, 1),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const [project] = (await ada.readResume(resume_id)).projects;
    expect(project).toMatchObject({
      name: 'abcdef'[replies.findIndex(({ status }) => status === 200)],
    });
    expect(project?.revision).toBe(2);
  });

  it('deletes one entry, by either of its ids, and knows it no more', async () => {
    const { ada, resume_id } = await opened();
    const saved = await save(ada, saveEntry.project, { resume_id, id: 'mine', name: 'Arch' });
    await save(ada, saveEntry.project, { resume_id, id: 'other', name: 'Gate' });
    const id = String(saved.body.project_id);
    const remove = (entryId: string, revision?: number) =>
      ada.call(ENDPOINTS.deletePart, {
        params: { documentId: resume_id, key: `project:${entryId}` },
        ...(revision && { headers: { 'if-match': `"${revision}"` } }),
      });

    expect(await remove(id, 7)).toMatchObject({
      status: 409,
      body: { code: 'stale', revision: 1, key: `project:${id}`, current: { name: 'Arch' } },
    });
    expect((await remove(id, 1)).body).toEqual({ status: 'success', message: 'Entry deleted.' });
    expect((await remove(id)).status).toBe(404);
    expect((await save(ada, saveEntry.project, { resume_id, id, name: 'Arch' })).status).toBe(404);

    expect((await remove('other')).status).toBe(200);
    expect((await ada.readResume(resume_id)).projects).toEqual([]);
  });

  it('[ED14] deletes the one of its kind by a temporary id that entries of two kinds share', async () => {
    const { ada, resume_id } = await opened();
    for (const { endpoint, fields } of KINDS) {
      await save(ada, endpoint, { resume_id, id: 1, ...fields });
    }
    const params = { documentId: resume_id, key: 'experience:1' };
    await ada.get(ENDPOINTS.deletePart, { params });
    expect((await ada.call(ENDPOINTS.deletePart, { params })).status).toBe(404);
    const left = await ada.readResume(resume_id);
    expect(left.experiences).toEqual([]);
    for (const { list } of KINDS) expect(left[list]).toHaveLength(list === 'experiences' ? 0 : 1);
  });

  it('saves no entry under the server’s id of another kind, or one never given', async () => {
    const { ada, resume_id } = await opened();
    const { award_id } = (await save(ada, saveEntry.award, { resume_id, ...NAMED })).body;
    for (const id of [award_id, UNKNOWN]) {
      const reply = await save(ada, saveEntry.project, { resume_id, id, ...NAMED });
      expect(reply.status).toBe(404);
    }
  });
});
