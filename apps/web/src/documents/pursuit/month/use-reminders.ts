import { getReminders, type Reminders, setReminders } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  networkMode: 'always',
  queryFn: async ({ signal }) => (await call(getReminders, {}, { signal })).reminders,
});

/** The reminders of the account as they are, or as they are being saved. */
export function useReminders() {
  const words = useWords(en.applicationsMonth);
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const { data, error, refetch } = useQuery(remindersQuery);
  const saving = useMutation({
    mutationFn: (body: Reminders) => call(setReminders, { body }),
    onSuccess: ({ reminders }) => queryClient.setQueryData(remindersQuery.queryKey, reminders),
    onError: (cause) => fail('Reminders were not saved.', cause, words.remindersNotSaved),
  });
  return {
    reminders: saving.isPending ? saving.variables : data,
    error,
    refetch,
    save: saving.mutate,
  };
}
