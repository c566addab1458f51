import {
  changeResume,
  createResume,
  deleteResume,
  getSession,
  type RequestOf,
  restoreResume,
} from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/resume';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/server/call.ts';
import { resumesQuery } from '#lib/server/resumes-query.ts';

/** By whom the server knows this browser; null where it knows nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
});

/**
 * Asks for the list again after a change, also after one that was refused: the list may be what is
 * out of date. Returns at once, the list follows.
 */
function useRefreshList(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });
}

export type NewResume = RequestOf<typeof createResume>['body'];

/** Creates a resume on the server and answers its id. */
export function useCreateResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async (body: NewResume) => (await call(createResume, { body })).resume_id,
    onSuccess: refreshList,
  });
}

type ResumeChanges = RequestOf<typeof changeResume>['body'];

/** Changes, and the revision of the name that they were made on (undefined: whatever is there). */
type BasedChanges = { changes: ResumeChanges; basedOn: number | undefined };

/** Renames a resume or sets its level; answers the revision that this makes. */
export function useChangeResume(resumeId: ResumeId) {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async ({ changes, basedOn }: BasedChanges) => {
      const request = { params: { resumeId }, body: changes };
      const { revisions } = await call(changeResume, request, { ifMatch: basedOn });
      return revisions.name;
    },
    onSettled: refreshList,
  });
}

export function useDeleteResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: (resumeId: ResumeId) => call(deleteResume, { body: { resume_id: resumeId } }),
    onSettled: refreshList,
  });
}

export function useRestoreResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: (resumeId: ResumeId) => call(restoreResume, { params: { resumeId } }),
    onSettled: refreshList,
  });
}
