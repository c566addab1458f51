import { randomUUID } from 'node:crypto';
import {
  changePassword,
  createResume,
  deleteUser,
  getJwks,
  getSession,
  getToken,
  listResumes,
  listSessions,
  type RequestOf,
  requestPasswordReset,
  revokeSession,
  revokeSessions,
  signIn,
  signOut,
  signUp,
  updateUser,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer, PASSWORD, type Visitor } from '../../test-server.test-support.ts';

const DAY_S = 86_400;
const NEW_PASSWORD = 'another horse battery';

const newAddress = () => `ada-${randomUUID()}@example.org`;

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describeOnEachServer('an account', (server) => {
  const enter = (who: Visitor, email: string, password = PASSWORD) =>
    who.call(signIn, { body: { email, password } });

  const count = async (table: string, where = sql`true`) => {
    const { rows } = await server().database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${where}`,
    );
    return rows[0]?.n;
  };

  it('[AC2] is made by signing up, which logs in', async () => {
    const email = newAddress();
    const ada = server().visitor();
    const made = await ada.get(signUp, {
      body: { name: ' Ada King ', email: ` ${email.toUpperCase()} `, password: PASSWORD },
    });
    const user = { id: expect.any(String), name: 'Ada King', email, emailVerified: false };
    expect(made).toEqual({ token: expect.any(String), user, claimed: null });
    expect(await ada.get(getSession, {})).toEqual({
      session: { expiresAt: expect.any(String) },
      user: { ...user, isAnonymous: false, isAdmin: false },
    });
  });

  it('[AC4] is entered also by a browser whose session has ended', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const elsewhere = server().visitor();
    await enter(elsewhere, email);
    await elsewhere.get(revokeSessions, { querystring: {} });
    expect((await ada.call(listSessions, { querystring: {} })).status).toBe(401);
    expect((await enter(ada, email)).status).toBe(200);
    expect((await ada.call(listSessions, { querystring: {} })).status).toBe(200);
  });

  it('[AC2] is entered with address and password, from any browser', async () => {
    const email = newAddress();
    await server().accountHolder(email);
    const elsewhere = server().visitor();
    const { status, body } = await enter(elsewhere, email.toUpperCase());
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { email } } });
    expect(JSON.stringify(body)).not.toContain([...elsewhere.cookies.values()][0]?.split('.')[0]);
  });

  it('[AC2] takes any characters in a password, however they were typed', async () => {
    const email = newAddress();
    const password = 'cafe\u0301 \u738B\u5C0F\u660E \u{1F600}';
    await server()
      .visitor()
      .get(signUp, { body: { name: 'Ada', email, password } });
    expect((await enter(server().visitor(), email, password.normalize('NFC'))).status).toBe(200);
    expect((await enter(server().visitor(), email, password.trimEnd().slice(0, -2))).status).toBe(
      400,
    );
  });

  it('[AC2] is not entered with another password, and an unknown address answers the same', async () => {
    const email = newAddress();
    await server().accountHolder(email);
    const wrong = await enter(server().visitor(), email, 'wrong horse battery');
    const unknown = await enter(server().visitor(), 'nobody@example.org', 'wrong horse battery');
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        field: 'password',
        message: 'The email address or password is incorrect.',
      },
    });
    expect([unknown.status, unknown.raw.body]).toEqual([wrong.status, wrong.raw.body]);
    expect(unknown.raw.cookies).toEqual([]);
  });

  it('says of a taken address that it is taken, also when two sign up at once', async () => {
    const email = newAddress();
    const attempt = () =>
      server()
        .visitor()
        .call(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
    const replies = await Promise.all([attempt(), attempt()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await attempt()).toMatchObject({
      status: 400,
      body: { code: 'invalid', field: 'email', message: expect.stringMatching(/already/u) },
    });
  });

  it.each([
    { password: 'password1', why: /among the first/u },
    { password: 'PassWord123', why: /among the first/u },
    { password: 'Dragon2024!', why: /among the first/u },
    { password: '12!!dragon', why: /among the first/u },
    { password: 'aaaaaaaaaa', why: /among the first/u },
    { password: 'Ada-Lovelace-1815', why: /your name or address/u },
    { password: 'countess@example.org', why: /your name or address/u },
    { password: 'shortlist1!', why: /your name or address/u },
    { password: 'seven77', why: /at least 8 characters/u },
    { password: '\u{1F600}'.repeat(7), why: /at least 8 characters/u },
    { password: 'x y'.repeat(43), why: /at most 128 characters/u },
  ])('refuses the new password $password', async ({ password, why }) => {
    const body = { name: 'Ada Lovelace', email: 'countess@example.org', password };
    expect(await server().visitor().call(signUp, { body })).toMatchObject({
      status: 400,
      body: { field: 'password', message: expect.stringMatching(why) },
    });
  });

  it.each(['Dragon198765', 'a-dragon2024!', '19870412'.repeat(2)])(
    'takes the new password %s, which only looks like a common one',
    async (password) => {
      const body = { name: 'Ada Lovelace', email: newAddress(), password };
      expect((await server().visitor().call(signUp, { body })).status).toBe(200);
    },
  );

  it('[AC1] gives a token that says who is logged in, for 90 days, and renews it', async () => {
    const email = newAddress();
    const ada = server().visitor();
    const { token, user } = await ada.get(signUp, {
      body: { name: 'Ada King', email, password: PASSWORD },
    });
    const { iat, exp, ...payload } = payloadOf(token);
    expect(payload).toMatchObject({ user: { id: user.id, name: 'Ada King', email }, sub: user.id });
    expect(Object.keys(payload.user)).toEqual(['id', 'name', 'email']);
    expect(exp - iat).toBe(90 * DAY_S);
    expect(payloadOf((await ada.get(getToken, {})).token).user).toEqual(payload.user);
    const { keys } = await server().visitor().get(getJwks, {});
    expect(keys.map(({ kid }) => kid)).toContain(
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid,
    );
    expect(keys.some((key) => 'd' in key)).toBe(false);
  });

  it('[AC1] never takes that token for a credential', async () => {
    const ada = await server().accountHolder(newAddress());
    const { token } = await ada.get(getToken, {});
    const [name = ''] = ada.cookies.keys();
    const thief = server().visitor();
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: token },
      { 'x-auth-token': token },
    ]) {
      const { status } = await thief.send({ method: 'GET', url: getToken.url, headers });
      expect(status).toBe(401);
    }
    thief.cookies.set(name, token);
    expect((await thief.call(getToken, {})).status).toBe(401);
  });

  it('begins a new session at each log in, and ends the one the browser came with', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const old = new Map(ada.cookies);
    await enter(ada, email);
    const thief = server().visitor();
    thief.cookies = old;
    expect((await thief.call(getToken, {})).status).toBe(401);
    expect((await ada.call(getToken, {})).status).toBe(200);
  });

  it('[SH5] ends its session by logging out', async () => {
    const ada = await server().accountHolder(newAddress());
    const old = new Map(ada.cookies);
    await ada.get(signOut, {});
    expect(await ada.get(listResumes, {})).toMatchObject({ resumes: [] });
    ada.cookies = old;
    expect((await ada.call(listResumes, {})).status).toBe(401);
  });

  it('changes its password with the old one, which logs out everywhere else', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const elsewhere = server().visitor();
    await enter(elsewhere, email);
    const old = new Map(ada.cookies);
    const change = (body: RequestOf<typeof changePassword>['body']) =>
      ada.call(changePassword, { body });
    expect(
      await change({ currentPassword: 'wrong horse battery', newPassword: NEW_PASSWORD }),
    ).toMatchObject({ status: 400, body: { field: 'currentPassword' } });
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(
      200,
    );

    expect((await ada.call(getToken, {})).status).toBe(200);
    expect((await elsewhere.call(getToken, {})).status).toBe(401);
    ada.cookies = old;
    expect((await ada.call(getToken, {})).status).toBe(401);
    expect((await enter(server().visitor(), email, NEW_PASSWORD)).status).toBe(200);
  });

  it('changes its name, in the token too', async () => {
    const ada = await server().accountHolder(newAddress());
    const { token, user } = await ada.get(updateUser, { body: { name: '\u738B\u5C0F\u660E' } });
    expect([user.name, payloadOf(token).user.name]).toEqual([
      '\u738B\u5C0F\u660E',
      '\u738B\u5C0F\u660E',
    ]);
    expect(await ada.call(updateUser, { body: { name: '  ' } })).toMatchObject({
      status: 400,
      body: { field: 'name', message: 'Please enter your name.' },
    });
  });

  it('lists where it is logged in, by kind of browser, and ends one or all of it', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const phone = server().visitor();
    const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
    await phone.send({
      method: 'POST',
      url: signIn.url,
      payload: { email, password: PASSWORD },
      headers: { 'user-agent': agent },
    });
    const { current, others } = await ada.get(listSessions, { querystring: {} });
    expect(current.browser).toBe('Unknown browser');
    expect(others.map(({ browser }) => browser)).toEqual(['Firefox on Android']);
    const [other] = others;
    const stranger = await server().accountHolder(newAddress());
    const body = { id: other?.id ?? '' };
    expect((await stranger.call(revokeSession, { body })).status).toBe(404);
    expect((await ada.call(revokeSession, { body })).status).toBe(200);
    expect((await phone.call(getToken, {})).status).toBe(401);

    await enter(phone, email);
    await ada.get(revokeSessions, { querystring: {} });
    expect((await phone.call(getToken, {})).status).toBe(401);
    expect([...ada.cookies.keys()].some((name) => name.endsWith('session_token'))).toBe(false);
  });

  it('[AC5] is deleted with everything it has, once its password is given', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    await ada.addResume('Mine');
    await ada.get(requestPasswordReset, { body: { email } });
    await server().linkTo(email, /new password on this page/u);
    const id = (await ada.get(getSession, {}))?.user.id ?? '';
    const remove = (password: string) => ada.call(deleteUser, { body: { password } });
    expect((await remove('wrong horse battery')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(200);

    const left = [
      await count('users', sql`id = ${id} or email = ${email}`),
      await count('sessions', sql`user_id = ${id}`),
      await count('accounts', sql`user_id = ${id}`),
      await count('documents', sql`owner = ${id}`),
      await count('verifications', sql`value = ${id}`),
      await count('known_browsers', sql`user_id = ${id}`),
    ];
    expect(left).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await ada.get(getSession, {})).toBeNull();
    expect((await ada.call(createResume, { body: { resumeName: 'New guest' } })).status).toBe(200);
    expect((await enter(server().visitor(), email)).status).toBe(400);
    expect(await server().mailTo(email, /everything in it were deleted/u)).toContain('Ada King');
  });
});
