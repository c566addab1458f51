import { ENDPOINTS, type Endpoint } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer, type Visitor } from './test-server.test-support.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

type Ids = { resumeId: string; entryId: string };
type Sent = { params?: object; querystring?: object; body?: object };

/**
 * How each operation names something of an owner's, or null where it names nothing. A new endpoint
 * without a line here does not compile.
 */
const NAMING: Record<keyof typeof ENDPOINTS, ((ids: Ids) => Sent) | null> = {
  getHealth: null,
  getReadiness: null,
  listResumes: null,
  createResume: null,
  getResume: ({ resumeId }) => ({ querystring: { resume_id: resumeId } }),
  deleteResume: ({ resumeId }) => ({ body: { resume_id: resumeId } }),
  restoreResume: ({ resumeId }) => ({ params: { resumeId } }),
  changeResume: ({ resumeId }) => ({ params: { resumeId }, body: { name: 'Mine now' } }),
  saveContact: ({ resumeId }) => ({ body: { resume_id: resumeId, fullName: 'Mine now' } }),
  saveSkills: ({ resumeId }) => ({ body: { resume_id: resumeId, skills: 'Mine now' } }),
  saveSummary: ({ resumeId }) => ({ body: { resume_id: resumeId, summary: 'Mine now' } }),
  saveExperience: ({ resumeId, entryId }) => ({ body: { resume_id: resumeId, id: entryId } }),
  saveEducation: ({ resumeId, entryId }) => ({ body: { resume_id: resumeId, id: entryId } }),
  saveAward: ({ resumeId, entryId }) => naming(resumeId, entryId),
  saveCertification: ({ resumeId, entryId }) => naming(resumeId, entryId),
  saveProject: ({ resumeId, entryId }) => naming(resumeId, entryId),
  deleteEntry: ({ resumeId, entryId }) => ({ params: { resumeId, entryId } }),
};

function naming(resume_id: string, id: string): Sent {
  return { body: { resume_id, id, name: 'Mine now' } };
}

const EACH = Object.entries(ENDPOINTS).map(([name, endpoint]: [string, Endpoint]) => ({
  name,
  endpoint,
  send: NAMING[name as keyof typeof ENDPOINTS] ?? (() => ({ body: { resumeName: 'New' } })),
}));
const OWNED = EACH.filter(({ name }) => NAMING[name as keyof typeof ENDPOINTS] !== null);
const WRITES = EACH.filter(({ endpoint }) => endpoint.method !== 'GET');
const KNOWN_TO_NOBODY: Ids = { resumeId: UNKNOWN, entryId: UNKNOWN };

describeOnEachServer('access', (server) => {
  const call = (who: Visitor, { endpoint, send }: (typeof EACH)[number], ids: Ids, headers = {}) =>
    who.call(endpoint, { ...send(ids), headers } as never); // The line in NAMING fits its endpoint.

  /** Somebody with a resume that has one entry of each kind; the ids are of the entry of `name`'s kind. */
  async function owner(name: string) {
    const who = server().visitor();
    const resumeId = await who.addResume('Private');
    const ids: Record<string, string> = {};
    for (const kind of ['Experience', 'Education', 'Award', 'Certification', 'Project']) {
      const { body } = await who.send({
        method: 'POST',
        url: `/api/save_${kind.toLowerCase()}.php`,
        payload: { resume_id: resumeId, name: 'Private' },
      });
      ids[`save${kind}`] = String(body[`${kind.toLowerCase()}_id`]);
    }
    return { who, ids: { resumeId, entryId: ids[name] ?? ids.saveProject ?? '' } };
  }

  it.each(EACH)('states who may call $name', ({ endpoint }) => {
    const open = ['/healthz', '/readyz', '/api/get_resumes.php', '/api/create_resume.php'];
    expect(endpoint.access).toBe(open.includes(endpoint.url) ? 'public' : 'guest');
  });

  it.each(OWNED)(
    '[AC3] $name answers a stranger as it answers for what nobody has',
    async (each) => {
      const { who: ada, ids } = await owner(each.name);
      const { who: grace, ids: hers } = await owner(each.name);
      const before = await ada.readResume(ids.resumeId);
      const unknown = await call(grace, each, KNOWN_TO_NOBODY);
      expect(unknown.status).toBe(404);

      const tried = [
        ids,
        { ...ids, entryId: hers.entryId },
        { resumeId: 'none', entryId: 'none' },
        { resumeId: `${ids.resumeId} `, entryId: ids.entryId },
      ];
      for (const foreign of tried) {
        expect((await call(grace, each, foreign)).raw.body).toBe(unknown.raw.body);
      }
      expect(await ada.readResume(ids.resumeId)).toEqual(before);
      expect((await call(ada, each, ids)).status).toBe(200);
    },
  );

  it.each(
    OWNED.filter(({ endpoint }) =>
      /entries|experience|education|award|certification|project/u.test(endpoint.url),
    ),
  )('[AC3] $name reaches no entry of another’s resume through one’s own', async (each) => {
    const { who: ada, ids } = await owner(each.name);
    const { who: grace, ids: hers } = await owner(each.name);
    const before = await ada.readResume(ids.resumeId);
    const unknown = await call(grace, each, { ...hers, entryId: UNKNOWN });
    const foreign = await call(grace, each, { ...hers, entryId: ids.entryId });
    expect(foreign.status).toBe(404);
    expect(foreign.raw.body).toBe(unknown.raw.body);
    expect(await ada.readResume(ids.resumeId)).toEqual(before);
  });

  it.each(OWNED)('[AC3] $name answers 401 without a session and opens none', async (each) => {
    const { ids } = await owner(each.name);
    const nobody = server().visitor();
    const { status, body } = await call(nobody, each, ids);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'no_session' });
    expect(nobody.cookies.size).toBe(0);
  });

  it('[AC3] guards HEAD as it guards GET', async () => {
    const { who: ada, ids } = await owner('getResume');
    const request = {
      method: 'HEAD',
      url: `/api/get_resume_details.php?resume_id=${ids.resumeId}`,
    } as const;
    expect((await ada.send(request)).status).toBe(200);
    expect((await server().visitor().send(request)).status).toBe(401);
  });

  it.each(WRITES)('$name refuses a write from another site', async (each) => {
    const { who: ada, ids } = await owner(each.name);
    const before = await ada.readResume(ids.resumeId);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, body } = await call(ada, each, ids, headers);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'foreign_origin' });
    }
    expect(await ada.readResume(ids.resumeId)).toEqual(before);
    const own = { origin: 'http://localhost:80', host: 'localhost' };
    expect((await call(ada, each, ids, own)).status).toBe(200);
  });
});
