import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test-server.test-support.ts';
import { makeWebBuild, SHELL } from './web-build.test-support.ts';

/** A renderer that says what it was asked to draw; the web app's own tests prove the real one. */
const RENDERER = `let drawn = 0;
export const render = async ({ url, answers }) => JSON.stringify({ url, answers, drawn: (drawn += 1) });
export const renderFeed = async () => '';`;

describe('what stands on a page of resumes until these have come', () => {
  const folder = makeWebBuild(RENDERER);
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ webFolder: folder });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string) => server.visitor().send({ method: 'GET', url });

  it('draws the page of a resume once for all resumes, each with its own address', async () => {
    const drawn = async (id: string) => JSON.parse((await get(`/resume/${id}/summary`)).raw.body);
    const [one, other] = [await drawn('one-resume'), await drawn('another_1')];
    expect(one.url).toBe('/resume/one-resume/summary');
    expect(other).toEqual({ ...one, url: '/resume/another_1/summary' });
  });

  it('puts no id into a page that it would have to escape there', async () => {
    const { status, raw } = await get('/resume/%22%3E%3Cscript%3E/summary');
    expect({ status, body: raw.body }).toEqual({ status: 200, body: SHELL });
  });

  it.each([
    ['light', 'session=x; theme=light'],
    ['device', 'theme=device'],
    ['dark', 'theme=pink'],
  ])('is drawn in the theme that was chosen: %s', async (theme, cookie) => {
    const { raw } = await server
      .visitor()
      .send({ method: 'GET', url: '/login', headers: { cookie, 'accept-encoding': 'gzip' } });
    expect(raw.body).toContain(`<html data-theme="${theme}" lang`);
    expect(raw.headers.vary).toMatch(/\bcookie\b/iu);
  });

  it('says on the list that a guest asks, and to nobody else', async () => {
    const guest = server.visitor();
    await guest.addResume();
    const ended = server.visitor();
    await ended.addResume();
    for (const [name, value] of ended.cookies) ended.cookies.set(name, `${value}x`);
    const asked = [];
    for (const who of [guest, server.visitor(), await server.accountHolder(), ended, guest]) {
      const { raw } = await who.send({ method: 'GET', url: '/resume' });
      asked.push(JSON.parse(raw.body).answers);
    }
    expect(asked).toEqual([{ isGuest: true }, {}, {}, {}, { isGuest: true }]);
  });
});
