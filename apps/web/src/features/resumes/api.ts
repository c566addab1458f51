import { changeResume, deleteResume, type RequestOf, restoreResume } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/resume';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/server/call.ts';
import { useRefreshList } from './use-refresh-list.ts';

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
