import { randomUUID } from 'node:crypto';
import {
  getSession,
  getWaysIn,
  linkProvider,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer, PASSWORD, TestServer } from '../../../test-server.test-support.ts';
import {
  beginOidc,
  pathOf,
  signInBy,
  startProviders,
  walkProvider,
} from '../oidc/provider.test-support.ts';
import { addTo, enterBy } from '../passkeys/authenticator.test-support.ts';
import { turnOn } from '../second-factor/codes.test-support.ts';

const PUBLIC_URL = 'http://localhost';
const THEIRS = 'another horse battery';

const {
  oidcProviders,
  providers: [provider],
} = startProviders(PUBLIC_URL, 'One');

describeOnEachServer(
  '[AC7] an account that was made with the address of somebody else',
  (server) => {
    /** Signs up with an address of another, and gives the account every way in that there is. */
    async function squat() {
      const email = `victim-${randomUUID()}@example.org`;
      const squatter = await server().accountHolder(email);
      const own = `squatter-of-${email}`;
      provider().people.set(own, { email: own, email_verified: true });
      const { location } = await squatter.get(linkProvider, {
        params: { provider: '1' },
        body: { password: PASSWORD },
      });
      await beginOidc(squatter, pathOf(await walkProvider(location, own)));
      const passkey = await addTo(squatter);
      await turnOn(squatter, Date.now());
      return { email, own, squatter, passkey };
    }

    /** Checks that nothing which the squatter has opens the account any more. */
    async function expectShutOut({
      own,
      email,
      squatter,
      passkey,
    }: Awaited<ReturnType<typeof squat>>) {
      expect(await squatter.get(getSession, {})).toBeNull();
      expect((await enterBy(server().visitor(), passkey)).status).toBe(400);
      const byProvider = server().visitor();
      await signInBy(byProvider, own);
      expect((await byProvider.get(getSession, {}))?.user.email).not.toBe(email);
      const body = { email, password: PASSWORD };
      expect((await server().visitor().call(signIn, { body })).status).toBe(400);
    }

    it('is its owner’s alone once a new password has shown who reads its mail', async () => {
      const squatted = await squat();
      const { email } = squatted;
      const owner = server().visitor();
      await owner.get(requestPasswordReset, { body: { email } });
      const token = await server().linkTo(email, /new password on this page/u);
      await owner.get(resetPassword, { body: { token, newPassword: THEIRS } });
      await owner.get(signIn, { body: { email, password: THEIRS } });
      expect(await owner.get(getWaysIn, {})).toMatchObject({
        hasPassword: true,
        passkeys: [],
        providers: [],
        secondFactor: { isOn: false, recoveryCodesLeft: 0 },
      });
      await expectShutOut(squatted);
    });

    it('is its owner’s alone once a provider has verified the address, where passwords open nothing', async () => {
      const squatted = await squat();
      const { email } = squatted;
      provider().people.set(email, { email, email_verified: true });
      expect(await signInBy(server().visitor(), email)).toBe('/login?trouble=unconfirmed');
      const config = { publicUrl: PUBLIC_URL, oidcProviders, oidcOnly: true };
      const strict = await TestServer.build(server().database, { config });
      const owner = server().visitor(strict);
      expect(await signInBy(owner, email)).toBe('/login?entered=0');
      expect((await owner.get(getSession, {}))?.user).toMatchObject({ email, emailVerified: true });
      expect(await owner.get(getWaysIn, {})).toMatchObject({
        passkeys: [],
        providers: [{ provider: provider().issuer }],
        secondFactor: { isOn: false },
      });
      await strict.close();
      await expectShutOut(squatted);
    });

    it('keeps its ways in when its owner, who has shown that before, sets a new password', async () => {
      const { email, passkey } = await squat();
      await server().database.db.execute(
        sql`update users set email_verified = true where email = ${email}`,
      );
      const owner = server().visitor();
      await owner.get(requestPasswordReset, { body: { email } });
      const token = await server().linkTo(email, /new password on this page/u);
      await owner.get(resetPassword, { body: { token, newPassword: THEIRS } });
      const body = { email, password: THEIRS };
      expect((await owner.call(signIn, { body })).body.field).toBe('code');
      expect((await enterBy(owner, passkey)).status).toBe(200);
    });
  },
  {
    config: {
      publicUrl: PUBLIC_URL,
      get oidcProviders() {
        return oidcProviders;
      },
    },
  },
);
