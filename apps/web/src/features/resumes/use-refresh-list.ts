import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { resumesQuery } from '#platform/server/resumes-query.ts';

/**
 * Asks for the list again after a change, also after one that was refused: the list may be what is
 * out of date. Returns at once, the list follows.
 */
export function useRefreshList(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey }),
    [queryClient],
  );
}
