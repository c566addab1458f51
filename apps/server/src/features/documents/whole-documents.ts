import type { DocumentKind, ResumeId } from '@shortlist/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import { AppError, refusal } from '#http/errors/errors.ts';
import { deleteDocument, restoreDocument } from './delete-queries.ts';
import type { EndWith } from './document-services.ts';
import type { Forms } from './forms.ts';
import { submittedResumeId, toResumeId } from './ids.ts';
import { assertCheck, full } from './outcome.ts';
import * as queries from './queries.ts';
import type { RoomOf } from './room/room.ts';

type Parts = {
  db: Db;
  callers: Callers;
  now: () => Date;
  roomOf: RoomOf;
  forms: Forms;
  endWith: EndWith;
};

type Wanted = Omit<queries.NewDocument, 'further'> & {
  /** Names the sending: the same one again makes no second document. */
  submissionId: string | undefined;
  /** Parts beside those that every document of the kind begins with; asked for only where nothing was made by this sending yet. */
  further?: Further | undefined;
};

type Further = (owner: UserId | undefined) => queries.Contents | Promise<queries.Contents>;

/** Makes, deletes and restores documents for calls by either name. What is refused is thrown as what the caller gets. */
export function createWholeDocuments({ db, callers, now, roomOf, forms, endWith }: Parts) {
  /** Makes a document, and opens a guest session where there is none. */
  async function make(
    request: FastifyRequest,
    reply: FastifyReply,
    { submissionId, further, ...wanted }: Wanted,
  ): Promise<ResumeId> {
    const { kind } = wanted;
    assertCheck(kind.checkTitle(wanted.title, 'create'));
    const caller = await callers.find(request, reply);
    const made = caller && (await findSubmitted(caller.owner, submissionId, kind));
    if (made) return made.id;
    const contents = await further?.(caller?.owner);
    const owner = caller?.owner ?? (await callers.openGuest(request, reply));
    const room = roomOf(request, caller?.isGuest ?? true);
    const id = submissionId ? submittedResumeId(owner, submissionId) : wanted.id;
    const document = { ...wanted, id, title: wanted.title.trim(), further: contents };
    const limits = { now: now(), room, forms };
    return unwrapCreated(await queries.createDocument(db, owner, document, limits), kind);
  }

  async function findSubmitted(owner: UserId, id: string | undefined, { kind }: DocumentKind) {
    return id ? queries.findMade(db, owner, kind, submittedResumeId(owner, id)) : undefined;
  }

  async function remove(
    owner: UserId,
    id: string,
    { among, withTailored = false }: { among: readonly string[]; withTailored?: boolean },
  ): Promise<void> {
    const wanted = { owner, id: toResumeId(id), kinds: among, withTailored };
    const isDeleted = await deleteDocument(db, wanted, { now: now(), endWith });
    if (!isDeleted) throw refusal('not_found');
  }

  /** Restores a document, and gives the ids of those that follow it no more. */
  async function restore(owner: UserId, id: string): Promise<ResumeId[]> {
    const outcome = await restoreDocument(db, owner, toResumeId(id), {
      ...{ now: now(), forms, endWith },
    });
    if (outcome === 'absent') throw refusal('not_found');
    if ('full' in outcome) throw full('documents', outcome.full);
    return outcome.detached;
  }

  return { make, remove, restore };
}

/** The id of a document that was made; throws what the caller gets where it was not. */
function unwrapCreated(
  created: Awaited<ReturnType<typeof queries.createDocument>>,
  kind: DocumentKind,
): ResumeId {
  if (created === 'taken') throw refusal('not_found');
  if (created === 'baseless')
    throw new AppError('invalid', { code: 'errors.noSuchBase' }, { field: 'base' });
  if (created === 'ownerless') throw refusal('no_session');
  if ('bound' in created) throw full(created.bound, kind);
  return created.id;
}
