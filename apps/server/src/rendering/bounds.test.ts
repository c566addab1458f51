import { once } from 'node:events';
import { getDocumentFile, savePart } from '@shortlist/contracts';
import { SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { describeOnServer, TestServer, type Visitor } from '../test-server.test-support.ts';
import type { RenderBounds } from './open-renderer.ts';

/** Fifteen sections, every kind that the product has among them. */
const OWN = Array.from({ length: 15 - SECTIONS.entries.length }, (_, at) => `custom-own${at}`);
const KINDS = [...SECTIONS.entries.map(({ kind }) => kind), ...OWN];
const CONTENT = {
  ...{ role: 'Engineer', company: 'Spans', degree: 'Physics', institution: 'Graz' },
  ...{ name: 'Bridge', title: 'Talk', date: '2019' },
};

/** Gives a resume forty entries in each of fifteen sections, each with a text of so many sentences. */
async function fill(server: TestServer, who: Visitor, documentId: string, sentences: number) {
  for (const kind of OWN) {
    const content = { title: kind, isAdded: true, shape: 'entries' };
    await who.get(savePart, { params: { documentId, key: `section:${kind}` }, body: { content } });
  }
  const description = 'Builds bridges and boats that last, with people new to both. '.repeat(
    sentences,
  );
  const content = JSON.stringify({ ...CONTENT, description });
  for (const kind of KINDS)
    await server.database.db.execute(sql`
      insert into parts (document, key, kind, content, schema, made_at)
      select ${documentId}::uuid, ${kind} || ':' || gen_random_uuid(), ${kind}, ${content}::jsonb, 1, now()
      from generate_series(1, 40)`);
}

describeOnServer('the bounds of making files', (server) => {
  let ada: Visitor;
  const resumes = { short: '', long: '', longest: '' };
  beforeAll(async () => {
    ada = server().visitor();
    for (const name of ['short', 'long', 'longest'] as const) resumes[name] = await ada.addResume();
    await fill(server(), ada, resumes.long, 1);
    await fill(server(), ada, resumes.longest, 40);
  });

  /** The same person at a server with other bounds. */
  async function open(renderBounds: Partial<RenderBounds>) {
    const lines: string[] = [];
    const app = await TestServer.build(server().database, {
      renderBounds,
      config: { logLevel: 'warn' },
      logTo: { write: (line) => lines.push(line) },
    });
    onTestFinished(() => app.close());
    const who = server().visitor(app);
    who.cookies = new Map(ada.cookies);
    const ask = (name: keyof typeof resumes, format: 'pdf' | 'txt') => {
      const params = { documentId: resumes[name] };
      return who.call(getDocumentFile, { params, querystring: { format } });
    };
    return { app, ask, lines };
  }

  it('[TR3] leave room for fifteen sections of forty entries', async () => {
    const { ask } = await open({});
    const { status, raw } = await ask('long', 'pdf');
    expect(status).toBe(200);
    expect(raw.rawPayload.toString('latin1').match(/\/Type \/Page\b/gu)?.length).toBeGreaterThan(
      20,
    );
  });

  it('[TR3] end what takes too much time or memory, for that file alone', async () => {
    for (const [want, bounds] of Object.entries({
      time: { jobMs: 2_000 },
      memory: { memoryMb: 64 },
    })) {
      const { ask, lines } = await open(bounds);
      const { status, body } = await ask('longest', 'pdf');
      expect({ want, status, code: body.code }).toEqual({ want, status: 413, code: 'too_large' });
      expect(lines.join('')).toContain(`"code":"render_stopped","want":"${want}"`);
      const { status: next } = await ask('short', 'txt');
      expect({ want, next }).toEqual({ want, next: 200 });
    }
  });

  it('[TR3] refuse at once, with the time to wait, where too many wait', async () => {
    const { ask } = await open({ most: 0 });
    const { status, body, raw } = await ask('short', 'txt');
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'overload' });
    expect(raw.headers['retry-after']).toBe('5');
  });

  it('end an idle thread, and begin another', async () => {
    const { ask } = await open({ idleMs: 1 });
    const answers = [await ask('short', 'txt'), await ask('short', 'txt')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('let a server that is being stopped end what is under way', async () => {
    const { app } = await open({});
    const url = await app.listen({ port: 0 });
    const cookie = [...ada.cookies].map((pair) => pair.join('=')).join('; ');
    const asked = fetch(`${url}/api/documents/${resumes.short}/file`, { headers: { cookie } });
    await once(app.server, 'request');
    await app.close();
    expect((await asked).status).toBe(200);
  });
});
