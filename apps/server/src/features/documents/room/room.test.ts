import {
  deletePart,
  duplicateResume,
  ENDPOINTS,
  listPartVersions,
  saveEntry,
  savePart,
  signUp,
} from '@shortlist/contracts';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  describeOnEachServer,
  describeOnServer,
  PASSWORD,
  type TestServer,
  Visitor,
} from '../../../test-server.test-support.ts';

const save = (who: Visitor, documentId: string, key: string, content: object) =>
  who.call(savePart, { params: { documentId, key }, body: { content: { ...content } } });

/** A person with a resume, whose parts they save; and how large these are in the database. */
async function scene(server: TestServer) {
  const ada = server.visitor();
  const documentId = await ada.addResume();
  const put = (key: string, content: object) => save(ada, documentId, key, content);
  const storedSizes = async (): Promise<Record<string, number>> => {
    const { rows } = await server.database.db.execute<{ key: string; size: number }>(
      sql`select key, length(content::text) as size from parts where document = ${documentId}`,
    );
    return Object.fromEntries(rows.map(({ key, size }) => [key, size]));
  };
  return { ada, documentId, put, storedSizes };
}

// On one engine: each key goes through the same statements, which the parts below go through on both.
describeOnServer('the room that each part of a document has', (server) => {
  it.each([
    { key: 'look', said: { design: 'classic' } },
    { key: 'contact', said: { fullName: 'Ada King' } },
    { key: 'summary', said: { text: 'Bridges' } },
    { key: 'skills', said: { text: 'Rivets' } },
    { key: 'section_order', said: { ids: ['summary'] } },
    { key: 'section:skills', said: { title: 'Tools' } },
    { key: 'section:custom-talks', said: { title: 'Talks', isAdded: true } },
    { key: 'custom-talks', said: { text: 'Looms' } },
    { key: 'interests', said: { text: 'Music' } },
    { key: 'photo', said: { jpeg: null } },
    { key: 'order:award', said: { ids: ['one'] } },
    { key: 'award:mine', said: { name: 'Arch' } },
    { key: 'language:mine', said: { name: 'German' } },
    { key: 'custom-talks:mine', said: { name: 'Looms' } },
  ])('[TR3] $key grows to 200,000 characters, save after save, and no further', async (part) => {
    const { put, storedSizes } = await scene(server());
    const { key, said } = part;
    const long = 'x'.repeat(90_000);
    expect((await put(key, { ...said, one: long })).status).toBe(200);
    expect((await put(key, { ...said, two: long })).status).toBe(200);
    const before = await storedSizes();
    const { status, body } = await put(key, { ...said, three: long });
    expect({ status, body }).toEqual({
      status: 413,
      body: {
        status: 'error',
        code: 'too_large',
        message: 'One part of a resume can hold 200,000 characters. Please shorten this.',
      },
    });
    expect(await storedSizes()).toEqual(before);
    // What does not grow is saved, and what got smaller makes room.
    expect((await put(key, { ...said, two: long })).status).toBe(200);
    expect((await put(key, { ...said, one: '' })).status).toBe(200);
    expect((await put(key, { ...said, three: long })).status).toBe(200);
  });
});

/** Gives somebody resumes of 2 MB, as an earlier release would have stored them. */
async function fill({ database }: TestServer, who: Visitor, resumes: number): Promise<void> {
  const documentId = await who.addResume('Full');
  await database.db.execute(sql`
    with made as (
      insert into documents (id, owner, kind, title, created_at, edited_at)
      select gen_random_uuid(), owner, kind, title, created_at, edited_at from documents, generate_series(1, ${resumes}::int)
      where id = ${documentId} returning id)
    insert into parts (document, key, kind, content, made_at)
    select id, 'custom-kept' || at, 'text', jsonb_build_object('text', repeat('x', 199000)), now()
    from made, generate_series(1, 10) as at`);
}

