import { signOut } from '@shortlist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { resetPersonal } from './reset-personal.ts';
import { clearToken } from './token.ts';

/**
 * Lays an ended session down in this browser too: its cookie and token go, and the next resume that
 * is created opens a session of its own. Drafts stay on the disk. Rejects with what `call` throws.
 */
export function useStartAnew() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: () => {
      clearToken();
      // What was read belongs to the session that ended.
      void resetPersonal(queryClient);
    },
  });
}
