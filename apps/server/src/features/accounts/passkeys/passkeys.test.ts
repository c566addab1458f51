import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  askForPasskey,
  askToAddPasskey,
  askToSignInByPasskey,
  getSession,
  getWaysIn,
  listSessions,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  signOut,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, PASSWORD, type Reply } from '../../../test-server.test-support.ts';
import { LIMITS } from '../log-in/limits.ts';
import { Authenticator, addTo, enterBy, prove } from './authenticator.test-support.ts';

const REFUSED = { status: 400, body: { code: 'invalid', field: 'passkey' } };
const newAddress = () => `ada-${randomUUID()}@example.org`;

let clock = Date.now();

describeOnServer(
  '[AC7] passkeys',
  (server) => {
    /** Somebody with an account and one passkey of it. */
    async function withPasskey() {
      const email = newAddress();
      const who = await server().accountHolder(email);
      return { who, email, passkey: await addTo(who) };
    }

    async function makeFor(who: Awaited<ReturnType<typeof withPasskey>>['who']) {
      const asked = await who.get(askToAddPasskey, { body: { password: PASSWORD } });
      return { asked, made: new Authenticator() };
    }

    it('are added, named, used in another browser, and removed', async () => {
      const { who, email, passkey } = await withPasskey();
      const [listed] = (await who.get(getWaysIn, {})).passkeys;
      expect(listed).toMatchObject({ id: passkey.id, name: 'Laptop', usedAt: null });

      await who.get(renamePasskey, { body: { id: passkey.id, name: 'Phone' } });
      const elsewhere = server().visitor();
      expect(await enterBy(elsewhere, passkey)).toMatchObject({ status: 200 });
      expect((await elsewhere.get(getSession, {}))?.user.email).toBe(email);
      expect((await elsewhere.get(listSessions, { querystring: {} })).others).toHaveLength(1);
      const { passkeys } = await who.get(getWaysIn, {});
      expect(passkeys).toMatchObject([{ name: 'Phone', usedAt: expect.any(String) }]);

      await who.get(removePasskey, { body: { id: passkey.id, password: PASSWORD } });
      expect((await who.get(getWaysIn, {})).passkeys).toEqual([]);
      expect(await enterBy(server().visitor(), passkey)).toMatchObject(REFUSED);
    });

    it('bring the work of a guest along', async () => {
      const { passkey, who } = await withPasskey();
      const guest = server().visitor();
      await guest.addResume('Made as a guest');
      const entered = await enterBy(guest, passkey);
      expect(entered.body.claimed).toMatchObject({ resumes: 1 });
      await who.get(signOut, {});
    });

    it('are added only with proof, and not where another account has them', async () => {
      const { who, passkey } = await withPasskey();
      const asked = (body: object) => who.call(askToAddPasskey, { body });
      expect(await asked({})).toMatchObject({ status: 400, body: { field: 'password' } });
      expect(await asked({ password: 'wrong horse battery' })).toMatchObject({ status: 400 });
      expect((await asked({ passkey: await prove(who, passkey) })).status).toBe(200);

      const other = await server().accountHolder(newAddress());
      const { asked: toOther } = await makeFor(other);
      const copied = { name: 'Copied', passkey: passkey.make(toOther) };
      expect(await other.call(addPasskey, { body: copied })).toMatchObject(REFUSED);
      const { asked: again } = await makeFor(who);
      expect(again.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
    });

    it.each([
      { wrong: 'the page of another site', differing: { origin: 'https://evil.example' } },
      { wrong: 'another site', differing: { rpId: 'evil.example' } },
      { wrong: 'nobody whom it has checked', differing: { isVerified: false } },
    ])('are refused from $wrong', async ({ differing }) => {
      const { who, passkey } = await withPasskey();
      expect(await enterBy(server().visitor(), passkey, differing)).toMatchObject(REFUSED);
      const { asked, made } = await makeFor(who);
      const body = { name: 'New', passkey: made.make(asked, differing) };
      expect(await who.call(addPasskey, { body })).toMatchObject(REFUSED);
    });

    it('log in nobody without the handle of their account, nor by that of another', async () => {
      const { passkey } = await withPasskey();
      const other = await withPasskey();
      for (const handle of [null, other.passkey.handle])
        expect(await enterBy(server().visitor(), passkey, { handle })).toMatchObject(REFUSED);
    });

    it('answer once, also when the same answer comes twice at once', async () => {
      const { passkey } = await withPasskey();
      const who = server().visitor();
      const asked = await who.get(askToSignInByPasskey, {});
      const body = { passkey: passkey.answer(asked) };
      const both = await Promise.all([
        who.call(signInByPasskey, { body }),
        who.call(signInByPasskey, { body }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await who.call(signInByPasskey, { body })).toMatchObject(REFUSED);
    });

    it('answer in the browser that was asked, for what was asked, and within five minutes', async () => {
      const { who, passkey } = await withPasskey();
      const [asker, other] = [server().visitor(), server().visitor()];
      const enter = (by: typeof who, body: object): Promise<Reply> =>
        by.call(signInByPasskey, { body } as never);
      const asked = await asker.get(askToSignInByPasskey, {});
      await other.get(askToSignInByPasskey, {});
      const body = { passkey: passkey.answer(asked) };
      expect(await enter(other, body)).toMatchObject(REFUSED);
      expect(await enter(server().visitor(), body)).toMatchObject(REFUSED);

      const proof = passkey.answer(await who.get(askForPasskey, {}));
      expect(await enter(who, { passkey: proof })).toMatchObject(REFUSED);
      const signIn = passkey.answer(await who.get(askToSignInByPasskey, {}));
      expect(await who.call(askToAddPasskey, { body: { passkey: signIn } })).toMatchObject(REFUSED);

      clock += 300_000;
      expect(await enter(asker, body)).toMatchObject(REFUSED);
      expect(await enterBy(asker, passkey)).toMatchObject({ status: 200 });
    });

    it('prove nothing for another account', async () => {
      const ada = await withPasskey();
      const eve = await withPasskey();
      const body = { passkey: ada.passkey.answer(await eve.who.get(askForPasskey, {})) };
      expect(await eve.who.call(askToAddPasskey, { body })).toMatchObject(REFUSED);
      const taken = { passkey: await prove(ada.who, ada.passkey) };
      expect(await eve.who.call(askToAddPasskey, { body: taken })).toMatchObject(REFUSED);
      const remove = { id: ada.passkey.id, password: PASSWORD };
      expect((await eve.who.call(removePasskey, { body: remove })).status).toBe(404);
      expect(
        (await eve.who.call(renamePasskey, { body: { id: ada.passkey.id, name: 'x' } })).status,
      ).toBe(404);
    });

    it('are refused where their counter has not gone on: there is a copy', async () => {
      const { passkey } = await withPasskey();
      passkey.counter = 5;
      expect(await enterBy(server().visitor(), passkey)).toMatchObject({ status: 200 });
      for (const counter of [5, 4, 0]) {
        passkey.counter = counter;
        expect(await enterBy(server().visitor(), passkey)).toMatchObject(REFUSED);
      }
      passkey.counter = 6;
      expect(await enterBy(server().visitor(), passkey)).toMatchObject({ status: 200 });
    });

    it('stay where they are the last way in, also when two are removed at once', async () => {
      const { who, email, passkey } = await withPasskey();
      const second = await addTo(who, 'Second');
      await server().database.db.execute(
        sql`delete from accounts where user_id = (select id from users where email = ${email})`,
      );
      const [one, two] = [await prove(who, passkey), await prove(who, second)];
      const both = await Promise.all([
        who.call(removePasskey, { body: { id: passkey.id, passkey: one } }),
        who.call(removePasskey, { body: { id: second.id, passkey: two } }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await who.get(getWaysIn, {})).passkeys).toHaveLength(1);
    });

    it(`are at most ${MOST_PASSKEYS} of one account`, async () => {
      const { who, email } = await withPasskey();
      await server().database.db.execute(
        sql`insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
          select 'of ' || ${email} || n, id, 'Old', '', 0, '{}', now() from users, generate_series(2, ${MOST_PASSKEYS}::int) n
          where email = ${email}`,
      );
      const { asked, made } = await makeFor(who);
      const body = { name: 'One more', passkey: made.make(asked) };
      expect((await who.call(addPasskey, { body })).body.message).toContain('Remove one');
    });

    it('may be tried so often from one network, right ones aside', async () => {
      const who = server().visitor();
      const { passkey } = await withPasskey();
      const stranger = new Authenticator();
      const { most } = LIMITS.passkeyFrom;
      for (let nth = 0; nth < most; nth += 1)
        expect(await enterBy(who, stranger)).toMatchObject(REFUSED);
      expect((await enterBy(who, passkey)).status).toBe(429);
      expect((await enterBy(server().visitor(), passkey)).status).toBe(200);
    });
  },
  { now: () => new Date(clock) },
);
