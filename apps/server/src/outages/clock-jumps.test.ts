import { ENDPOINTS, SITE_ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestServer, type Visitor } from '../test-server.test-support.ts';

const HOUR_MS = 3_600_000;

/** The clock of this process alone; its timers run on. */
const setClock = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};

describe('[OP3] a clock that jumps', () => {
  let server: TestServer;
  let ada: Visitor;
  let resume_id: string;
  beforeAll(async () => {
    server = await TestServer.open();
    ada = server.visitor();
    resume_id = await ada.addResume();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => server.close());

  const save = (summary: string) =>
    ada.get(ENDPOINTS.saveSummary, { body: { resume_id, summary } });

  it.each([
    { it: 'a day back', hours: -24 },
    { it: 'a month forward', hours: 24 * 30 },
  ])('$it ends no session and loses no save', async ({ it: name, hours }) => {
    await save(`before ${name}`);
    setClock(hours * HOUR_MS);
    await save(`after ${name}`);
    vi.useRealTimers();
    const { summary } = await ada.readResume(resume_id);
    expect(summary).toEqual({ summaries_description: `after ${name}` });
  });

  it('back shuts nobody out for the time that it jumped', async () => {
    const eve = server.visitor();
    const ask = () =>
      eve.call(SITE_ENDPOINTS.sendInquiry, {
        body: { firstName: 'Eve', lastName: 'King', email: 'eve@example.org' },
      });
    let status = 0;
    while (status !== 429) ({ status } = await ask());
    setClock(-24 * HOUR_MS * 7);
    expect((await ask()).status).not.toBe(429);
  });

  it('back keeps no mail from being sent', async () => {
    await server.database.db.execute(
      sql`insert into mails (id, sealed, tries, due_at) values (gen_random_uuid(), 'no mail', 1, now() + interval '7 days')`,
    );
    const again = await TestServer.build(server.database);
    const left = () =>
      server.database.db.execute(sql`select 1 from mails where sealed = 'no mail'`);
    await expect.poll(async () => (await left()).rows).toEqual([]);
    await again.close();
  });
});
