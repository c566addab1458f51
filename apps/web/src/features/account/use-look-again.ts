import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { catchLostFocus } from '#lib/heading-focus.ts';
import { accountQuery } from './queries.ts';

/**
 * Has the account page look again who is here when a refusal says that the session has ended: it then
 * says so and offers the way back in, where the form that was refused could only be sent in vain.
 */
export function useLookAgain(): (cause: unknown) => void {
  const queryClient = useQueryClient();
  return (cause) => {
    if (!(cause instanceof ApiError && cause.code === 'no_session')) return;
    catchLostFocus();
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  };
}
