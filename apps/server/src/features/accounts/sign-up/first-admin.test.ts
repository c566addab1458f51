import { setTimeout as sleep } from 'node:timers/promises';
import { getSession, signUp } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer, PASSWORD, TestServer } from '../../../test-server.test-support.ts';

const LISTENED_MS = 300;

describeOnEachServer('[AC8] the first admin', (server) => {
  /** Starts another server on the database; gives the link in its log, if there is one, and the server. */
  async function start(config: object = {}) {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const app = await TestServer.build(server().database, {
      logTo,
      config: { adminEmail: undefined, logLevel: 'info', signUp: 'closed', ...config },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    await sleep(LISTENED_MS); // The link is made behind the start.
    const link = /"link":"([^"]+)"/u.exec(lines.join(''))?.[1];
    return { app, token: link && new URL(link).searchParams.get('invitation') };
  }
  const body = (email: string, invitation: string) => ({
    ...{ name: 'Chief', email, password: PASSWORD, invitation },
  });

  it('makes an account by the link that one start has logged, once', async () => {
    expect((await close(start({ adminEmail: 'chief@example.org' }))).token).toBeUndefined();
    const starts = await Promise.all([start(), start()]);
    const tokens = starts.flatMap(({ token }) => token ?? []);
    expect(tokens).toHaveLength(1);
    const [token = ''] = tokens;
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
    expect((await close(start())).token).toBeUndefined();
  });

  it('has its address confirmed first where mails are sent, and ends when somebody is made an admin', async () => {
    await server().database.db.execute(sql`delete from users`);
    const mail = { smtpUrl: 'smtp://127.0.0.1:9', publicUrl: 'https://resumes.example' };
    const { app, token } = await start(mail);
    const chief = server().visitor(app);
    await chief.get(signUp, { body: body('new@example.org', token ?? '') });
    const session = await chief.get(getSession, {});
    expect(session?.user).toMatchObject({ emailVerified: false, isAdmin: false });
    await app.close();

    await server().database.db.execute(sql`delete from users`);
    const again = await start();
    await server().admin();
    const late = server().visitor(again.app);
    const { status } = await late.call(signUp, {
      body: body('late@example.org', again.token ?? ''),
    });
    expect(status).toBe(403);
    await again.app.close();
  });
});

async function close<Started extends { app: { close: () => unknown } }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  await started.app.close();
  return started;
}
