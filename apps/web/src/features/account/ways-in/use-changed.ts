import { useQueryClient } from '@tanstack/react-query';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { waysInQuery } from './ways-in-query.ts';

/** Returns what to do once the ways into the account have changed: read them again, close the dialog, and say it. */
export function useChanged(onClose: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async (text?: string) => {
    onClose();
    catchLostFocus();
    if (text !== undefined) toast({ tone: 'good', text });
    await queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
  };
}
