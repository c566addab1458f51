import type { AuditedEvent } from '@shortlist/contracts';
import type { Db, UserId } from './db.ts';
import { auditEvents } from './schema/site-schema.ts';

/** Something that an admin has done, or the operator where `actor` is null, to an account, a job or an application. */
export type NewEvent = AuditedEvent & { actor: UserId | null; subject: string; at?: Date };

/** Adds to the audit trail; within the transaction of what was done, so that there is neither without the other. */
export async function recordEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insert(auditEvents).values(event);
}
