import { eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { sessions, users } from '#db/schema/schema.ts';
import { readEvents } from './events/event-queries.ts';

/** Reads an account, its sessions and what happened to the ways into it, without what opens either: neither the password's digest nor a token. */
export async function* readAccount(db: Db, owner: UserId): AsyncGenerator<object> {
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      isAdmin: users.isAdmin,
      created: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, owner));
  if (account) yield { account };
  const open = await db
    .select({
      browser: sessions.userAgent,
      created: sessions.createdAt,
      used: sessions.updatedAt,
      expires: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, owner))
    .orderBy(sessions.createdAt);
  for (const session of open) yield { session };
  for (const event of await readEvents(db, owner)) yield { event };
}
