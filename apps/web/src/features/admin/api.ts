import {
  changeApplication,
  changeInquiry,
  changeJob,
  createInvitation,
  createJob,
  deleteInvitation,
  deleteJob,
  deleteSubmissions,
  type EditedJob,
  endSessionsOf,
  getJobToEdit,
  getRetention,
  getStatus,
  getTotals,
  type JobToSave,
  listActions,
  listApplications,
  listBackups,
  listDeletions,
  listInquiries,
  listInvitations,
  listJobsToEdit,
  type RequestOf,
  type SubmissionKind,
  type SubmissionStatus,
  setRetention,
  undoDeletion,
} from '@shortlist/contracts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** First part of every key of this area, so that a change asks for all of it again. */
const AREA = 'admin';

export type InquirySearch = RequestOf<typeof listInquiries>['querystring'];
export type ApplicationSearch = RequestOf<typeof listApplications>['querystring'];

export const inquiriesQuery = (querystring: InquirySearch) =>
  queryOptions({
    queryKey: [AREA, 'inquiries', querystring],
    queryFn: ({ signal }) => call(listInquiries, { querystring }, { signal }),
    placeholderData: keepPreviousData,
  });

export const applicationsQuery = (querystring: ApplicationSearch) =>
  queryOptions({
    queryKey: [AREA, 'applications', querystring],
    queryFn: ({ signal }) => call(listApplications, { querystring }, { signal }),
    placeholderData: keepPreviousData,
  });

export const editedJobsQuery = queryOptions({
  queryKey: [AREA, 'jobs'],
  queryFn: async ({ signal }) => (await call(listJobsToEdit, {}, { signal })).jobs,
});

export const editedJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: [AREA, 'job', jobId],
    // An editor is opened on what the server has now: a save on an older revision would be refused.
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await call(getJobToEdit, { params: { jobId } }, { signal })).job,
  });

export const totalsQuery = (jobId: string) =>
  queryOptions({
    queryKey: [AREA, 'totals', jobId],
    queryFn: ({ signal }) => call(getTotals, { params: { jobId } }, { signal }),
  });

/** Runs a change of this area; whatever comes of it, the lists here and the public jobs are asked for again. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const first of [AREA, 'jobs', 'job']) {
        void queryClient.invalidateQueries({ queryKey: [first] });
      }
    },
  });
}

export const retentionQuery = queryOptions({
  queryKey: [AREA, 'retention'],
  queryFn: ({ signal }) => call(getRetention, {}, { signal }),
});

export const statusQuery = queryOptions({
  queryKey: [AREA, 'status'],
  queryFn: ({ signal }) => call(getStatus, {}, { signal }),
});

export const backupsQuery = queryOptions({
  queryKey: [AREA, 'backups'],
  queryFn: ({ signal }) => call(listBackups, {}, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: [AREA, 'invitations'],
  queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
});

/** Invites somebody: gives the link, which is shown once. */
export const useInvite = () =>
  useChange((email: string) => call(createInvitation, { body: email === '' ? {} : { email } }));

export const useDeleteInvitation = () =>
  useChange((invitationId: string) => call(deleteInvitation, { params: { invitationId } }));

export const actionsQuery = (after: string) =>
  queryOptions({
    queryKey: [AREA, 'actions', after],
    queryFn: ({ signal }) => call(listActions, { querystring: { after } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The deletions that can still be undone, by anybody; asked for again when the first no longer can. */
export const deletionsQuery = queryOptions({
  queryKey: [AREA, 'deletions'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(listDeletions, {}, { signal })).deletions,
  refetchInterval: ({ state }) => {
    const left = (state.data ?? []).map(({ secondsLeft }) => secondsLeft);
    return left.length > 0 && (Math.min(...left) + 1) * 1000;
  },
});

/** Deletes, and has the deletion among those that can be undone before the lists are asked for again. */
export function useDelete(kind: SubmissionKind) {
  const queryClient = useQueryClient();
  return useChange(async (ids: readonly string[]) => {
    const { deletion } = await call(deleteSubmissions, { body: { kind, ids: [...ids] } });
    queryClient.setQueryData(deletionsQuery.queryKey, (known = []) => [deletion, ...known]);
  });
}

export const useUndo = () => useChange((id: string) => call(undoDeletion, { params: { id } }));

/** Sets after how many months a kind is removed; null for never. */
export const useSetRetention = (kind: SubmissionKind) =>
  useChange((months: number | null) => call(setRetention, { params: { kind }, body: { months } }));

/** Logs an account out everywhere, by its address. */
export const useEndSessions = () =>
  useChange((email: string) => call(endSessionsOf, { body: { email } }));

/** Marks an inquiry or an application as new, read or archived. */
export const useSetStatus = (sent: SubmissionKind) =>
  useChange(({ id, status }: { id: string; status: SubmissionStatus }) =>
    call(sent === 'inquiry' ? changeInquiry : changeApplication, {
      params: { id },
      body: { status },
    }),
  );

export const useCreateJob = () =>
  useChange(async (body: JobToSave) => (await call(createJob, { body })).job);

export type JobChanges = RequestOf<typeof changeJob>['body'];

/** Changes a job as it was read; one that has moved on since is refused with `stale`. */
export const useChangeJob = () =>
  useChange(
    async ({ job, changes }: { job: Pick<EditedJob, 'id' | 'revision'>; changes: JobChanges }) => {
      const request = { params: { jobId: job.id }, body: changes };
      return (await call(changeJob, request, { ifMatch: job.revision })).job;
    },
  );

export const useDeleteJob = () =>
  useChange((jobId: string) => call(deleteJob, { params: { jobId } }));
