import { setTimeout as sleep } from 'node:timers/promises';
import { getSession, signUp } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer, PASSWORD, TestServer } from '../../../test-server.test-support.ts';

const LISTENED_MS = 300;

describeOnEachServer('[AC8] the first admin', (server) => {
  /** Starts another server on the database; gives it, and what reads the link in its log. */
  async function start(config: object = {}) {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const app = await TestServer.build(server().database, {
      logTo,
      config: { adminEmail: undefined, logLevel: 'info', signUp: 'closed', ...config },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const findToken = () => {
      const link = /"link":"([^"]+)"/u.exec(lines.join(''))?.[1];
      return link && new URL(link).searchParams.get('invitation');
    };
    return { app, findToken };
  }
  type Started = Awaited<ReturnType<typeof start>>;
  /** Waits for the one link of some starts: it is made behind the start. */
  async function waitForToken(...started: Started[]): Promise<string> {
    const find = () => started.flatMap(({ findToken }) => findToken() ?? []);
    await expect.poll(find, { timeout: 20_000 }).toHaveLength(1);
    await sleep(LISTENED_MS);
    const [token = '', ...others] = find();
    expect(others).toEqual([]);
    return token;
  }
  async function expectNoLink({ app, findToken }: Started): Promise<void> {
    await sleep(LISTENED_MS);
    expect(findToken()).toBeUndefined();
    await app.close();
  }
  const body = (email: string, invitation: string) => ({
    ...{ name: 'Chief', email, password: PASSWORD, invitation },
  });

  it('makes an account by the link that one start has logged, once', async () => {
    await expectNoLink(await start({ adminEmail: 'chief@example.org' }));
    const starts = await Promise.all([start(), start()]);
    const token = await waitForToken(...starts);
    const [{ app }, other] = starts;
    const chief = server().visitor(app);
    const rivals = await Promise.all([
      chief.call(signUp, { body: body('chief@example.org', token) }),
      server()
        .visitor(other.app)
        .call(signUp, { body: body('rival@example.org', token) }),
    ]);
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const { rows } = await server().database.db.execute(
      sql`select is_admin, email_verified from users where is_anonymous = false`,
    );
    expect(rows).toEqual([{ is_admin: true, email_verified: true }]);
    await Promise.all([app.close(), other.app.close()]);
    await expectNoLink(await start());
  });

  it('has its address confirmed first where mails are sent, and ends when somebody is made an admin', async () => {
    await server().database.db.execute(sql`delete from users`);
    const mail = { smtpUrl: 'smtp://127.0.0.1:9', publicUrl: 'https://resumes.example' };
    const started = await start(mail);
    const token = await waitForToken(started);
    const chief = server().visitor(started.app);
    await chief.get(signUp, { body: body('new@example.org', token) });
    const session = await chief.get(getSession, {});
    expect(session?.user).toMatchObject({ emailVerified: false, isAdmin: false });
    await started.app.close();

    await server().database.db.execute(sql`delete from users`);
    const again = await start();
    const invitation = await waitForToken(again);
    await server().admin();
    const late = server().visitor(again.app);
    const { status } = await late.call(signUp, {
      body: body('late@example.org', invitation),
    });
    expect(status).toBe(403);
    await again.app.close();
  });
});
