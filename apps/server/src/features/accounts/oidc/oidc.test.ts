import {
  getSession,
  getWays,
  linkProvider,
  listProviders,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
  unlinkProvider,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  describeOnEachServer,
  PASSWORD,
  type TestServer,
  type Visitor,
} from '../../../test-server.test-support.ts';
import { turnOn } from '../second-factor/codes.test-support.ts';
import {
  beginOidc,
  pathOf,
  signInBy,
  startProviders,
  walkProvider,
} from './provider.test-support.ts';

const PUBLIC_URL = 'https://resumes.example';
const {
  oidcProviders,
  providers: [one, two],
} = startProviders(PUBLIC_URL, 'One', 'Two');

const confirm = (server: TestServer, email: string) =>
  server.database.db.execute(sql`update users set email_verified = true where email = ${email}`);

const eventsOf = async (server: TestServer, email: string) =>
  (
    await server.database.db.execute(
      sql`select what from account_events join users on users.id = user_id where email = ${email}`,
    )
  ).rows.map((row) => (row as { what: string }).what);

const emailOf = async (who: Visitor) => (await who.get(getSession, {}))?.user.email;

describeOnEachServer(
  '[AC6] single sign-on',
  (server) => {
    it('makes an account of somebody with a verified address, with what they made as a guest', async () => {
      one().people.set('ada', { email: 'Ada@Example.org', email_verified: true, name: 'Ada King' });
      const ada = server().visitor();
      await ada.addResume();
      expect(await signInBy(ada, 'ada', { query: '?next=/resume' })).toBe(
        '/login?entered=1&next=%2Fresume',
      );
      expect((await ada.get(getSession, {}))?.user).toMatchObject({
        name: 'Ada King',
        email: 'ada@example.org',
        emailVerified: true,
        isAnonymous: false,
      });

      one().people.set('ada', { email: 'other@example.org', email_verified: false });
      const again = server().visitor();
      expect(await signInBy(again, 'ada')).toBe('/login?entered=0');
      expect(await emailOf(again)).toBe('ada@example.org');
    });

    it('links the account whose address both have verified, and tells its owner', async () => {
      await server().accountHolder('grace@example.org');
      await confirm(server(), 'grace@example.org');
      one().people.set('grace', { email: 'grace@example.org', email_verified: true });
      const grace = server().visitor();
      expect(await signInBy(grace, 'grace')).toBe('/login?entered=0');
      expect(await emailOf(grace)).toBe('grace@example.org');
      expect(await eventsOf(server(), 'grace@example.org')).toEqual(['provider_linked']);
    });

    it.each([
      { it: 'the account has not confirmed', told: { email_verified: true }, is: 'unconfirmed' },
      { it: 'the provider has not verified', told: { email_verified: false }, is: 'unverified' },
      { it: 'the provider says nothing about', told: {}, is: 'unverified' },
      { it: 'the provider does not tell', told: { email: undefined }, is: 'noAddress' },
    ])('opens nothing by an address that $it', async ({ told, is }) => {
      const email = `mary-${is}-${Object.keys(told).length}@example.org`;
      await server().accountHolder(email);
      if (is !== 'unconfirmed') await confirm(server(), email);
      one().people.set('mary', { email, ...told });
      const mary = server().visitor();
      expect(await signInBy(mary, 'mary')).toBe(`/login?trouble=${is}`);
      expect(await emailOf(mary)).toBeUndefined();
    });

    it('opens no account that asks for codes to whoever reads its mail and so has a provider verify the address', async () => {
      const email = 'codes@example.org';
      const holder = await server().accountHolder(email);
      await confirm(server(), email);
      await turnOn(holder, Date.now());
      one().people.set('codes', { email, email_verified: true });
      const who = server().visitor();
      expect(await signInBy(who, 'codes')).toBe('/login?trouble=secondFactor');
      expect(await emailOf(who)).toBeUndefined();

      const body = { password: PASSWORD };
      const { location } = await holder.get(linkProvider, { params: { provider: '1' }, body });
      await beginOidc(holder, pathOf(await walkProvider(location, 'codes')));
      expect(await signInBy(who, 'codes')).toBe('/login?entered=0');
    });

    it('takes Microsoft’s word that the owner of a domain has verified an address', async () => {
      one().people.set('edov', { email: 'edov@example.org', xms_edov: '1' });
      const who = server().visitor();
      await signInBy(who, 'edov');
      expect(await emailOf(who)).toBe('edov@example.org');
    });

    it('counts an address for nothing that an account has only asked for', async () => {
      const holder = await server().accountHolder('held@example.org');
      await confirm(server(), 'held@example.org');
      const body = { newEmail: 'wanted@example.org', password: PASSWORD };
      expect(
        (await holder.send({ method: 'POST', url: '/api/auth/change-email', payload: body }))
          .status,
      ).toBe(200);
      one().people.set('wanted', { email: 'wanted@example.org', email_verified: true });
      const who = server().visitor();
      await signInBy(who, 'wanted');
      const session = await who.get(getSession, {});
      expect(session?.user.email).toBe('wanted@example.org');
      expect(session?.user.id).not.toBe((await holder.get(getSession, {}))?.user.id);
    });

    it('sets a first password by mail, after which both ways lead in', async () => {
      one().people.set('lin', { email: 'lin@example.org', email_verified: true });
      await signInBy(server().visitor(), 'lin');
      await server()
        .visitor()
        .get(requestPasswordReset, { body: { email: 'lin@example.org' } });
      const token = await server().linkTo('lin@example.org', /new password on this page/u);
      const newPassword = 'another horse battery';
      await server().visitor().get(resetPassword, { body: { token, newPassword } });
      const lin = server().visitor();
      await lin.get(signIn, { body: { email: 'lin@example.org', password: newPassword } });
      expect(await signInBy(server().visitor(), 'lin')).toBe('/login?entered=0');
    });

    it('makes one account of somebody who comes back twice at once', async () => {
      one().people.set('twice', { email: 'twice@example.org', email_verified: true });
      const both = [server().visitor(), server().visitor()];
      const pages = await Promise.all(both.map((who) => signInBy(who, 'twice')));
      expect(pages).toEqual(['/login?entered=0', '/login?entered=0']);
    });

    it('links a logged-in account to a person with any address, and ends that again, but not the last way in', async () => {
      const holder = await server().accountHolder('own@example.org');
      two().people.set('own', { email: 'elsewhere@example.org', email_verified: false });
      const to = { params: { provider: '2' } };
      expect((await holder.call(linkProvider, { ...to, body: {} })).body.field).toBe('password');
      const wrong = { ...to, body: { password: 'wrong horse' } };
      expect((await holder.call(linkProvider, wrong)).status).toBe(400);
      const right = { ...to, body: { password: PASSWORD } };
      const { location } = await holder.get(linkProvider, right);
      const back = pathOf(await walkProvider(location, 'own'));
      expect(await beginOidc(holder, back)).toBe('/account');
      const { providers } = await holder.get(listProviders, {});
      expect(providers.map(({ name, linkedAt }) => [name, linkedAt !== null])).toEqual([
        ['One', false],
        ['Two', true],
      ]);

      const thief = await server().accountHolder('thief@example.org');
      const theirs = await thief.get(linkProvider, right);
      const taken = pathOf(await walkProvider(theirs.location, 'own'));
      expect(await beginOidc(thief, taken)).toBe('/account?trouble=linkedElsewhere');

      await server().database.db.execute(
        sql`delete from accounts where provider_id = 'credential' and user_id in (select id from users where email = 'own@example.org')`,
      );
      const last = await holder.call(unlinkProvider, { ...to, body: {} });
      expect([last.status, last.body.message]).toEqual([
        400,
        'This is the only way into your account. Add a password, a passkey or another provider first.',
      ]);
      expect((await thief.call(unlinkProvider, right)).status).toBe(404);
      await server().database.db.execute(
        sql`insert into accounts (id, user_id, account_id, provider_id) select 'more', id, 'more', ${one().issuer} from users where email = 'own@example.org'`,
      );
      await holder.get(unlinkProvider, { ...to, body: {} });
      expect(await eventsOf(server(), 'own@example.org')).toEqual([
        'provider_linked',
        'provider_removed',
      ]);
    });

    it('refuses to link an account to whose session another has given way', async () => {
      const holder = await server().accountHolder('left@example.org');
      const body = { password: PASSWORD };
      const { location } = await holder.get(linkProvider, { params: { provider: '1' }, body });
      one().people.set('left', {});
      const back = pathOf(await walkProvider(location, 'left'));
      await holder.get(signOut, {});
      await holder.get(signUp, {
        body: { name: 'Eve', email: 'eve@example.org', password: PASSWORD },
      });
      expect(await beginOidc(holder, back)).toBe('/account?trouble=notBegun');
    });

    it('offers what the operator has named', async () => {
      expect(await server().visitor().get(getWays, {})).toEqual({
        signUp: 'open',
        hasPasswords: true,
        providers: [
          { id: '1', name: 'One' },
          { id: '2', name: 'Two' },
        ],
      });
    });
  },
  { config: { publicUrl: PUBLIC_URL, oidcProviders } },
);
