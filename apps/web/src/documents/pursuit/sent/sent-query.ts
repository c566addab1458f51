import { getPursuit, getSentDocument, getSentFile, type SentKind } from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';
import { queryOptions } from '@tanstack/react-query';
import { readFailure } from '#draft/server/read-failure.ts';
import { call } from '#platform/server/call.ts';
import { readResume } from '#platform/server/read-resume.ts';

const keyOf = (applicationId: string) => ['pursuit', applicationId, 'sent'];

/** Sendings for an application, the newest first, and the company; none for one that the server is yet to make. */
export const sentQuery = (applicationId: string) =>
  queryOptions({
    queryKey: keyOf(applicationId),
    networkMode: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call(getPursuit, { params: { applicationId } }, { signal });
        return { sent: data.sent, company: data.posting.company };
      } catch (cause) {
        if (readFailure(cause).kind === 'missing') return { sent: [], company: '' };
        throw cause;
      }
    },
  });

/** The content of a sending's resume, which never changes. */
export const sentDocumentQuery = (applicationId: string, sentId: string) =>
  queryOptions({
    queryKey: [...keyOf(applicationId), sentId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      call(getSentDocument, { params: { applicationId, sentId } }, { signal }),
  });

/** A resume as the server has it now, read once for all sendings of it on a page. */
export const resumeNowQuery = (resumeId: string, sections: Sections) =>
  queryOptions({
    queryKey: ['resume-now', resumeId],
    staleTime: 1_000,
    retry: false,
    queryFn: ({ signal }) => readResume(resumeId, sections, { signal }),
  });

/** The address of a file that was sent. */
export const sentFileHref = (applicationId: string, sentId: string, kind: SentKind): string =>
  `${getSentFile.url.replace(':applicationId', applicationId).replace(':kind', kind)}?sent=${sentId}`;
