import { getModel, propose } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestServer, Visitor } from '../../test-server.test-support.ts';
import { KEY, setModelScene, WANTED } from './model-scene.test-support.ts';

let log = '';
const scene = setModelScene({
  logTo: {
    write: (line) => {
      log += line;
    },
  },
});

describe('an asker', () => {
  it('who goes away ends the question at the model’s server too, and may ask again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const cancel = new AbortController();
      const left = new Promise<void>((resolve) => {
        scene().upstream.answering = (reply) => {
          reply.say('Served guests every day and trained');
          reply.response.on('close', () => resolve());
        };
      });
      const response = await scene().start(scene().ada, cancel.signal);
      await response.body?.getReader().read();
      cancel.abort();
      await left;
    }
    scene().upstream.say('Served guests.');
    await expect.poll(async () => (await scene().start()).status).toBe(200);
  });

  it('has two questions under way at most', async () => {
    const ends: (() => void)[] = [];
    scene().upstream.answering = (reply) => {
      reply.say('Served guests every day and trained');
      ends.push(() => reply.end());
    };
    const [one, two] = await Promise.all([scene().start(), scene().start()]);
    const third = await scene().start();
    expect([one.status, two.status, third.status]).toEqual([200, 200, 429]);
    expect(third.headers.get('retry-after')).toBe('5');
    for (const end of ends) end();
    await Promise.all([one.text(), two.text()]);
    scene().upstream.say('Served guests.');
    await expect.poll(async () => (await scene().start()).status).toBe(200);
  });

  it('may ask sixty times an hour, and others none the less', async () => {
    scene().upstream.say('Served guests.');
    await scene().ask();
    const { db } = scene().server.database;
    await db.execute(sql`update counters set count = 59 where key like 'model-of:%'`);
    expect((await scene().ask()).last).toMatchObject({ type: 'done' });
    const { status, body, raw } = await scene().ada.call(propose, { body: WANTED });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'slow_down' });
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);
    const other = scene().server.visitor();
    await other.addResume();
    expect((await scene().ask({}, other)).last).toMatchObject({ type: 'done' });
  });

  it('without a session is refused, and nothing is asked', async () => {
    const { status, body } = await scene().server.visitor().call(propose, { body: WANTED });
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'no_session' });
    expect(scene().upstream.asked).toHaveLength(0);
  });

  it.each([
    { wanted: { text: 'x'.repeat(6_001) }, field: 'text' },
    { wanted: { posting: 'x'.repeat(20_001) }, field: 'posting' },
    { wanted: { resume: 'x'.repeat(60_001) }, field: 'resume' },
    { wanted: { text: ' • ', role: ' ' }, field: 'text' },
    { wanted: { kind: 'poem' as 'point' }, field: 'kind' },
  ])('of what is not valid is told what ($field)', async ({ wanted, field }) => {
    const { status, body } = await scene().ada.call(propose, { body: { ...WANTED, ...wanted } });
    expect({ status, field: body.field }).toEqual({ status: 400, field });
    expect(scene().upstream.asked).toHaveLength(0);
  });

  it('is refused a body that is far too large', async () => {
    const { status } = await scene().ada.call(propose, {
      body: { ...WANTED, resume: 'x'.repeat(600_000) },
    });
    expect(status).toBe(413);
  });
});

it('never shows its key, nor writes words of the person or the model into the log', async () => {
  scene().upstream.say('Served guests.');
  const { raw } = await scene().ask();
  scene().upstream.refuse(500);
  await scene().ask();
  const { body } = await scene().ada.call(getModel, {});
  expect(body).toMatchObject({ isOn: true, name: 'test-model' });
  expect(JSON.stringify([raw.body, raw.headers, body])).not.toContain(KEY);
  expect(log).toContain(propose.url);
  expect(log).toMatch(/"reason":"no-answer","status":500/u);
  expect(log).not.toMatch(/sk-|guests|Barista|Secret/u);
});

describe('without a model', () => {
  it('everybody is told how one is switched on', async () => {
    const app = await TestServer.build(scene().server.database);
    const { status, body } = await new Visitor(app, '10.9.9.9').call(getModel, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ isOn: false, name: '' });
    expect(body.message).toMatch(/AI_BASE_URL, AI_MODEL and AI_API_KEY/u);
    await app.close();
  });
});
