import { getSession } from '@shortlist/contracts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnServer, TestServer, type Visitor } from '../../../test-server.test-support.ts';
import {
  beginOidc,
  pathOf,
  signInBy,
  startProvider,
  startProviders,
  walkProvider,
} from './provider.test-support.ts';

const PUBLIC_URL = 'https://resumes.example';
const START = '/api/auth/oidc/1/start';

const {
  oidcProviders,
  providers: [one, two],
  callbacks,
} = startProviders(PUBLIC_URL, 'One', 'Two');
let minutes = 0;
beforeAll(() => {
  const gone = { ...one().settings, issuer: 'http://127.0.0.1:9' };
  oidcProviders.push({ id: '3', name: 'Gone', ...gone });
  for (const { people } of [one(), two()])
    people.set('ada', { email: 'ada@example.org', email_verified: true });
});
beforeEach(() => {
  for (const { tamper } of [one(), two()]) {
    delete tamper.claims;
    delete tamper.key;
  }
});

const isIn = async (who: Visitor) => (await who.get(getSession, {})) !== null;

/** Has a browser go to the provider; gives the address at which it would come back. */
async function comeBack(who: Visitor, start = START): Promise<string> {
  return pathOf(await walkProvider(await beginOidc(who, start), 'ada'));
}

describeOnServer(
  '[AC6] attacks on single sign-on',
  (server) => {
    it('an answer that comes again, also with the cookie of the first time', async () => {
      const ada = server().visitor();
      const back = await comeBack(ada);
      const cookies = new Map(ada.cookies);
      expect(await beginOidc(ada, back)).toBe('/login?entered=0');
      expect(await beginOidc(ada, back)).toBe('/login?trouble=notBegun');
      const thief = server().visitor();
      thief.cookies = cookies;
      expect(await beginOidc(thief, back)).toBe('/login?trouble=notBegun');
      expect(await isIn(thief)).toBe(false);
    });

    it('an answer that comes to two servers at once: a journey ends at any of them, once', async () => {
      const config = { publicUrl: PUBLIC_URL, oidcProviders };
      const other = await TestServer.build(server().database, { config });
      const ada = server().visitor();
      const back = await comeBack(ada);
      const there = server().visitor(other);
      there.cookies = new Map(ada.cookies);
      const pages = await Promise.all([beginOidc(ada, back), beginOidc(there, back)]);
      expect(pages.toSorted()).toEqual(['/login?entered=0', '/login?trouble=notBegun']);
      const next = server().visitor();
      const nextBack = await comeBack(next);
      const elsewhere = server().visitor(other);
      elsewhere.cookies = next.cookies;
      expect(await beginOidc(elsewhere, nextBack)).toBe('/login?entered=0');
      await other.close();
    });

    it('the answer of a journey that another browser has begun, with and without one of its own', async () => {
      const back = await comeBack(server().visitor());
      const victim = server().visitor();
      expect(await beginOidc(victim, back)).toBe('/login?trouble=notBegun');
      await beginOidc(victim, START);
      expect(await beginOidc(victim, back)).toBe('/login?trouble=notBegun');
      expect(await isIn(victim)).toBe(false);
    });

    it('somebody else’s code with one’s own state', async () => {
      const theirs = new URLSearchParams((await comeBack(server().visitor())).split('?')[1]);
      const thief = server().visitor();
      const own = new URL(await beginOidc(thief, START)).searchParams.get('state') ?? '';
      theirs.set('state', own);
      expect(await beginOidc(thief, `/api/auth/oidc/1/callback?${theirs}`)).toBe(
        '/login?trouble=failed',
      );
      expect(await isIn(thief)).toBe(false);
    });

    it('the answer of one provider at the address of another', async () => {
      const ada = server().visitor();
      const back = await comeBack(ada);
      expect(await beginOidc(ada, back.replace('/oidc/1/', '/oidc/2/'))).toBe(
        '/login?trouble=notBegun',
      );
      const code = new URLSearchParams((await comeBack(server().visitor())).split('?')[1]);
      const mixed = server().visitor();
      const atTwo = new URL(await beginOidc(mixed, '/api/auth/oidc/2/start'));
      code.set('state', atTwo.searchParams.get('state') ?? '');
      expect(await beginOidc(mixed, `/api/auth/oidc/2/callback?${code}`)).toBe(
        '/login?trouble=failed',
      );
      expect(await isIn(mixed)).toBe(false);
    });

    it.each([
      { it: 'another nonce', claims: { nonce: 'another' } },
      { it: 'another audience', claims: { aud: 'another' } },
      { it: 'another issuer', claims: { iss: 'https://login.example.org' } },
      { it: 'a time that is over', claims: { exp: 1_000_000_000 } },
      { it: 'a signature by another key', key: 'another' as const },
    ])('an ID token with $it', async ({ claims, key }) => {
      const ada = server().visitor();
      const back = await comeBack(ada);
      Object.assign(one().tamper, { claims, key });
      expect(await beginOidc(ada, back)).toBe('/login?trouble=failed');
      expect(await isIn(ada)).toBe(false);
    });

    it('a claim that is changed and signed rightly is read, so that the test above proves something', async () => {
      one().tamper.claims = { email: 'signed@example.org', email_verified: true, sub: 'signed' };
      const who = server().visitor();
      await signInBy(who, 'ada');
      expect((await who.get(getSession, {}))?.user.email).toBe('signed@example.org');
    });

    it('an answer that comes after ten minutes', async () => {
      const ada = server().visitor();
      const back = await comeBack(ada);
      minutes += 11;
      expect(await beginOidc(ada, back)).toBe('/login?trouble=notBegun');
    });

    it.each([
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/%09/evil.example',
      'javascript:alert(1)',
      '/a\n//evil.example',
    ])('a path to go on to that is none: %s', async (next) => {
      const query = `?next=${encodeURIComponent(next)}`;
      const page = await signInBy(server().visitor(), 'ada', { query });
      const lead = new URLSearchParams(page.split('?')[1]).get('next') ?? '/';
      expect(new URL(lead, PUBLIC_URL).origin).toBe(PUBLIC_URL);
    });

    it('a person who says no, a provider that is away or unknown, and a cookie of anybody’s making', async () => {
      const ada = server().visitor();
      const to = new URL(await beginOidc(ada, `${START}?next=/letters`));
      const no = `/api/auth/oidc/1/callback?error=access_denied&state=${to.searchParams.get('state')}&iss=${encodeURIComponent(one().issuer)}`;
      expect(await beginOidc(ada, no)).toBe('/login?trouble=cancelled&next=%2Fletters');
      expect(await beginOidc(ada, '/api/auth/oidc/3/start')).toBe('/login?trouble=away');
      expect(await beginOidc(ada, '/api/auth/oidc/4/start')).toBe('/login?trouble=failed');
      const forger = server().visitor();
      forger.cookies.set('__Secure-shortlist.oidc', Buffer.from('{}').toString('base64url'));
      expect(await beginOidc(forger, '/api/auth/oidc/1/callback?state=x')).toBe(
        '/login?trouble=notBegun',
      );
    });

    it.each(['cross-site', 'same-site'])(
      'a way to the provider from a page that is %s',
      async (site) => {
        const { raw } = await server()
          .visitor()
          .send({
            method: 'GET',
            url: `${START}?next=/letters`,
            headers: { 'sec-fetch-site': site },
          });
        expect(raw.headers.location).toBe('/login?next=%2Fletters');
        expect(raw.headers).not.toHaveProperty('set-cookie');
      },
    );

    it('keeps that a provider was away for half a minute, and asks again', async () => {
      const late = await startProvider(callbacks);
      await late.stop();
      const settings = { id: '1', name: 'Late', ...late.settings };
      let ms = 0;
      const { createProviders } = await import('./providers.ts');
      const [provider] = createProviders([settings], () => new Date(ms));
      const failed = provider?.discover();
      await expect(failed).rejects.toThrow();
      expect(provider?.discover()).toBe(failed);
      ms += 30_001;
      const again = provider?.discover();
      expect(again).not.toBe(failed);
      await expect(again).rejects.toThrow();
    });
  },
  {
    now: () => new Date(Date.now() + minutes * 60_000),
    config: { publicUrl: PUBLIC_URL, oidcProviders },
  },
);
