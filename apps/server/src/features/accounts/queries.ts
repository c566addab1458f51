import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { accounts, counters, resumes, sessions, users, verifications } from '#db/schema.ts';

/** The tables that better-auth keeps sessions in. */
export function authStore(db: Db) {
  return drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
  });
}

/** Forgets counters that began before `before`, which is at least as long ago as the longest window. */
export async function removeOldCounters(db: Db, before: Date): Promise<void> {
  await db.delete(counters).where(lt(counters.startedAt, before));
}

/** Removes sessions that have ended, and guests who are left with neither a session nor a resume. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const hasSession = db.select().from(sessions).where(eq(sessions.userId, users.id));
  const hasResume = db.select().from(resumes).where(eq(resumes.owner, users.id));
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db
    .delete(users)
    .where(
      and(
        eq(users.isAnonymous, true),
        lt(users.createdAt, dayAgo),
        notExists(hasSession),
        notExists(hasResume),
      ),
    );
}
