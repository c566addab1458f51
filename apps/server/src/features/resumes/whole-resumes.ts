import { MAX_RESUMES } from '@shortlist/contracts';
import { checkResumeName, type ResumeId } from '@shortlist/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import type { UserId } from '#db/user-id.ts';
import type { Callers } from '#http/callers.ts';
import { refusal } from '#http/errors/errors.ts';
import { submittedResumeId, toResumeId } from './ids.ts';
import { assertCheck, full } from './outcome.ts';
import * as queries from './queries.ts';
import type { RoomOf } from './room/room.ts';

type Parts = { db: Db; callers: Callers; now: () => Date; roomOf: RoomOf };

/** `submissionId` names the sending: the same one again makes no second resume. */
type Wanted = queries.NewResume & { submissionId: string | undefined };

/** Makes, deletes and restores resumes for calls by either name. What is refused is thrown as what the caller gets. */
export function createWholeResumes({ db, callers, now, roomOf }: Parts) {
  /** Makes a resume, and opens a guest session where there is none. */
  async function make(
    request: FastifyRequest,
    reply: FastifyReply,
    { submissionId, ...wanted }: Wanted,
  ): Promise<ResumeId> {
    assertCheck(checkResumeName(wanted.title, 'create'));
    const caller = await callers.find(request, reply);
    const owner = caller?.owner ?? (await callers.openGuest(request, reply));
    const room = roomOf(request, caller?.isGuest ?? true);
    const id = submissionId ? submittedResumeId(owner, submissionId) : wanted.id;
    const resume = { ...wanted, id, title: wanted.title.trim() };
    const limits = { now: now(), most: MAX_RESUMES, room };
    const created = await queries.createResume(db, owner, resume, limits);
    if (created === 'taken') throw refusal('not_found');
    if (created === 'ownerless') throw refusal('no_session');
    if ('bound' in created) throw full(created.bound);
    return created.id;
  }

  async function remove(owner: UserId, id: string): Promise<void> {
    const isDeleted = await queries.deleteResume(db, owner, toResumeId(id), now());
    if (!isDeleted) throw refusal('not_found');
  }

  async function restore(owner: UserId, id: string): Promise<void> {
    const limits = { now: now(), most: MAX_RESUMES };
    const outcome = await queries.restoreResume(db, owner, toResumeId(id), limits);
    if (outcome === 'absent') throw refusal('not_found');
    if (outcome === 'full') throw full('resumes');
  }

  return { make, remove, restore };
}
