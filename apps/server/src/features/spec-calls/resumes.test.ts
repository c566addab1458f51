import { randomUUID } from 'node:crypto';
import {
  changeDocument,
  createResume,
  deleteResume,
  ENDPOINTS,
  getDocument,
  getDocuments,
  MAX_WHOLE,
  restoreDocument,
  saveEntry,
  savePart,
} from '@shortlist/contracts';
import { RESUME, ResumeId } from '@shortlist/model';
import { expect, it } from 'vitest';
import { describeOnEachServer, describeOnServer } from '../../test-server.test-support.ts';

const { getResume, listResumes } = ENDPOINTS;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describeOnEachServer('the resumes of an owner', (server) => {
  it('[API1] creates a resume and lists it', async () => {
    const ada = server().visitor();
    const created = await ada.call(createResume, {
      body: { resumeName: ' Bridges ', experienceLevel: 'Mid Level', targetedIndustry: 'Rail' },
    });
    expect(created.body).toMatchObject({ status: 'success', message: 'Resume created.' });

    const { resumes } = await ada.get(listResumes, {});
    expect(resumes).toEqual([
      {
        resume_id: created.body.resume_id,
        resume_name: 'Bridges',
        last_edited: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
        experience_level: 'Mid Level',
        targeted_industry: 'Rail',
        name_revision: 1,
      },
    ]);
  });

  it('[CR4] makes one resume of a creation that is sent again, and another one for somebody else', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    await Promise.all([ada.addResume('First'), grace.addResume('First')]);
    const submissionId = '0b9c5a1e-3f1d-4c7e-9a00-1234567890ab';
    const create = { body: { resumeName: 'Once', submissionId } };
    const answers = await Promise.all([
      ada.call(createResume, create),
      ada.call(createResume, create),
      ada.call(createResume, {
        body: { ...create.body, submissionId: submissionId.toUpperCase() },
      }),
    ]);
    const ids = new Set(answers.map(({ body }) => body.resume_id));
    expect(ids.size).toBe(1);
    const { resumes } = await ada.get(listResumes, {});
    expect(resumes.map(({ resume_name }) => resume_name)).toEqual(['Once', 'First']);

    const theirs = await grace.call(createResume, create);
    expect(ids).not.toContain(theirs.body.resume_id);
    expect(theirs.body.status).toBe('success');
  });

  it('[OP4] makes a resume under the id that its client has given it, once, and none under an id of somebody else', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    await Promise.all([ada.addResume('First'), grace.addResume('First')]);
    const resumeId = ResumeId.parse(randomUUID());
    const create = { body: { resumeName: 'Begun offline', resumeId } };
    for (let times = 0; times < 2; times += 1) {
      expect((await ada.call(createResume, create)).body.resume_id).toBe(resumeId);
    }
    expect((await ada.get(listResumes, {})).resumes).toHaveLength(2);
    const theirs = await grace.call(createResume, create);
    expect(theirs.status).toBe(404);
    expect((await ada.readResume(resumeId)).resume_name).toBe('Begun offline');
  });

  it('[API1] creates a resume from a name alone, as the older clients send it', async () => {
    const ada = server().visitor();
    const id = await ada.addResume('Only a name');
    expect(await ada.readResume(id)).toMatchObject({
      resume_id: id,
      resume_name: 'Only a name',
      experience_level: '',
      contact_info: { full_name: '', shown: { phone: true, city: true } },
      summary: { summaries_description: '' },
      skills: { skills_description: '' },
      experiences: [],
      educations: [],
      awards: [],
      certifications: [],
      projects: [],
      section_order: [
        'summary',
        'experience',
        'education',
        'projects',
        'certifications',
        'awards',
        'skills',
      ],
      revisions: { contact: 1, summary: 1, skills: 1, section_order: 1, name: 1 },
    });
  });

  it.each([{ resumeName: '' }, { resumeName: '  ' }, {}])(
    '[CR3] refuses to create from %j and opens no session',
    async (body) => {
      const ada = server().visitor();
      const { status, body: answer } = await ada.call(createResume, { body });
      expect(status).toBe(400);
      expect(answer).toEqual({
        status: 'error',
        code: 'invalid',
        message: 'Please enter a resume name.',
        field: 'name',
      });
      expect(ada.cookies.size).toBe(0);
    },
  );

  it('[API1] [RL2] lists the resume that was edited last first', async () => {
    const ada = server().visitor();
    const [first, second, third] = [
      await ada.addResume('first'),
      await ada.addResume('second'),
      await ada.addResume('third'),
    ];
    await ada.get(ENDPOINTS.saveSkills, { body: { resume_id: first, skills: 'Steel' } });
    await ada.get(saveEntry.project, { body: { resume_id: second, name: 'Arch' } });

    const { resumes } = await ada.get(listResumes, {});
    expect(resumes.map(({ resume_id }) => resume_id)).toEqual([second, first, third]);
  });

  it('[OC7] gives several whole documents at once, each as it is alone, and nobody else’s', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    const [first, second] = [await ada.addResume('first'), await ada.addResume('second')];
    const theirs = await grace.addResume('theirs');
    await ada.get(saveEntry.project, { body: { resume_id: first, name: 'Arch' } });
    const read = (ids: string) => ada.call(getDocuments, { querystring: { ids } });
    const alone = async (documentId: string) => {
      const { document, parts } = await ada.get(getDocument, { params: { documentId } });
      return { document, parts };
    };
    const { body } = await read([first, theirs, UNKNOWN, second].join(','));
    expect(body.documents).toEqual(
      expect.arrayContaining([await alone(first), await alone(second)]),
    );
    expect(body.documents).toHaveLength(2);
    expect((await read(theirs)).body.documents).toEqual([]);
    const refused = [
      '',
      'nothing',
      Array(MAX_WHOLE + 1)
        .fill(first)
        .join(','),
    ];
    for (const ids of refused) {
      expect(await read(ids)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
  });

  it('[API1] [ED3] deletes a resume, and restores it with all that it says', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    await ada.get(saveEntry.project, { body: { resume_id, name: 'Arch' } });
    const before = await ada.readResume(resume_id);

    expect(await ada.get(deleteResume, { body: { resume_id } })).toMatchObject({
      status: 'success',
      message: 'Resume deleted.',
    });
    expect((await ada.get(listResumes, {})).resumes).toEqual([]);
    expect((await ada.call(getResume, { querystring: { resume_id } })).status).toBe(404);
    expect((await ada.call(deleteResume, { body: { resume_id } })).status).toBe(404);
    const saved = await ada.call(ENDPOINTS.saveSkills, { body: { resume_id, skills: 'Steel' } });
    expect(saved.status).toBe(404);

    await ada.get(restoreDocument, { params: { documentId: resume_id } });
    await ada.get(restoreDocument, { params: { documentId: resume_id } });
    expect(await ada.readResume(resume_id)).toEqual(before);
  });

  it('[ED2] renames, and sets level and industry, one at a time', async () => {
    const ada = server().visitor();
    const documentId = await ada.addResume();
    const change = (body: object) => ada.get(changeDocument, { params: { documentId }, body });

    expect(await change({ title: 'Towers' })).toMatchObject({ revision: 2 });
    await change({ level: 'Senior Level' });
    await change({ industry: 'Rail' });
    expect(await ada.readResume(documentId)).toMatchObject({
      resume_name: 'Towers',
      experience_level: 'Senior Level',
      targeted_industry: 'Rail',
      revisions: { name: 4 },
    });
  });

  it('[PV4] keeps the order of the sections, and answers it completed where it is not whole', async () => {
    const ada = server().visitor();
    const documentId = await ada.addResume();
    const order = (ids: string[], revision: number) =>
      ada.call(savePart, {
        params: { documentId, key: 'section_order' },
        body: { content: { ids } },
        headers: { 'if-match': `"${revision}"` },
      });
    expect((await order(['skills', 'projects'], 1)).body).toMatchObject({ revision: 2 });
    expect((await ada.readResume(documentId)).section_order).toEqual([
      'skills',
      'projects',
      'summary',
      'experience',
      'education',
      'certifications',
      'awards',
    ]);
    expect(await order(['awards'], 1)).toMatchObject({ status: 409, body: { revision: 2 } });
  });

  it.each([
    { body: { title: '' }, says: 'Resume name cannot be empty.' },
    { body: { title: ' \n ' }, says: 'Resume name cannot be empty.' },
    { body: {}, says: 'There is nothing to change.' },
  ])('[ED2] refuses the change $body', async ({ body, says }) => {
    const ada = server().visitor();
    const documentId = await ada.addResume();
    expect(await ada.call(changeDocument, { params: { documentId }, body })).toMatchObject({
      status: 400,
      body: { status: 'error', code: 'invalid', message: says },
    });
    expect((await ada.readResume(documentId)).revisions.name).toBe(1);
  });

  it.each([
    ['PATCH', '/api/resumes/one'],
    ['POST', '/api/resumes/one/restore'],
    ['PUT', '/api/resumes/one/entry-order/project'],
    ['DELETE', '/api/resumes/one/entries/two'],
    ['GET', '/api/documents/details?ids=one'],
  ] as const)(
    '[HO4] tells a page of release 1.0.0 that sends %s %s to reload',
    async (method, url) => {
      const ada = server().visitor();
      expect(
        await ada.send({ method, url, payload: method === 'GET' ? undefined : {} }),
      ).toMatchObject({
        status: 400,
        body: {
          code: 'invalid',
          message:
            'There is a new version of this page. Reload it: what you typed is kept and saved then.',
        },
      });
    },
  );

  it('knows no resume by an id that is unknown or none at all', async () => {
    const ada = server().visitor();
    await ada.addResume();
    const ask = (resume_id: string) => ada.call(getResume, { querystring: { resume_id } });
    const unknown = await ask(UNKNOWN);
    expect(unknown.status).toBe(404);
    for (const id of ['', 'x', '1', "'; drop table resumes", '%00', '😀', 'a'.repeat(2000)]) {
      expect((await ask(id)).raw.body).toBe(unknown.raw.body);
    }
  });
});

// On one engine: documents that come at once are counted by what `duplicate.test.ts` has, too.
describeOnServer('the resumes of an owner who has all that may be kept', (server) => {
  it('are not one more, also of two that come at once', async () => {
    const ada = server().visitor();
    for (let made = 1; made < RESUME.most; made += 1) await ada.addResume(`Resume ${made}`);

    const both = await Promise.all([
      ada.call(createResume, { body: { resumeName: 'Last' } }),
      ada.call(createResume, { body: { resumeName: 'One too many' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await ada.get(listResumes, {})).resumes).toHaveLength(RESUME.most);

    const [last] = (await ada.get(listResumes, {})).resumes;
    const resume_id = last?.resume_id ?? '';
    await ada.get(deleteResume, { body: { resume_id } });
    await ada.addResume('In its place');
    const full = await ada.call(restoreDocument, { params: { documentId: resume_id } });
    expect(full).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});
