import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshResumes } from '#platform/server/resumes-query.ts';

/** Returns a function that asks for the list again after a change, without waiting for it. */
export function useRefreshList(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void refreshResumes(queryClient), [queryClient]);
}
