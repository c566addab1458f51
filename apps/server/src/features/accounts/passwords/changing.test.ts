import { setTimeout as sleep } from 'node:timers/promises';
import { getSession, signIn } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, PASSWORD } from '../../../test-server.test-support.ts';

/** Something to wait for, and what lets go on. */
function gate(): [Promise<void>, () => void] {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, () => open()];
}

describeOnServer('a password that is being changed', (server) => {
  it('opens no session that outlives it: not that of a log in which was right when it began', async ({
    skip,
  }) => {
    const { kind, db } = server().database;
    // The embedded database does one thing after the other.
    if (kind !== 'postgres') skip();
    const email = 'ada@example.org';
    await server().accountHolder(email);
    const thief = server().visitor();
    const enter = () => thief.call(signIn, { body: { email, password: PASSWORD } });
    const isWaiting = async () =>
      (await db.execute(sql`select 1 from pg_locks where not granted`)).rows.length > 0;

    const [locked, isLocked] = gate();
    const [waited, hasWaited] = gate();
    const changing = db.transaction(async (change) => {
      await change.execute(sql`select 1 from users where email = ${email} for update`);
      isLocked();
      await waited;
      await change.execute(
        sql`update accounts set password = 'another' where password is not null`,
      );
      await change.execute(sql`delete from sessions`);
    });
    await locked;
    const entering = enter();
    while (!(await isWaiting())) await sleep(5);
    hasWaited();
    await changing;
    expect((await entering).status).toBe(400);
    expect(await thief.get(getSession, {})).toBeNull();
    expect((await db.execute(sql`select 1 from sessions`)).rows).toEqual([]);
  });
});
