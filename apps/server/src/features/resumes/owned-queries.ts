import type { ResumeId } from '@shortlist/resume';
import { and, eq, isNull } from 'drizzle-orm';
import { resumes } from '#db/schema.ts';
import type { UserId } from '#db/user-id.ts';

// Every query names the owner: someone else's resume is a resume that does not exist.
export const kept = (owner: UserId) => and(eq(resumes.owner, owner), isNull(resumes.deletedAt));

/** The owner's resume of this id, unless it is deleted. */
export const owned = (owner: UserId, id: ResumeId) => and(kept(owner), eq(resumes.id, id));
