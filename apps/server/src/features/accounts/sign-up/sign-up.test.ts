import {
  createInvitation,
  deleteInvitation,
  getSession,
  listInvitations,
  requestPasswordReset,
  signIn,
  signUp,
} from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowPglite, letGo, openTestDatabase } from '../../../db/database.test-support.ts';
import type { Database } from '../../../db/database.ts';
import { isPostgresInstalled } from '../../../db/postgres.test-support.ts';
import { PASSWORD, TestServer, type Visitor } from '../../../test-server.test-support.ts';
import { beginOidc, signInBy, startProviders } from '../oidc/provider.test-support.ts';

const PUBLIC_URL = 'https://resumes.example';

const {
  oidcProviders,
  providers: [provider],
} = startProviders(PUBLIC_URL, 'One');

const tokenIn = (link: string) => new URL(link).searchParams.get('invitation') ?? '';

for (const engine of ['pglite', 'postgres'] as const) {
  describe.skipIf(engine === 'postgres' && !isPostgresInstalled)(`[AC8] on ${engine}`, () => {
    let database: Database;
    let server: TestServer;
    let minutes = 0;
    let people = 0;
    beforeAll(async () => {
      database = await (engine === 'pglite' ? borrowPglite() : openTestDatabase(engine));
      server = await TestServer.open({}, database);
    });
    afterAll(() => server.app.close().then(() => letGo(database)));

    /** Another server on the same database, in which accounts are made in another way. */
    async function withMode(
      config: object,
    ): Promise<{ visitor: () => Visitor; close: () => void }> {
      const app = await TestServer.build(database, {
        now: () => new Date(Date.now() + minutes * 60_000),
        config: { publicUrl: PUBLIC_URL, oidcProviders, dataDir: server.dataDir, ...config },
      });
      return { visitor: () => server.visitor(app), close: () => void app.close() };
    }

    /** Somebody new, who tries to make an account by a password; the code of the refusal, or `in`. */
    async function byPassword(who: Visitor, invitation?: string, email?: string): Promise<unknown> {
      people += 1;
      const body = { name: 'New', email: email ?? `new${people}@example.org`, password: PASSWORD };
      const { status, body: said } = await who.call(signUp, {
        body: { ...body, ...(invitation !== undefined && { invitation }) },
      });
      return status === 200 ? 'in' : said.message;
    }

    /** The same by single sign-on: the page that they end at. */
    async function byProvider(who: Visitor, invitation?: string, email?: string): Promise<string> {
      people += 1;
      const login = `${engine}-${people}`;
      provider().people.set(login, {
        email: email ?? `${login}@example.org`,
        email_verified: true,
      });
      return signInBy(who, login, invitation ? { query: `?invitation=${invitation}` } : {});
    }

    const invite = async (admin: Visitor, email?: string) =>
      tokenIn((await admin.get(createInvitation, { body: email ? { email } : {} })).link);

    it.each([
      { signUp: 'open', password: 'in', page: '/login?entered=0' },
      {
        signUp: 'invited',
        password:
          'New accounts are made by invitation here. Ask an admin of this server to invite you.',
        page: '/login?trouble=byInvitation',
      },
      {
        signUp: 'closed',
        password: 'No new accounts are made on this server.',
        page: '/login?trouble=closed',
      },
    ])('lets a stranger make an account or not, by every way: $signUp', async (mode) => {
      const { visitor, close } = await withMode({ signUp: mode.signUp });
      expect(await byPassword(visitor())).toBe(mode.password);
      expect(await byProvider(visitor())).toBe(mode.page);
      const guest = visitor();
      await guest.addResume();
      expect((await guest.get(getSession, {}))?.user.isAnonymous).toBe(true);
      close();
    });

    it('takes an invitation once, of two at once too, by either way, until it ends', async () => {
      const admin = await server.admin();
      const { visitor, close } = await withMode({ signUp: 'invited' });
      const old = 'This invitation has expired or was already used. Ask for a new one.';
      const token = await invite(admin);
      const both = await Promise.all([byPassword(visitor(), token), byPassword(visitor(), token)]);
      expect(both.toSorted()).toEqual([old, 'in'].toSorted());
      expect(await byProvider(visitor(), token)).toBe('/login?trouble=oldInvitation');

      expect(await byProvider(visitor(), await invite(admin))).toBe('/login?entered=0');
      const late = await invite(admin);
      minutes = 7 * 24 * 60 + 1;
      expect(await byPassword(visitor(), late)).toBe(old);
      minutes = 0;
      expect(await byPassword(visitor(), 'made-up')).toBe(old);
      close();
    });

    it('takes the invitation of an address from that address alone, and mails it there', async () => {
      const admin = await server.admin();
      const { visitor, close } = await withMode({ signUp: 'invited' });
      const email = `invited-${engine}@example.org`;
      const token = await invite(admin, email);
      expect(await server.mailTo(email)).toContain(token);
      expect(await byPassword(visitor(), token)).toMatch('This invitation is for another address');
      expect(await byProvider(visitor(), token)).toBe('/login?trouble=otherAddress');
      expect(await byPassword(visitor(), token, email)).toBe('in');
      close();
    });

    it('lists what can be used still, and takes one back', async () => {
      const admin = await server.admin();
      const { visitor, close } = await withMode({ signUp: 'invited' });
      const token = await invite(admin, `back-${engine}@example.org`);
      const { invitations } = await admin.get(listInvitations, {});
      const mine = invitations.find(({ email }) => email === `back-${engine}@example.org`);
      expect(JSON.stringify(invitations)).not.toContain(token);
      const params = { invitationId: mine?.id ?? '' };
      await admin.get(deleteInvitation, { params });
      expect((await admin.call(deleteInvitation, { params })).status).toBe(404);
      expect(await byPassword(visitor(), token, `back-${engine}@example.org`)).toMatch('expired');
      close();
    });

    it('lets nobody be invited where no accounts are made', async () => {
      const admin = await server.admin();
      const { visitor, close } = await withMode({ signUp: 'closed' });
      const there = visitor();
      there.cookies = new Map(
        [...admin.cookies].map(([name, value]) => [`__Secure-${name}`, value]),
      );
      expect((await there.call(createInvitation, { body: {} })).status).toBe(403);
      const token = await invite(admin);
      expect(await byPassword(visitor(), token)).toBe('No new accounts are made on this server.');
      close();
    });

    it('takes no password where single sign-on is the only way', async () => {
      await server.accountHolder(`only-${engine}@example.org`);
      const { visitor, close } = await withMode({ oidcOnly: true });
      const email = `only-${engine}@example.org`;
      for (const [call, body] of [
        [signUp, { name: 'New', email: `new-${engine}@example.org`, password: PASSWORD }],
        [signIn, { email, password: PASSWORD }],
        [requestPasswordReset, { email }],
      ] as const) {
        const { status, body: said } = await visitor().call(call, { body } as never); // Each fits its call.
        expect([status, said.code]).toEqual([403, 'not_allowed']);
      }
      expect(await byProvider(visitor())).toBe('/login?entered=0');
      expect(await beginOidc(visitor(), '/api/auth/oidc/1/start')).toContain(provider().issuer);
      close();
    });
  });
}
