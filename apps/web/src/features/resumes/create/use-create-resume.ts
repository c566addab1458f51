import { useMutation } from '@tanstack/react-query';
import { useRefreshList } from '../use-refresh-list.ts';
import type { NewResume } from './ask-to-create.ts';

/** Creates a resume and answers its id. The home page can do it too, and has the call fetched when it does. */
export function useCreateResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async (body: NewResume) => (await import('./ask-to-create.ts')).askToCreate(body),
    onSuccess: refreshList,
  });
}
