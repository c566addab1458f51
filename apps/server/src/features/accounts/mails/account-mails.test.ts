import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  getSession,
  getToken,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signIn,
  signUp,
  verifyEmail,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '#mail/read-mail.test-support.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const NEW_PASSWORD = 'another horse battery';

const newAddress = () => `ada-${randomUUID()}@example.org`;

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describeOnServer('an account, by mail,', (server) => {
  const enter = (who: Visitor, email: string, password = PASSWORD) =>
    who.call(signIn, { body: { email, password } });

  const count = async (table: string, where = sql`true`) => {
    const { rows } = await server().database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${where}`,
    );
    return rows[0]?.n;
  };

  describe('has an address that', () => {
    it('[AC2] is confirmed by the mail, in a browser that is logged in to it, and by no reading', async () => {
      const email = newAddress();
      const ada = await server().accountHolder(email);
      const token = await server().linkTo(email, /Hello Ada King,[\s\S]*press the button/u);

      const page = `/verify-email?token=${token}`;
      await ada.send({ method: 'GET', url: page });
      expect((await ada.send({ method: 'GET', url: `/api/auth${page}` })).status).toBe(404);
      expect(await ada.get(getSession, {})).toMatchObject({ user: { emailVerified: false } });

      const other = await server().accountHolder(newAddress());
      for (const who of [other, server().visitor()])
        expect((await who.call(verifyEmail, { body: { token } })).status).not.toBe(200);
      const { user } = await ada.get(verifyEmail, { body: { token } });
      expect(user).toMatchObject({ email, emailVerified: true });
      expect(await other.get(getSession, {})).toMatchObject({ user: { emailVerified: false } });
    });

    it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
      'is not confirmed by the token “%s”',
      async (token) => {
        const ada = await server().accountHolder(newAddress());
        expect((await ada.call(verifyEmail, { body: { token } })).status).toBe(400);
      },
    );

    it('is not confirmed by a token that names an address which nobody was mailed at', async () => {
      const email = newAddress();
      const ada = await server().accountHolder(email);
      const token = await server().linkTo(email);
      const reply = await ada.call(verifyEmail, { body: { token: `${token}.chief@example.org` } });
      expect(reply).toMatchObject({ status: 400, body: { field: 'token' } });
    });

    it('[AC2] changes once the new one is confirmed, with the password, and tells the old one', async () => {
      const [email, newEmail] = [newAddress(), newAddress()];
      const ada = await server().accountHolder(email);
      const ask = (password: string) => ada.call(changeEmail, { body: { newEmail, password } });
      expect(await ask('wrong horse battery')).toMatchObject({
        status: 400,
        body: { field: 'password', message: 'That password is incorrect.' },
      });
      expect((await ask(PASSWORD)).status).toBe(200);
      const told = await server().mailTo(email, /has asked to change its email address/u);
      expect(told).toContain('Hello Ada King');
      expect((await enter(server().visitor(), newEmail)).status).toBe(400);

      const token = await server().linkTo(newEmail, /old address stays/u);
      const changed = await ada.get(verifyEmail, { body: { token } });
      expect(changed.user).toMatchObject({ email: newEmail, emailVerified: true });
      expect(payloadOf(changed.token).user.email).toBe(newEmail);
      expect((await enter(server().visitor(), newEmail)).status).toBe(200);
      expect((await enter(server().visitor(), email)).status).toBe(400);
      expect((await ada.call(verifyEmail, { body: { token } })).status).toBe(400);
    });

    it('does not change to one that somebody else has; only that person learns of it', async () => {
      const [email, taken, free] = [newAddress(), newAddress(), newAddress()];
      await server().accountHolder(taken);
      const ada = await server().accountHolder(email);
      const ask = (newEmail: string) =>
        ada.call(changeEmail, { body: { newEmail, password: PASSWORD } });
      const notices = () =>
        readOutbox(server().dataDir).filter(
          ({ to, text }) => to === email && text.includes('has asked to change its'),
        );

      const toTaken = await ask(taken);
      const inUse = await server().mailTo(taken, /already belongs to your account/u);
      expect(inUse).not.toMatch(/http|token/u);
      await expect.poll(() => notices().length).toBe(1);
      const toFree = await ask(free);
      const token = await server().linkTo(free);
      await expect.poll(() => notices().length).toBe(2);
      expect([toTaken.status, toTaken.raw.body]).toEqual([toFree.status, toFree.raw.body]);
      const [first, second] = notices();
      expect(first).toEqual(second); // The caller reads these too.
      expect(first?.text).toContain('Nothing has changed yet.');
      expect(readOutbox(server().dataDir).filter(({ to }) => to === taken)).toHaveLength(2);

      await server().accountHolder(free);
      expect(await ada.call(verifyEmail, { body: { token } })).toMatchObject({
        status: 400,
        body: { code: 'invalid', field: 'email' },
      });
    });

    it('is mailed to again when asked, until it is confirmed', async () => {
      const email = newAddress();
      const ada = await server().accountHolder(email);
      await ada.get(sendVerificationEmail, {});
      await ada.get(verifyEmail, { body: { token: await server().linkTo(email) } });
      expect((await ada.call(sendVerificationEmail, {})).status).toBe(400);
    });
  });

  it('is greeted by name, without what a stranger has put there to be read', async () => {
    const email = newAddress();
    const body = { name: 'You won! Claim it at evil-prize.com/x', email, password: PASSWORD };
    await server().visitor().get(signUp, { body });
    const mail = await server().mailTo(email);
    expect(mail).toMatch(/^Hello You won Claim it at,\n/u);
    expect(mail.match(/\S+[.:/]\S+/gu)).toEqual([expect.stringContaining('/verify-email?token=')]);
  });

  describe('a forgotten password', () => {
    it('[AC2] is reset by the mail, once; that logs out everywhere and confirms the address', async () => {
      const email = newAddress();
      const ada = await server().accountHolder(email);
      const asked = await server().visitor().call(requestPasswordReset, { body: { email } });
      const unknown = await server()
        .visitor()
        .call(requestPasswordReset, { body: { email: 'nobody@example.org' } });
      expect([unknown.status, unknown.raw.body]).toEqual([asked.status, asked.raw.body]);

      const token = await server().linkTo(email, /new password on this page/u);
      const stranger = server().visitor();
      const set = (newPassword: string) =>
        stranger.call(resetPassword, { body: { token, newPassword } });
      expect(await set('Ada-King-1815')).toMatchObject({
        status: 400,
        body: { field: 'newPassword' },
      });
      expect((await set(NEW_PASSWORD)).status).toBe(200);
      expect(await set('a third horse battery')).toMatchObject({
        status: 400,
        body: { field: 'token' },
      });

      expect((await ada.call(getToken, {})).status).toBe(401);
      expect((await enter(server().visitor(), email)).status).toBe(400);
      expect((await enter(stranger, email, NEW_PASSWORD)).status).toBe(200);
      expect(await stranger.get(getSession, {})).toMatchObject({ user: { emailVerified: true } });
      expect(await server().mailTo(email, /was just changed/u)).toContain('Forgot password');
      expect(readOutbox(server().dataDir).map(({ to }) => to)).not.toContain('nobody@example.org');
    });

    it('ends every other link that was mailed, and none is kept in a form that works', async () => {
      const email = newAddress();
      await server().accountHolder(email);
      const anybody = server().visitor();
      await anybody.get(requestPasswordReset, { body: { email } });
      const first = await server().linkTo(email, /new password on this page/u);
      await anybody.get(requestPasswordReset, { body: { email } });
      const isSecond = new RegExp(`new password on this page[^?]*[?]token=(?!${first})`, 'u');
      const second = await server().linkTo(email, isSecond);
      expect(await count('verifications', sql`identifier like ${`%${first}%`}`)).toBe(0);
      const set = (token: string) =>
        anybody.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
      expect((await set(second)).status).toBe(200);
      expect((await set(first)).status).toBe(400);
    });

    it('cannot be set by a link from before the password was changed', async () => {
      const email = newAddress();
      const ada = await server().accountHolder(email);
      const anybody = server().visitor();
      await anybody.get(requestPasswordReset, { body: { email } });
      const token = await server().linkTo(email, /new password on this page/u);
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      await ada.get(changePassword, { body });
      const late = { token, newPassword: 'a third horse battery' };
      expect((await anybody.call(resetPassword, { body: late })).status).toBe(400);
    });

    it('cannot be set by a link that has grown old', async () => {
      const email = newAddress();
      await server().accountHolder(email);
      await server().visitor().get(requestPasswordReset, { body: { email } });
      const token = await server().linkTo(email, /new password on this page/u);
      await server().database.db.execute(sql`update verifications set expires_at = now()`);
      const body = { token, newPassword: NEW_PASSWORD };
      expect((await server().visitor().call(resetPassword, { body })).status).toBe(400);
      expect((await enter(server().visitor(), email)).status).toBe(200);
    });
  });
});
