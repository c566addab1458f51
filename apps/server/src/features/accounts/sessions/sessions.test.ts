import { createResume, ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { describeOnServer, TestServer, Visitor } from '../../../test-server.test-support.ts';
import { LIMITS } from '../log-in/limits.ts';

const { listResumes } = ENDPOINTS;
const DAY_S = 86_400;
const NEW = { body: { resumeName: 'Bridges' } };

describeOnServer('guest sessions', (server) => {
  const endSessions = () =>
    server().database.db.execute(sql`update sessions set expires_at = now()`);

  it('are opened by creating a resume and by nothing else', async () => {
    const ada = server().visitor();
    expect((await ada.get(listResumes, {})).resumes).toEqual([]);
    await ada.send({ method: 'GET', url: '/api/auth/get-session' });
    await ada.send({ method: 'GET', url: '/resume' });
    expect(ada.cookies.size).toBe(0);

    const { raw } = await ada.call(createResume, NEW);
    expect(raw.cookies).toEqual([
      {
        name: 'shortlist.session_token',
        value: expect.any(String),
        path: '/',
        maxAge: 90 * DAY_S,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    const again = await ada.call(createResume, NEW);
    expect(again.raw.cookies).toEqual([]);
    expect((await ada.get(listResumes, {})).resumes).toHaveLength(2);
  });

  it('tell the page who it is, and nothing that opens a session', async () => {
    const ada = server().visitor();
    await ada.addResume();
    const { body, raw } = await ada.send({ method: 'GET', url: '/api/auth/get-session' });
    expect(body).toEqual({
      session: { expiresAt: expect.any(String) },
      user: {
        id: expect.any(String),
        name: 'Guest',
        email: '',
        emailVerified: false,
        isAnonymous: true,
        isAdmin: false,
      },
    });
    expect(raw.headers['cache-control']).toBe('no-store');
  });

  it('that have ended are 401 on every call, and never turn into a new guest', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    await endSessions();
    for (let time = 0; time < 2; time += 1) {
      const replies = [
        await ada.call(listResumes, {}),
        await ada.call(createResume, NEW),
        await ada.call(ENDPOINTS.getResume, { querystring: { resume_id } }),
        await ada.call(ENDPOINTS.saveSkills, { body: { resume_id, skills: 'Steel' } }),
      ];
      for (const { status, body } of replies) {
        expect({ status, code: body.code }).toEqual({ status: 401, code: 'no_session' });
        expect(body.message).toMatch(/^Your session has ended\./u);
      }
      const session = await ada.send({ method: 'GET', url: '/api/auth/get-session' });
      expect(session.raw.json()).toBeNull();
    }
  });

  it('are not said to have ended to somebody who never had one', async () => {
    const resume_id = await server().visitor().addResume();
    const { status, body } = await server()
      .visitor()
      .call(ENDPOINTS.saveSkills, { body: { resume_id, skills: 'Steel' } });
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        status: 'error',
        code: 'no_session',
        message: 'You are not logged in here. Log in, or create a resume to begin.',
      },
    });
  });

  it('[SH5] end by signing out, on the server too', async () => {
    const ada = server().visitor();
    await ada.addResume();
    const stolen = new Map(ada.cookies);
    const { status, body } = await ada.send({ method: 'POST', url: '/api/auth/sign-out' });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(ada.cookies.size).toBe(0);
    expect((await ada.get(listResumes, {})).resumes).toEqual([]);

    const thief = server().visitor();
    thief.cookies = stolen;
    expect((await thief.call(listResumes, {})).status).toBe(401);
  });

  it('start over after signing out of one that had ended', async () => {
    const ada = server().visitor();
    await ada.addResume();
    await endSessions();
    expect((await ada.send({ method: 'POST', url: '/api/auth/sign-out' })).status).toBe(200);
    expect((await ada.call(createResume, NEW)).status).toBe(200);
  });

  it('are renewed by use, a day at a time', async () => {
    const ada = server().visitor();
    await ada.addResume();
    expect((await ada.call(listResumes, {})).raw.cookies).toEqual([]);
    const inDays = (days: number) =>
      server().database.db.execute(
        sql`update sessions set expires_at = now() + make_interval(days => ${days})`,
      );
    await inDays(88);
    expect((await ada.call(listResumes, {})).raw.cookies).toMatchObject([{ maxAge: 90 * DAY_S }]);
    const { body } = await ada.send({ method: 'GET', url: '/api/auth/get-session' });
    const { expiresAt } = body.session as { expiresAt: string };
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(89.9 * DAY_S * 1000);
  });

  it('cannot be forged', async () => {
    const ada = server().visitor();
    await ada.addResume();
    const thief = server().visitor();
    for (const [name, value] of ada.cookies) thief.cookies.set(name, value.replace(/\..*$/u, '.x'));
    expect((await thief.call(listResumes, {})).status).toBe(401);
  });

  it('are limited for each address, and IPv6 addresses by their network', async () => {
    const app = server().app;
    const from = (address: string) => new Visitor(app, address).call(createResume, NEW);
    for (let made = 0; made < LIMITS.newGuestFrom.most; made += 1) {
      expect((await from(`2001:db8::${(made + 1).toString(16)}`)).status).toBe(200);
    }
    const { status, body, raw } = await from('2001:db8:0:0:ffff::1');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'slow_down' });
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
  });
});

describe('the door to better-auth', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('is shut to everything that is not listed', async () => {
    server = await TestServer.open();
    const ada = server.visitor();
    await ada.addResume();
    for (const path of [
      'sign-in/anonymous',
      'sign-in/social',
      'delete-anonymous-user',
      'delete-user/callback',
      'revoke-other-sessions',
      'verify-password',
      'reset-password/token',
      'update-session',
      'link-social',
      'list-accounts',
      'unlink-account',
      'account-info',
      'get-access-token',
      'sign-jwt',
      'verify-jwt',
      'set-password',
      'admin/list-users',
      'ok',
      'error',
      '',
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const { status, body } = await ada.send({ method, url: `/api/auth/${path}` });
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
      }
    }
  });

  it('hands out secure cookies where the product is published over https', async () => {
    server = await TestServer.open({ config: { publicUrl: 'https://shortlist.example' } });
    const ada = server.visitor();
    const { raw } = await ada.call(createResume, NEW);
    expect(raw.cookies).toMatchObject([
      { name: '__Secure-shortlist.session_token', secure: true, httpOnly: true, sameSite: 'Lax' },
    ]);
    expect((await ada.get(listResumes, {})).resumes).toHaveLength(1);
    expect(raw.headers['strict-transport-security']).toMatch(/max-age=31536000/u);
    const page = await ada.send({ method: 'GET', url: '/' });
    expect(page.raw.headers['strict-transport-security']).toMatch(/max-age=31536000/u);
    expect(page.raw.headers['content-security-policy']).toMatch(/upgrade-insecure-requests/u);

    const send = (origin: string) =>
      ada.send({
        method: 'POST',
        url: '/api/create_resume.php',
        payload: NEW.body,
        headers: { origin },
      });
    expect((await send('https://shortlist.example')).status).toBe(200);
    expect((await send('http://shortlist.example')).status).toBe(403);
    expect((await send('http://localhost:80')).status).toBe(403);
  });
});
