import { useMutation } from '@tanstack/react-query';
import type { NewDocument } from '#draft/opening/ask-to-create.ts';
import { useRefreshList } from '../use-refresh-list.ts';

/** Creates a resume and answers its id. The home page can do it too, and has the call fetched when it does. */
export function useCreateResume() {
  const refreshList = useRefreshList();
  return useMutation({
    mutationFn: async (body: NewDocument) =>
      (await import('#draft/opening/ask-to-create.ts')).askToCreate(body),
    onSuccess: refreshList,
  });
}
