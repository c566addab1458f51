import type { ResumeId } from '@shortlist/model';
import type { Db, UserId } from '#db/db.ts';
import type { Frozen } from '#db/schema/links-schema.ts';
import { toJob } from '../documents/file-job.ts';
import { findDocument } from '../documents/find-document-queries.ts';
import type { Forms } from '../documents/forms.ts';
import type { Room } from '../documents/room/room.ts';
import { FROZEN_MEGABYTES } from './limits.ts';
import { type Kept, LINKED_KINDS } from './link-queries.ts';

const MEGABYTE = 1024 * 1024;

type OfDocument = { owner: UserId; document: ResumeId };

/** Reads what a document says now, as links show it; undefined where the owner has no such document. */
export async function readShown(db: Db, forms: Forms, { owner, document }: OfDocument) {
  const found = await findDocument(db, { owner, id: document, forms, kinds: LINKED_KINDS });
  if (!found) return undefined;
  const { parts, createdAt } = toJob(found, '');
  return { parts, edited: createdAt };
}

/** Reads what a link to a document freezes, and counts its growth; undefined where the owner has no such document. */
export async function freeze(
  { db, forms, room }: { db: Db; forms: Forms; room: Room },
  of: OfDocument,
): Promise<Kept | undefined> {
  const shown = await readShown(db, forms, of);
  if (!shown) return undefined;
  const frozen: Frozen = { parts: shown.parts };
  const bytes = Buffer.byteLength(JSON.stringify(frozen));
  await room.countGrowth(db, bytes);
  return { frozen, bytes, mostBytes: FROZEN_MEGABYTES[room.of] * MEGABYTE };
}