describeOnEachServer('the room that stored work has', (server) => {
  it('[TR3] all parts of a resume take 2 MiB together, whatever their kind', async () => {
    const { ada, put, documentId, storedSizes } = await scene(server());
    const long = 'x'.repeat(195_000);
    await put('photo', PHOTO);
    const kinds = ['look', 'summary', 'section:skills', 'interests', 'contact', 'order:award'];
    const texts = ['custom-one1', 'custom-two2', 'custom-three', 'language:mine'];
    for (const key of [...kinds, ...texts]) {
      const needed = { fullName: 'Ada King', name: 'German', ids: [] };
      expect((await put(key, { ...needed, more: long })).status).toBe(200);
    }
    const refused = await put('skills', { more: long });
    expect(refused.status).toBe(413);
    expect(refused.body.message).toBe('This resume is full. Shorten or delete an entry first.');
    expect((await storedSizes()).skills).toBeLessThan(100);
    expect((await put('interests', { more: 'short' })).status).toBe(200);
    expect((await put('skills', { more: long })).status).toBe(200);
    const whole = await ada.readResume(documentId);
    const key = `language:${String(whole.extra_sections?.language?.entries[0]?.id)}`;
    await ada.get(deletePart, { params: { documentId, key } });
    expect((await put('interests', { more: long })).status).toBe(200);
  });

  it('[TR3] earlier versions make room for what is written now', async () => {
    const { ada, documentId, put } = await scene(server());
    await fill(server(), ada, 14);
    await put('summary', { text: 'Bridges' });
    await server().database.db.execute(sql`
      insert into part_versions (document, key, revision, content, bytes, made_at)
      select ${documentId}, 'summary', 100 + at, '{}', 190000, now() - interval '1 day' from generate_series(1, 26) as at`);
    await server().database.db.execute(
      sql`update documents set history_bytes = null where id = ${documentId}`,
    );
    await server().database.db.execute(
      sql`update parts set revision = 200 where document = ${documentId} and key = 'summary'`,
    );
    expect((await put('look', { later: 'x'.repeat(190_000) })).status).toBe(200);
    expect((await put('interests', { text: 'x'.repeat(40_000) })).status).toBe(200);
    const { versions } = await ada.get(listPartVersions, { querystring: { ids: documentId } });
    expect(versions.length).toBeLessThan(26);
    expect(versions.length).toBeGreaterThan(0);
  });
});

// On one engine: the sums are those of the tests above.
describeOnServer('the room that stored work has', (server) => {
  it('[TR3] what is stored above the bound of a part opens, and may get smaller', async () => {
    const { ada, put, documentId } = await scene(server());
    await put('look', { design: 'classic' });
    await server().database.db.execute(sql`
      update parts set content = content || jsonb_build_object('later', repeat('x', 3000000))
      where document = ${documentId} and key = 'look'`);
    expect((await ada.readResume(documentId)).extra_parts?.look?.later).toHaveLength(3_000_000);
    expect((await put('look', { ink: 'blue' })).status).toBe(413);
    expect((await put('look', { later: 'x'.repeat(190_000) })).status).toBe(200);
    expect((await put('look', { later: 'x' })).status).toBe(200);
    expect((await put('look', { ink: 'blue' })).status).toBe(200);
  });

  it('[TR3] 40 sections of one’s own are in a resume; a removed one makes room', async () => {
    const { put } = await scene(server());
    const added = (at: number) => put(`section:custom-own${at}`, { title: 'Own', isAdded: true });
    for (let at = 1; at <= 38; at += 1) expect((await added(at)).status).toBe(200);
    expect((await put('custom-own39', { text: 'On looms' })).status).toBe(200);
    expect((await put('custom-own40:mine', { name: 'On looms' })).status).toBe(200);
    const others = [
      ['section:custom-own41', { title: 'Own', isAdded: true }],
      ['custom-own41', { text: 'On looms' }],
      ['custom-own41:mine', { name: 'On looms' }],
      ['order:custom-own41', { ids: ['mine'] }],
    ] as const;
    for (const [key, content] of others) {
      expect(await put(key, content)).toMatchObject({
        status: 400,
        body: { code: 'invalid', message: expect.stringContaining('40 custom sections') },
      });
    }
    expect((await put('section:custom-own39', { title: 'Own', isAdded: true })).status).toBe(200);
    expect((await put('custom-own40:other', { name: 'On looms' })).status).toBe(200);
    await put('section:custom-own1', { isAdded: false });
    expect((await added(41)).status).toBe(200);
    expect((await added(1)).status).toBe(400);
  });

  it('[TR3] a guest keeps 30 MB, deleted resumes and all, and an account 100', async () => {
    const guest = server().visitor();
    await fill(server(), guest, 16);
    const documentId = await guest.addResume().catch(() => '');
    expect(documentId).toBe('');
    const { resumes } = await guest.get(ENDPOINTS.listResumes, {});
    const [{ resume_id: first } = { resume_id: '' }, { resume_id: second } = { resume_id: '' }] =
      resumes;
    const refused = {
      status: 413,
      body: { code: 'too_large', message: expect.stringContaining('30 MB') },
    };
    const long = 'x'.repeat(20_000);
    expect(await save(guest, first, 'summary', { text: long })).toMatchObject(refused);
    const spec = { resume_id: first, name: 'Arch', relevance: long };
    expect(await guest.call(saveEntry.award, { body: spec })).toMatchObject(refused);
    const copy = { params: { documentId: first }, body: {} };
    expect(await guest.call(duplicateResume, copy)).toMatchObject(refused);
    await guest.get(ENDPOINTS.deleteResume, { body: { resume_id: second } });
    expect(await save(guest, first, 'summary', { text: long })).toMatchObject(refused);
    expect((await guest.readResume(first)).resume_id).toBe(first);
    await guest.get(ENDPOINTS.restoreDocument, { params: { documentId: second } });

    await guest.get(signUp, {
      body: { name: 'Ada', email: `full-${first}@example.org`, password: PASSWORD },
    });
    expect((await save(guest, first, 'summary', { text: long })).status).toBe(200);
    await fill(server(), guest, 38);
    expect(await save(guest, first, 'summary', { text: long + long })).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('100 MB') },
    });
    expect((await save(guest, first, 'summary', { text: 'Boats' })).status).toBe(200);
  });
});

