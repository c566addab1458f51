import {
  type AuditEntry,
  type Deletion,
  FILE_TYPES,
  FileKind,
  type RetentionPeriod,
  type StoredApplication,
  type StoredInquiry,
} from '@shortlist/contracts';
import type { listApplications } from './applications/application-queries.ts';
import type { listActions } from './deletion/action-queries.ts';
import type { listDeletionsSince } from './deletion/deletion-queries.ts';
import type { findPeriod } from './deletion/retention-queries.ts';
import type { listInquiries } from './inquiries/inquiry-queries.ts';

type Inquiry = Awaited<ReturnType<typeof listInquiries>>['rows'][number];
type Page = Awaited<ReturnType<typeof listApplications>>;
type Deleted = Awaited<ReturnType<typeof listDeletionsSince>>[number];
type Action = Awaited<ReturnType<typeof listActions>>['rows'][number];
type Period = Awaited<ReturnType<typeof findPeriod>>;

export function toStoredInquiry({ submissionId: _, sentAt, ...inquiry }: Inquiry): StoredInquiry {
  return { ...inquiry, sentAt: sentAt.toISOString() };
}

/** An application with those of the files that are its own. */
export function toStoredApplication(
  { submissionId: _, sentAt, ...application }: Page['rows'][number],
  attached: Page['attached'],
): StoredApplication {
  const files = attached
    .filter(({ recordId }) => recordId === application.id)
    .map(({ kind, name, type, size }) => ({
      kind: FileKind.parse(kind),
      name,
      mediaType: FILE_TYPES[type],
      size,
    }));
  return { ...application, sentAt: sentAt.toISOString(), files };
}

/** A deletion that can be undone as long as it is of after `since`. */
export const toDeletion = ({ id, kind, count, deletedAt }: Deleted, since: Date): Deletion => ({
  id,
  kind,
  count,
  secondsLeft: Math.max(0, (deletedAt.getTime() - since.getTime()) / 1000),
});

export const toAuditEntry = ({ actor, at, email, ...rest }: Action): AuditEntry => ({
  ...rest,
  at: at.toISOString(),
  by: actor === null ? null : { id: actor, email },
});

export const toRetentionPeriod = ({ appliesFrom, nextAt, ...period }: Period): RetentionPeriod => ({
  ...period,
  appliesFrom: appliesFrom?.toISOString() ?? null,
  nextAt: nextAt?.toISOString() ?? null,
});
