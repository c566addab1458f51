import { getDocuments, getResume } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer, type Visitor } from '../../test-server.test-support.ts';

const MEGABYTE = 1024 * 1024;

// On one engine: the query is asked of both in `resumes.test.ts`, and how much one answer holds is no matter of the engine.
describe('whole resumes', () => {
  let opened: TestServer;
  beforeAll(async () => {
    opened = await TestServer.open();
  });
  afterAll(() => opened.close());
  const server = () => opened;

  /** The ids of so many resumes of `parts` parts of 200 kB each: 2 MB where it is not given. */
  async function addFull(who: Visitor, resumes: number, parts = 10): Promise<string[]> {
    const ids: string[] = [];
    for (let made = 0; made < resumes; made += 1) ids.push(await who.addResume());
    await server().database.db.execute(sql`
      insert into parts (document, key, kind, content, made_at)
      select id, 'custom-kept' || at, 'text', jsonb_build_object('text', repeat('word ', 39800)), now()
      from unnest(${`{${ids}}`}::uuid[]) as id, generate_series(1, ${parts}) as at`);
    return ids;
  }
  const read = (who: Visitor, ids: readonly string[]) =>
    who.call(getDocuments, { querystring: { ids: ids.join(',') } });

  it('[TR3] come in one call as far as 1 MB goes, and the others in the next', async () => {
    const ada = server().visitor();
    const full = await addFull(ada, 3);
    const small = [await ada.addResume(), await ada.addResume()];
    const asked = [...small, ...full];
    const { status, body } = await read(ada, asked);
    expect(status).toBe(200);
    expect(JSON.stringify(body).length).toBeLessThan(3 * MEGABYTE);
    expect(body.documents).toMatchObject(
      asked.slice(0, 3).map((document_id) => ({ document: { document_id } })),
    );
    expect(body.left_out).toEqual(asked.slice(3));

    const seen: string[] = [];
    for (let left = asked; left.length > 0; ) {
      const page = (await read(ada, left)).body as {
        documents: { document: { document_id: string } }[];
        left_out?: string[];
      };
      seen.push(...page.documents.map(({ document }) => document.document_id));
      left = page.left_out ?? [];
    }
    expect(seen).toEqual(asked);
  });

  it('[TR3] say nothing of the size of anybody else’s', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    const theirs = await addFull(grace, 2);
    const own = await ada.addResume();
    const { body } = await read(ada, [...theirs, own]);
    expect(body.documents).toMatchObject([{ document: { document_id: own } }]);
    expect(body).not.toHaveProperty('left_out');
  });

  it('[TR3] cost one call for twelve full ones no more than the reading of two', async () => {
    const ada = server().visitor();
    const ids = await addFull(ada, 12);
    const one = () => ada.call(getResume, { querystring: { resume_id: ids[0] ?? '' } });
    const cost = async (call: () => Promise<unknown>) => {
      const taken: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const before = process.cpuUsage();
        await call();
        const { user, system } = process.cpuUsage(before);
        taken.push(user + system);
      }
      return Math.min(...taken);
    };
    await one();
    expect((await cost(() => read(ada, ids))) / (await cost(one))).toBeLessThan(3);
  });

  it('[TR3] are read three at once by one owner; some wait, others are told to come again, and nobody else waits', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    // Large enough to be read for longer than the others take to come, and no longer.
    const [id = ''] = await addFull(ada, 1, 3);
    const theirs = await grace.addResume();
    const asked = Array.from({ length: 60 }, () => read(ada, [id]));
    expect((await grace.readResume(theirs)).resume_id).toBe(theirs);
    const replies = await Promise.all(asked);
    const statuses = replies.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(27);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'slow_down' });
    expect(refused?.raw.headers['retry-after']).toBe('1');
    expect((await read(ada, [id])).status).toBe(200);
  });
});
