import { signOut } from '@shortlist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { logError } from '#lib/log.ts';
import { clearToken } from '#lib/token.ts';

/**
 * Ends the session here and on the server. Here it ends in any case; a server that could not be
 * told is the caller's `onError`, since its cookie then still opens the account.
 */
export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onError: (cause) => logError('The server could not be told to end the session.', cause),
    onSettled: () => {
      clearToken();
      queryClient.clear();
    },
  });
}
