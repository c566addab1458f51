import type { Inquiry, SubmissionStatus } from '@shortlist/contracts';
import { and, count, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { inquiries } from '#db/schema/site-schema.ts';
import { searchedWords } from '#db/search-words.ts';
import { countByStatus, findPage, isKept, type Wanted } from '../page-queries.ts';

type Sent = { submissionId: string | null; now: Date };

/** Stores an inquiry, its texts trimmed; false when the same form is there already. */
export async function addInquiry(db: Db, inquiry: Inquiry, { submissionId, now }: Sent) {
  const texts = {
    firstName: inquiry.firstName.trim(),
    lastName: inquiry.lastName.trim(),
    email: inquiry.email.trim(),
    phone: inquiry.phone.trim(),
    details: inquiry.details.trim(),
  };
  const added = await db
    .insert(inquiries)
    .values({ ...texts, submissionId, sentAt: now, words: searchedWords(Object.values(texts)) })
    .onConflictDoNothing()
    .returning({ id: inquiries.id });
  return added.length > 0;
}

/** A page of inquiries, the newest first. */
export async function listInquiries(db: Db, wanted: Wanted) {
  const { matching, onPage, newestFirst, cut } = findPage(inquiries, wanted);
  const { words: _, deletedAt: __, deletionId: ___, ...columns } = getTableColumns(inquiries);
  const rows = await db
    .select(columns)
    .from(inquiries)
    .where(onPage)
    .orderBy(...newestFirst)
    .limit(cut.limit);
  const [counted] = await db.select({ total: count() }).from(inquiries).where(matching);
  const counts = await countByStatus(db, inquiries);
  return { ...cut.of(rows), total: counted?.total ?? 0, counts };
}

/** Sets the status of an inquiry; returns whether there is such a one. */
export async function setInquiryStatus(db: Db, id: string, status: SubmissionStatus) {
  const set = await db
    .update(inquiries)
    .set({ status })
    .where(and(eq(inquiries.id, id), isKept(inquiries)))
    .returning({ id: inquiries.id });
  return set.length > 0;
}
