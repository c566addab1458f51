import { ENDPOINTS, MAX_DETAILS, saveEntry } from '@shortlist/contracts';
import { expect, it, vi } from 'vitest';
import { describeOnServer, type TestServer } from '../../test-server.test-support.ts';

/** What Drizzle's handle shows of the driver underneath, where every statement passes. */
type Watched = {
  session: { prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown };
};

describeOnServer('reading', (server) => {
  it('costs one query for a list of 200 resumes', async () => {
    const ada = server().visitor();
    for (let made = 0; made < 200; made += 1) await ada.addResume(`Resume ${made}`);
    const sent = await statementsOf(server(), () => ada.get(ENDPOINTS.listResumes, {}));
    expect(sent.answer.resumes).toHaveLength(200);
    expect(sent.onResumes).toHaveLength(1);
  });

  it('costs one query for a full resume', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    for (let made = 0; made < 40; made += 1) {
      await ada.get(saveEntry.project, { body: { resume_id, name: `Project ${made}` } });
      await ada.get(saveEntry.experience, { body: { resume_id, role: `Job ${made}` } });
    }
    const sent = await statementsOf(server(), () => ada.readResume(resume_id));
    expect([sent.answer.projects.length, sent.answer.experiences.length]).toEqual([40, 40]);
    expect(sent.onResumes).toHaveLength(1);
  });

  it('[OC7] costs one query for as many resumes as one call asks for', async () => {
    const ada = server().visitor();
    const ids: string[] = [];
    for (let made = 0; made < MAX_DETAILS; made += 1) ids.push(await ada.addResume());
    const wanted = { querystring: { ids: ids.join(',') } };
    const sent = await statementsOf(server(), () => ada.get(ENDPOINTS.listDetails, wanted));
    expect(sent.answer.resumes).toHaveLength(MAX_DETAILS);
    expect(sent.onResumes).toHaveLength(1);
  });
});

async function statementsOf<T>({ database }: TestServer, work: () => Promise<T>) {
  const { session } = database.db as unknown as Watched; // Drizzle's types hide its session.
  const watch = vi.spyOn(session, 'prepareQuery');
  const answer = await work();
  const statements = watch.mock.calls.map(([query]) => query.sql);
  watch.mockRestore();
  return {
    answer,
    onResumes: statements.filter((sql) =>
      /"(?:resumes|entries|entry_orders|parts|documents)"/u.test(sql),
    ),
  };
}
