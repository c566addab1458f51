import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  deleteUser,
  getSession,
  newAddressOf,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signIn,
  signUp,
  verifyEmail,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const THEIRS = 'another horse battery';
const newAddress = (who: string) => `${who}-${randomUUID()}@example.org`;
const CHANGE = /old address stays/u;
const RESET = /new password on this page/u;

describeOnServer('a link that was mailed', (server) => {
  const enter = (who: Visitor, email: string, password: string) =>
    who.call(signIn, { body: { email, password } });
  const press = async (who: Visitor, token: string) =>
    (await who.call(verifyEmail, { body: { token } })).status;
  const setPassword = async (token: string, newPassword: string) =>
    (await server().visitor().call(resetPassword, { body: { token, newPassword } })).status;

  /** Somebody signs up with an address that is another's, and asks to have it changed to their own. */
  async function squat() {
    const [email, own] = [newAddress('victim'), newAddress('squatter')];
    const squatter = await server().accountHolder(email);
    await squatter.get(changeEmail, { body: { newEmail: own, password: PASSWORD } });
    return { email, own, squatter, link: await server().linkTo(own, CHANGE) };
  }

  async function resetByMail(email: string, newPassword: string) {
    await server().visitor().get(requestPasswordReset, { body: { email } });
    const token = await server().linkTo(email, RESET);
    expect(await setPassword(token, newPassword)).toBe(200);
    const who = server().visitor();
    expect((await enter(who, email, newPassword)).status).toBe(200);
    return who;
  }

  it('[TR2] does not hand an account over that its owner has taken back by a new password', async () => {
    const { email, own, link } = await squat();
    const victim = await resetByMail(email, THEIRS);
    expect(await press(victim, link)).toBe(400);
    expect(await victim.get(getSession, {})).toMatchObject({ user: { email } });
    expect((await enter(server().visitor(), own, THEIRS)).status).toBe(400);
    expect((await enter(server().visitor(), email, THEIRS)).status).toBe(200);
  });

  it('[TR2] does nothing after its account was deleted, though another has the address again', async () => {
    const { email, squatter, link } = await squat();
    const confirm = await server().linkTo(email, /press the button/u);
    await squatter.get(deleteUser, { body: { password: PASSWORD } });
    const victim = await server().accountHolder(email);
    for (const token of [link, confirm]) expect(await press(victim, token)).toBe(400);
    expect(await victim.get(getSession, {})).toMatchObject({
      user: { email, emailVerified: false },
    });
  });

  it('[TR2] names the address that it is for', async () => {
    const { own, link } = await squat();
    expect(newAddressOf(link)).toBe(own);
  });

  describe('[TR2] ends with', () => {
    const ENDS = {
      'a password that is changed': async (who: Visitor) => {
        await who.get(changePassword, { body: { currentPassword: PASSWORD, newPassword: THEIRS } });
      },
      'a password that is changed and changed back': async (who: Visitor) => {
        await who.get(changePassword, { body: { currentPassword: PASSWORD, newPassword: THEIRS } });
        await who.get(changePassword, { body: { currentPassword: THEIRS, newPassword: PASSWORD } });
      },
      'a password that is reset': async (_: Visitor, email: string) => {
        await resetByMail(email, THEIRS);
      },
      'an address that is changed': async (who: Visitor) => {
        const next = newAddress('next');
        await who.get(changeEmail, { body: { newEmail: next, password: PASSWORD } });
        expect(await press(who, await server().linkTo(next, CHANGE))).toBe(200);
      },
      'the account': async (who: Visitor) => {
        await who.get(deleteUser, { body: { password: PASSWORD } });
      },
    };

    /** One of each kind, to an account that is not confirmed. */
    async function allLinks() {
      const { email, squatter: who, link } = await squat();
      const confirm = await server().linkTo(email, /press the button/u);
      await server().visitor().get(requestPasswordReset, { body: { email } });
      const reset = await server().linkTo(email, RESET);
      return { email, who, confirm, change: link, reset };
    }

    it.each(Object.entries(ENDS))('%s, whichever it is', async (_, end) => {
      const { email, who, confirm, change, reset } = await allLinks();
      await end(who, email);
      const again = server().visitor();
      for (const password of [PASSWORD, THEIRS]) await enter(again, email, password);
      for (const token of [confirm, change])
        for (const somebody of [who, again]) expect(await press(somebody, token)).not.toBe(200);
      expect(await setPassword(reset, 'a third horse battery')).toBe(400);
    });

    it('a password that changed behind its back, since it is bound to it', async () => {
      const { email, who, confirm, change, reset } = await allLinks();
      await server().database.db.execute(
        sql`update accounts set password = 'another' where user_id = (select id from users where email = ${email})`,
      );
      for (const token of [confirm, change]) expect(await press(who, token)).toBe(400);
      expect(await setPassword(reset, THEIRS)).toBe(400);
    });
  });

  it('[TR2] does one thing: no other page takes it', async () => {
    const { email, squatter, link } = await squat();
    const confirm = await server().linkTo(email, /press the button/u);
    await server().visitor().get(requestPasswordReset, { body: { email } });
    const reset = await server().linkTo(email, RESET);
    for (const token of [link, confirm]) expect(await setPassword(token, THEIRS)).toBe(400);
    expect(await press(squatter, reset)).toBe(400);
    const stripped = link.split('.').slice(0, 2).join('.');
    for (const token of [stripped, `${confirm}.${newAddress('chief')}`, `${reset}.x@example.org`])
      expect(await press(squatter, token)).toBe(400);
  });

  it('[TR2] is for one person: another account, guest or stranger cannot use it', async () => {
    const { email, squatter, link } = await squat();
    const confirm = await server().linkTo(email, /press the button/u);
    const other = await server().accountHolder(newAddress('other'));
    const guest = server().visitor();
    await guest.addResume('Mine');
    for (const who of [other, guest, server().visitor()])
      for (const token of [link, confirm]) expect(await press(who, token)).not.toBe(200);
    expect(await press(squatter, confirm)).toBe(200);
  });

  it('[TR2] works once, also when it is pressed twice at one moment', async () => {
    const email = newAddress('ada');
    const ada = await server().accountHolder(email);
    const confirm = await server().linkTo(email);
    const pressed = await Promise.all([press(ada, confirm), press(ada, confirm)]);
    expect(pressed.sort()).toEqual([200, 400]);

    await server().visitor().get(requestPasswordReset, { body: { email } });
    const reset = await server().linkTo(email, RESET);
    const set = await Promise.all([setPassword(reset, THEIRS), setPassword(reset, `${THEIRS}!`)]);
    expect(set.sort()).toEqual([200, 400]);
  });

  it('[TR2] lets one of two changes through that are pressed at one moment', async () => {
    const ada = await server().accountHolder(newAddress('ada'));
    const addresses = [newAddress('one'), newAddress('two')];
    const links: string[] = [];
    for (const newEmail of addresses) {
      await ada.get(changeEmail, { body: { newEmail, password: PASSWORD } });
      links.push(await server().linkTo(newEmail, CHANGE));
    }
    const pressed = await Promise.all(links.map((link) => press(ada, link)));
    expect([...pressed].sort()).toEqual([200, 400]);
    const session = await ada.get(getSession, {});
    expect(session?.user.email).toBe(addresses[pressed.indexOf(200)]);
  });

  it('is not sent to an account that is confirmed, nor made for a guest', async () => {
    const email = newAddress('ada');
    const ada = server().visitor();
    await ada.get(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
    expect(await press(ada, await server().linkTo(email))).toBe(200);
    expect((await ada.call(sendVerificationEmail, {})).status).toBe(400);
    const guest = server().visitor();
    await guest.addResume('Mine');
    expect((await guest.call(sendVerificationEmail, {})).status).not.toBe(200);
  });
});
