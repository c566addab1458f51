import { FILE_TYPES, type StoredApplication, type StoredInquiry } from '@shortlist/contracts';
import type { listApplications } from './application-queries.ts';
import type { listInquiries } from './inquiry-queries.ts';

type Inquiry = Awaited<ReturnType<typeof listInquiries>>['rows'][number];
type Page = Awaited<ReturnType<typeof listApplications>>;

export function toStoredInquiry({ submissionId: _, sentAt, ...inquiry }: Inquiry): StoredInquiry {
  return { ...inquiry, sentAt: sentAt.toISOString() };
}

/** An application with those of the files that are its own. */
export function toStoredApplication(
  { submissionId: _, sentAt, ...application }: Page['rows'][number],
  attached: Page['attached'],
): StoredApplication {
  const files = attached
    .filter(({ applicationId }) => applicationId === application.id)
    .map(({ kind, name, type, size }) => ({ kind, name, mediaType: FILE_TYPES[type], size }));
  return { ...application, sentAt: sentAt.toISOString(), files };
}