// On one engine: what has grown is counted by statements that both run, and `gathering` holds what happens at once.
describeOnServer('the room that guests of a network have', (server) => {
  /** A guest in a network, with a resume in which texts of these sizes are. */
  async function guestAt(network: string, sizes: readonly number[]) {
    const who = new Visitor(server().app, network);
    const documentId = await who.addResume();
    const put = (key: string, text: string) => save(who, documentId, key, { later: text });
    const copy = async () =>
      (await who.call(duplicateResume, { params: { documentId }, body: {} })).status;
    for (const [index, size] of sizes.entries())
      expect(await put(`custom-own${index}`, 'x'.repeat(size))).toMatchObject({ status: 200 });
    return { who, put, copy };
  }

  it('[TR3] what guests of one network keep grows by 30 MB an hour; what does not grow is saved', async () => {
    const network = '203.0.113.7';
    const sizes = Array<number>(5).fill(190_000);
    const [one, two] = [await guestAt(network, sizes), await guestAt(network, sizes)];
    const statuses: number[] = [];
    for (let copied = 0; copied < 20; copied += 1) {
      statuses.push(await one.copy(), await two.copy());
    }
    // 950,000 bytes each, 33 in 30 MB with the originals.
    expect(statuses.filter((status) => status === 200)).toHaveLength(31);
    const refused = await two.put('custom-two2', 'x'.repeat(190_000));
    expect(refused).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await one.put('custom-own0', 'y'.repeat(190_000))).toMatchObject({ status: 200 });
    expect(await one.put('custom-own0', '')).toMatchObject({ status: 200 });
    // With an account, nothing is held up.
    const email = `grown-${Date.now()}@example.org`;
    await two.who.get(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
    expect(await two.put('custom-two2', 'x'.repeat(190_000))).toMatchObject({ status: 200 });
  });

  it('[TR3] small saves of a network’s guests grow by no more than a step beyond 30 MB; what does not grow is saved', async () => {
    const full = Array<number>(10).fill(190_000);
    const one = await guestAt('203.0.113.8', full);
    const two = await guestAt('203.0.113.8', [30_000]);
    while ((await one.copy()) === 200);
    // Below 1.9 MB are left: they are filled by large texts, and then by small ones.
    const three = await guestAt('203.0.113.8', []);
    let added = 0;
    while ((await three.put(`custom-big${added}`, 'x'.repeat(190_000))).status === 200) added += 1;
    let accepted = 0;
    for (let save = 0; save < 90; save += 1) {
      const { status } = await two.put(
        `custom-small${save % 30}`,
        'x'.repeat(5_000 * (1 + Math.floor(save / 30))),
      );
      expect([200, 429]).toContain(status);
      if (status === 200) accepted += 5_000;
    }
    expect(accepted).toBeLessThan(190_000 + 2 * 64 * 1024);
    expect(await two.put('custom-late', 'x'.repeat(70_000))).toMatchObject({ status: 429 });
    // What does not grow is saved, by whichever guest of the network; what is replaced is kept in the place of older versions.
    expect(await one.put('custom-own1', 'y'.repeat(190_000))).toMatchObject({ status: 200 });
    expect(await two.put('custom-own0', 'y'.repeat(29_000))).toMatchObject({ status: 200 });
    expect(await two.put('custom-own0', '')).toMatchObject({ status: 200 });
  });
});
