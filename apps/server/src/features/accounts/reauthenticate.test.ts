import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  deleteUser,
  getSession,
  getWaysIn,
  signIn,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, PASSWORD, type Visitor } from '../../test-server.test-support.ts';
import { addTo, enterBy, prove } from './passkeys/authenticator.test-support.ts';

const newPassword = 'another horse battery';
const newAddress = () => `ada-${randomUUID()}@example.org`;

let clock = Date.now();

describeOnServer(
  '[AC7] proof once more',
  (server) => {
    const dropPassword = (email: string) =>
      server().database.db.execute(
        sql`delete from accounts where user_id = (select id from users where email = ${email})`,
      );
    const move = (who: Visitor, proof: object) =>
      who.call(changeEmail, { body: { newEmail: newAddress(), ...proof } });

    it('is a passkey as well as the password, once for each thing', async () => {
      const email = newAddress();
      const who = await server().accountHolder(email);
      const passkey = await addTo(who);
      const proof = { passkey: await prove(who, passkey) };
      expect((await move(who, proof)).status).toBe(200);
      expect(await move(who, proof)).toMatchObject({ status: 400, body: { field: 'passkey' } });
      expect(await move(who, {})).toMatchObject({ status: 400, body: { field: 'password' } });

      const before = new Map(who.cookies);
      const body = { newPassword, passkey: await prove(who, passkey) };
      expect((await who.call(changePassword, { body })).status).toBe(200);
      expect((await who.get(getSession, {}))?.user.email).toBe(email);
      who.cookies = before;
      expect(await who.get(getSession, {})).toBeNull();
      const elsewhere = server().visitor();
      const entered = { email, password: newPassword };
      expect((await elsewhere.call(signIn, { body: entered })).status).toBe(200);

      const gone = { passkey: await prove(elsewhere, passkey) };
      expect((await elsewhere.call(deleteUser, { body: gone })).status).toBe(200);
      expect((await enterBy(server().visitor(), passkey)).status).toBe(400);
    });

    it('is a passkey where there is no password, which it can set', async () => {
      const email = newAddress();
      const who = await server().accountHolder(email);
      const passkey = await addTo(who);
      await dropPassword(email);
      for (const proof of [{}, { password: PASSWORD }])
        expect((await move(who, proof)).status).toBe(400);
      const body = { newPassword, passkey: await prove(who, passkey) };
      expect((await who.call(changePassword, { body })).status).toBe(200);
      expect((await who.get(getWaysIn, {})).hasPassword).toBe(true);
      expect((await move(who, { password: newPassword })).status).toBe(200);
    });

    it('is the session itself where there is neither, in its first ten minutes', async () => {
      const email = newAddress();
      clock = Date.now();
      const who = await server().accountHolder(email);
      await dropPassword(email);
      expect((await move(who, {})).status).toBe(200);
      clock += 601_000;
      const refused = await move(who, {});
      expect([refused.status, refused.body.message]).toEqual([
        400,
        expect.stringContaining('log in again'),
      ]);
      clock = Date.now();
    });
  },
  { now: () => new Date(clock) },
);
