import { useQueryClient } from '@tanstack/react-query';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { accountQuery } from './account-query.ts';

/**
 * Asks the server again who is logged in when a refusal says that the session has ended: the account page
 * then offers to log in, where the form that was refused could only be sent in vain.
 */
export function useRecheckAccount(): (cause: unknown) => void {
  const queryClient = useQueryClient();
  return (cause) => {
    if (!(cause instanceof ApiError && cause.code === 'no_session')) return;
    catchLostFocus();
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  };
}
