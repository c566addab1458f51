import { randomUUID } from 'node:crypto';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSession,
  getWaysIn,
  listActions,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { carryOut } from '../../../carry-out.ts';
import {
  describeOnEachServer,
  PASSWORD,
  SECRET,
  TestServer,
  type Visitor,
} from '../../../test-server.test-support.ts';
import { LIMITS } from '../log-in/limits.ts';
import { addTo, enterBy } from '../passkeys/authenticator.test-support.ts';
import { codeOf, turnOn } from './codes.test-support.ts';

const STEP_MS = 30_000;
const REFUSED = { status: 400, body: { code: 'invalid', field: 'code' } };
const newAddress = () => `ada-${randomUUID()}@example.org`;

let clock = Date.now();

describeOnEachServer(
  '[AC7] two-step codes',
  (server) => {
    /** Somebody who has codes asked for; the step that turned them on is over. */
    async function withCodes() {
      const email = newAddress();
      const who = await server().accountHolder(email);
      const given = await turnOn(who, clock);
      clock += STEP_MS;
      return { who, email, ...given };
    }

    const enter = (who: Visitor, email: string, code?: string, password = PASSWORD) =>
      who.call(signIn, { body: { email, password, ...(code !== undefined && { code }) } });

    const confirm = (email: string) =>
      server().database.db.execute(
        sql`update users set email_verified = true where email = ${email}`,
      );

    async function listEvents(email: string) {
      const { rows } = await server().database.db.execute(
        sql`select what from account_events join users on users.id = user_id
          where email = ${email} order by at, what`,
      );
      return rows.map(({ what }) => what);
    }

    it('are asked for after a right password only, and open nothing before', async () => {
      const { email, key } = await withCodes();
      const who = server().visitor();
      const wrong = await enter(who, email, codeOf(key, clock), 'wrong horse battery');
      expect(wrong.body).toMatchObject({ code: 'invalid', field: 'password' });
      const asked = await enter(who, email);
      expect(asked).toMatchObject(REFUSED);
      expect([asked.raw.cookies, JSON.stringify(asked.body)]).toEqual([
        [],
        expect.not.stringMatching(/token/u),
      ]);
      expect(await enter(who, email, '000000')).toMatchObject(REFUSED);
      expect(await who.get(getSession, {})).toBeNull();
      expect(
        (await enter(who, email, ` ${codeOf(key, clock).replace(/^.../u, '$& ')}`)).status,
      ).toBe(200);
      expect((await who.get(getSession, {}))?.user.email).toBe(email);
    });

    it('leave no session behind where they are not given', async () => {
      const { email } = await withCodes();
      await enter(server().visitor(), email);
      const { rows } = await server().database.db.execute(
        sql`select 1 from sessions join users on users.id = user_id where email = ${email}`,
      );
      expect(rows).toHaveLength(1);
    });

    it('count once: not twice, not an earlier one after a later one, and not twice at once', async () => {
      const { email, key } = await withCodes();
      const [earlier, now] = [codeOf(key, clock), codeOf(key, clock + STEP_MS)];
      clock += STEP_MS;
      const both = await Promise.all([
        enter(server().visitor(), email, now),
        enter(server().visitor(), email, now),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      for (const code of [now, earlier])
        expect(await enter(server().visitor(), email, code)).toMatchObject(REFUSED);
    });

    it('turn on with the first code of the app, once, and for the key that was shown last', async () => {
      const who = await server().accountHolder(newAddress());
      expect((await who.call(beginSecondFactor, { body: {} })).status).toBe(400);
      const begin = () => who.get(beginSecondFactor, { body: { password: PASSWORD } });
      const [first, last] = [await begin(), await begin()];
      expect(last.address).toContain(`secret=${last.key}`);
      const confirm = (key: string) =>
        who.call(confirmSecondFactor, { body: { code: codeOf(key, clock) } });
      expect(await confirm(first.key)).toMatchObject(REFUSED);
      expect((await who.get(getWaysIn, {})).secondFactor.isOn).toBe(false);
      const both = await Promise.all([confirm(last.key), confirm(last.key)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      const state = { isOn: true, recoveryCodesLeft: 10 };
      expect((await who.get(getWaysIn, {})).secondFactor).toEqual(state);
      const again = await who.call(beginSecondFactor, { body: { password: PASSWORD } });
      expect(again.status).toBe(400);
    });

    it('give way to a recovery code, each once, also of two at once; the owner is told', async () => {
      const { email, recoveryCodes, who } = await withCodes();
      const [code = '', other = ''] = recoveryCodes;
      const both = await Promise.all([
        enter(server().visitor(), email, code),
        enter(server().visitor(), email, code),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await enter(server().visitor(), email, code)).toMatchObject(REFUSED);
      const typed = other.toUpperCase().replaceAll('-', ' ');
      expect((await enter(server().visitor(), email, typed)).status).toBe(200);
      expect((await who.get(getWaysIn, {})).secondFactor.recoveryCodesLeft).toBe(8);
      const used = (await listEvents(email)).filter((what) => what === 'recovery_used');
      expect(used).toHaveLength(2);
    });

    it('have new recovery codes in place of all earlier ones, for the owner alone', async () => {
      const { email, recoveryCodes: old, who } = await withCodes();
      expect((await who.call(renewRecoveryCodes, { body: {} })).status).toBe(400);
      const body = { password: PASSWORD };
      const { recoveryCodes } = await who.get(renewRecoveryCodes, { body });
      expect(await enter(server().visitor(), email, old[0])).toMatchObject(REFUSED);
      const other = await withCodes();
      expect(await enter(server().visitor(), other.email, recoveryCodes[0])).toMatchObject(REFUSED);
      expect((await enter(server().visitor(), email, recoveryCodes[0])).status).toBe(200);
    });

    it('are locked by ten wrong ones, right ones too, for an hour; the owner is told once', async () => {
      const { email, key, recoveryCodes } = await withCodes();
      expect((await enter(server().visitor(), email, codeOf(key, clock))).status).toBe(200);
      clock += STEP_MS;
      for (let nth = 0; nth < LIMITS.codeOf.most; nth += 1)
        expect(await enter(server().visitor(), email, '000000')).toMatchObject(REFUSED);
      for (const code of [codeOf(key, clock), recoveryCodes[0], '000000'])
        expect((await enter(server().visitor(), email, code)).status).toBe(429);
      expect((await listEvents(email)).filter((what) => what === 'factor_locked')).toHaveLength(1);
      clock += LIMITS.codeOf.windowMs;
      expect((await enter(server().visitor(), email, codeOf(key, clock))).status).toBe(200);
    });

    it('turn off with proof and a code', async () => {
      const { email, key, who } = await withCodes();
      const end = (body: { code: string; password?: string }) =>
        who.call(endSecondFactor, { body });
      expect((await end({ code: codeOf(key, clock) })).status).toBe(400);
      expect(await end({ code: '000000', password: PASSWORD })).toMatchObject(REFUSED);
      expect((await end({ code: codeOf(key, clock), password: PASSWORD })).status).toBe(200);
      const state = { isOn: false, recoveryCodesLeft: 0 };
      expect((await who.get(getWaysIn, {})).secondFactor).toEqual(state);
      expect((await enter(server().visitor(), email)).status).toBe(200);
      expect(await listEvents(email)).toEqual(['factor_on', 'factor_off']);
    });

    it('[AC9] are ended by the operator for an owner who has lost them: on record, and by a mail', async () => {
      const { email, who } = await withCodes();
      await confirm(email);
      const { database, files, dataDir } = server();
      const kept = { db: database.db, store: files.store, secret: SECRET };
      const end = (of: string) => carryOut(kept, { verb: 'end-codes', email: of });
      expect((await end('nobody@example.org')).ok).toBe(false);
      expect(await end(email.toUpperCase())).toEqual({
        ok: true,
        message: `${email} is asked for no more codes.`,
      });
      expect((await end(email)).ok).toBe(false);
      expect((await who.get(getWaysIn, {})).secondFactor.recoveryCodesLeft).toBe(0);
      const wrong = await enter(server().visitor(), email, undefined, 'wrong horse battery');
      expect(wrong.status).toBe(400);
      expect((await enter(server().visitor(), email)).status).toBe(200);
      expect(await listEvents(email)).toContain('factor_removed');
      const { actions } = await (await server().admin()).get(listActions, { querystring: {} });
      expect(actions[0]).toMatchObject({ action: 'codesEnded', subject: email, by: null });
      // The next server sends what waits.
      const next = await TestServer.build(database, { config: { dataDir } });
      expect(await server().mailTo(email, /whoever runs this server/u)).toContain('UTC');
      await next.close();
    });

    it('outlive a new password, and are not asked for beside a passkey', async () => {
      const { email, key, who } = await withCodes();
      await confirm(email);
      const passkey = await addTo(who);
      await who.get(requestPasswordReset, { body: { email } });
      const token = await server().linkTo(email, /new password on this page/u);
      const newPassword = 'another horse battery';
      await server().visitor().get(resetPassword, { body: { token, newPassword } });
      const stranger = server().visitor();
      expect(await enter(stranger, email, undefined, newPassword)).toMatchObject(REFUSED);
      expect((await enter(stranger, email, codeOf(key, clock), newPassword)).status).toBe(200);
      expect((await enterBy(server().visitor(), passkey)).status).toBe(200);
    });
  },
  { now: () => new Date(clock) },
);
