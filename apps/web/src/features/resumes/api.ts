import { changeDocument, deleteDocument, type RequestOf } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';
import { useRefreshList } from './use-refresh-list.ts';

type ResumeChanges = RequestOf<typeof changeDocument>['body'];

/** Changes, and the revision of the name that they were made on (undefined: whatever is there). */
type BasedChanges = { changes: ResumeChanges; basedOn: number | undefined };

/** Renames a resume or sets its level; answers the revision that this makes. */
export function useChangeResume(documentId: ResumeId) {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async ({ changes, basedOn }: BasedChanges) => {
      const request = { params: { documentId }, body: changes };
      return (await call(changeDocument, request, { ifMatch: basedOn })).revision;
    },
    onSettled: refreshList,
  });
}

export function useDeleteResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: (documentId: ResumeId) => call(deleteDocument, { params: { documentId } }),
    onSettled: refreshList,
  });
}
