import { deleteDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';
import { useRefreshList } from './use-refresh-list.ts';

export function useDeleteResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: (documentId: ResumeId) =>
      call(deleteDocument, { params: { documentId }, querystring: {} }),
    onSettled: refreshList,
  });
}
