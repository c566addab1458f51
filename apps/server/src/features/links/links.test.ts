import { randomUUID } from 'node:crypto';
import {
  createLink,
  deleteDocument,
  deleteLink,
  listLinkDays,
  MOST_LINKS,
  renewLink,
  restoreDocument,
  signUp,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newAddress } from '../../access-rows.test-support.ts';
import { describeOnServer, PASSWORD, TestServer } from '../../test-server.test-support.ts';
import { addPursuit } from '../pursuits/pursuit-scene.test-support.ts';
import { addLink, addResume, change, linksOf, visit } from './link-scene.test-support.ts';
import { toStored } from './token.ts';

describeOnServer('links', (server) => {
  it('[SL1] are made with their choices, listed the newest first, changed one by one and deleted', async () => {
    const [ada, id] = await addResume(server());
    const first = await addLink([ada, id]);
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const second = await addLink([ada, id], {
      ...{ name: ' For Acme ', word: 'ada-cv', mode: 'frozen', password: 'open sesame' },
      ...{ leave_out: ['phone', 'email', 'phone'], downloads: ['txt', 'pdf'], expires_at },
      counting: false,
    });
    expect(first.token).toMatch(/^[\w-]{22}$/u);
    expect(second.token).toMatch(/^ada-cv-[\w-]{22}$/u);
    const plain = { link_id: first.id, url: first.url, name: 'Link 1', mode: 'newest' };
    expect(await linksOf([ada, id])).toMatchObject([
      {
        ...{ link_id: second.id, url: second.url, name: 'For Acme', mode: 'frozen', expires_at },
        ...{ leave_out: ['email', 'phone'], downloads: ['pdf', 'txt'], counting: false },
        ...{ has_password: true, frozen_at: expect.any(String), openings: 0, downloaded: 0 },
      },
      {
        ...plain,
        ...{ leave_out: [], downloads: [], counting: true, expires_at: null },
        ...{ has_password: false, frozen_at: null },
      },
    ]);
    const { link } = await change(ada, second.id, { password: null, mode: 'newest' });
    expect(link).toMatchObject({ has_password: false, mode: 'newest', frozen_at: null });
    expect(link).toMatchObject({ leave_out: ['email', 'phone'], name: 'For Acme' });
    await ada.get(deleteLink, { params: { linkId: second.id } });
    expect(await linksOf([ada, id])).toMatchObject([plain]);
    expect(await ada.get(listLinkDays, { params: { linkId: first.id } })).toMatchObject({
      days: [],
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ password: 'short' }, 'password'],
    [{ word: 'Not a word' }, 'word'],
    [{ leave_out: ['everything'] }, 'leave_out.0'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
    [{ downloads: ['exe'] }, 'downloads.0'],
  ])('[SL1] are refused by the field: %j', async (asked, field) => {
    const [ada, id] = await addResume(server());
    const body = { name: 'Link 1', ...asked } as { name: string };
    const refused = await ada.call(createLink, { params: { documentId: id }, body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid', field } });
  });

  it('[SL1] lead to resumes and letters, to nothing else', async () => {
    const ada = server().visitor();
    const documentId = await addPursuit(ada);
    const refused = await ada.call(createLink, { params: { documentId }, body: { name: 'No' } });
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('[SL1] are one where the same is sent again, and another with other choices', async () => {
    const [ada, id] = await addResume(server());
    const submission_id = randomUUID();
    const make = (asked: object = {}) => addLink([ada, id], { submission_id, ...asked });
    const made = await make();
    expect(await make()).toEqual(made);
    expect(await change(ada, made.id, {})).toMatchObject({ link: { url: made.url } });
    const other = await make({ leave_out: ['phone'] });
    expect(other.id).not.toBe(made.id);
    const twice = { submission_id: randomUUID() };
    const [one, same] = await Promise.all([make(twice), make(twice)]);
    expect(one).toEqual(same);
    expect(await linksOf([ada, id])).toHaveLength(3);
  });

  it('[SL3] have another address when asked, with the word of the one before, which ends', async () => {
    const [ada, id] = await addResume(server());
    const link = await addLink([ada, id], { word: 'cv', password: 'open sesame' });
    const params = { linkId: link.id };
    const kept = await ada.get(renewLink, { params, body: {} });
    const without = await ada.get(renewLink, { params, body: { word: '' } });
    expect(kept.url).toMatch(/\/s\/cv-[\w-]{22}$/u);
    expect(without.url).toMatch(/\/s\/[\w-]{22}$/u);
    const statuses = [link.url, kept.url, without.url].map(
      async (url) => (await visit(ada, new URL(url).pathname)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    expect((await linksOf([ada, id]))[0]?.url).toBe(without.url);
  });

  it('[SL3] end with their document for good: trash and restore bring none back', async () => {
    const [ada, id] = await addResume(server());
    const link = await addLink([ada, id], { password: 'open sesame' });
    const status = async () => (await visit(server().visitor(), link.path)).status;
    expect(await status()).toBe(200);
    await ada.get(deleteDocument, { params: { documentId: id }, querystring: {} });
    expect(await status()).toBe(404);
    await ada.get(restoreDocument, { params: { documentId: id } });
    expect(await status()).toBe(404);
    expect(await linksOf([ada, id])).toEqual([]);
  });

  it('[SL3] have ended also where a server of an earlier release deleted their document', async () => {
    const [ada, id] = await addResume(server());
    const link = await addLink([ada, id], { password: 'open sesame' });
    await server().database.db.execute(
      sql`update documents set deleted_at = now() where id = ${id}`,
    );
    await ada.get(restoreDocument, { params: { documentId: id } });
    expect((await visit(ada, link.path)).status).toBe(404);
  });

  it('[SL1] move with their document when a guest becomes an account', async () => {
    const [ada, id] = await addResume(server());
    const link = await addLink([ada, id], { password: 'open sesame' });
    await ada.get(signUp, { body: { name: 'Ada', email: newAddress(), password: PASSWORD } });
    expect(await linksOf([ada, id])).toMatchObject([{ link_id: link.id, url: link.url }]);
    expect((await visit(server().visitor(), link.path)).status).toBe(200);
  });

  it('[SL1] keep their address sealed: with another secret of the server’s it is not read, and a new one is made', async () => {
    const [ada, id] = await addResume(server());
    const link = await addLink([ada, id], { word: 'cv', password: 'open sesame' });
    const { db } = server().database;
    const { rows } = await db.execute(sql`select * from links where id = ${link.id}`);
    expect(JSON.stringify(rows)).not.toContain(link.token.slice(-22));
    const { sealed } = toStored(link.token, 'the secret that the server had before');
    await db.execute(sql`update links set sealed = ${sealed} where id = ${link.id}`);
    expect(await linksOf([ada, id])).toMatchObject([{ url: null }]);
    expect((await visit(ada, link.path)).status).toBe(200);
    const { url } = await ada.get(renewLink, { params: { linkId: link.id }, body: {} });
    expect(await linksOf([ada, id])).toMatchObject([{ url }]);
    expect((await visit(ada, link.path)).status).toBe(404);
  });

  it('[SL1] have the public address of the server, else the host of the request, and none that a proxy does not vouch for', async () => {
    const [ada, id] = await addResume(server());
    const ask = async (headers: object) => {
      const body = { name: 'Link 1' };
      const url = `/api/documents/${id}/links`;
      return (await ada.send({ method: 'POST', url, payload: body, headers: { ...headers } })).body
        .url;
    };
    expect(await ask({ host: 'cv.example:8080' })).toMatch(/^http:\/\/cv\.example:8080\/s\//u);
    expect(await ask({ host: 'a"><b.example' })).toMatch(/^http:\/\/ab\.example\/s\//u);
    const published = await TestServer.build(server().database, {
      config: { publicUrl: 'https://resumes.example' },
    });
    const grace = server().visitor(published);
    const graces = await grace.addResume();
    const made = await grace.get(createLink, {
      params: { documentId: graces },
      body: { name: 'Link 1' },
    });
    expect(made.url).toMatch(/^https:\/\/resumes\.example\/s\//u);
    await published.close();
  });

  it('[SL1] are bounded for a document', async () => {
    const [ada, id] = await addResume(server());
    await server().database.db.execute(sql`
      insert into links (id, document, name, digest, sealed, mode, leave_out, downloads, counting, made_at)
      select gen_random_uuid(), ${id}, 'Link', gen_random_uuid(), '', 'newest', '[]', '[]', true, now()
      from generate_series(1, ${MOST_LINKS - 1})`);
    await addLink([ada, id]);
    const refused = await ada.call(createLink, {
      params: { documentId: id },
      body: { name: 'One more' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(String(MOST_LINKS)) },
    });
  });
});
