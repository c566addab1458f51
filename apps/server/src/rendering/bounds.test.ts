import { getDocumentFile, savePart } from '@shortlist/contracts';
import { SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeOnServer, type TestServer, TestServer as Servers } from '../test-server.test-support.ts';
import type { RenderBounds } from './open-renderer.ts';

const askFile = (who: ReturnType<TestServer['visitor']>, documentId: string, format: 'pdf' | 'txt') =>
  who.call(getDocumentFile, { params: { documentId }, querystring: { format } });

/** Gives a resume fifteen sections of forty entries. */
async function fill({ database: { db } }: TestServer, who: ReturnType<TestServer['visitor']>, documentId: string) {
  const own = Array.from({ length: 15 - SECTIONS.entries.length }, (_, at) => `custom-own${at}`);
  for (const kind of own)
    await who.get(savePart, {
      params: { documentId, key: `section:${kind}` },
      body: { content: { title: kind, isAdded: true, shape: 'entries' } },
    });
  const kinds = [...SECTIONS.entries.map(({ kind }) => kind), ...own];
  for (const kind of kinds)
    await db.execute(sql`insert into parts (document, key, kind, content, schema, made_at)
      select ${documentId}::uuid, ${kind} || ':' || gen_random_uuid(), ${kind},
        json_build_object('role', 'Engineer ' || n, 'company', 'Bridges', 'degree', 'Physics', 'institution', 'Graz', 'name', 'Bridge ' || n, 'title', 'Talk ' || n,
          'description', 'Builds bridges, boats and ships that last, with people who have never built one before.')::jsonb, 1, now()
      from generate_series(1, 40) n`);
}

async function openBounded(server: TestServer, renderBounds: Partial<RenderBounds>) {
  const app = await Servers.build(server.database, { renderBounds });
  onTestFinished(() => app.close());
  const who = server.visitor(app);
  return { app, who, id: await who.addResume() };
}

describeOnServer('making files', (server) => {
  it('[TR3] makes one of fifteen sections of forty entries', async () => {
    const { who, id } = await openBounded(server(), {});
    await fill(server(), who, id);
    const { status, raw } = await askFile(who, id, 'pdf');
    expect(status).toBe(200);
    console.log(raw.rawPayload.length);
  });

  it('[TR3] ends what takes too long, and goes on', async () => {
    const { who, id } = await openBounded(server(), { jobMs: 400 });
    const short = await who.addResume();
    await fill(server(), who, id);
    expect(await askFile(who, id, 'pdf')).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await askFile(who, short, 'txt')).toMatchObject({ status: 200 });
  });

  it('[TR3] ends what takes too much memory, and goes on', async () => {
    const { who, id } = await openBounded(server(), { memoryMb: 64 });
    const short = await who.addResume();
    await fill(server(), who, id);
    expect(await askFile(who, id, 'pdf')).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await askFile(who, short, 'txt')).toMatchObject({ status: 200 });
  });
});

describe('x', () => {});
