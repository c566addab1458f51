import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearToken } from './token.ts';
import { resetPersonal } from './use-session.ts';

/**
 * Signs out of a session that the server has ended: this browser's cookie and token go, and the next resume
 * that is created opens a new session. Drafts stay on the disk. Rejects with what `call` throws.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { endSession, erasePersonalCopies } = await import('./fetch-session.ts');
      await endSession();
      clearToken();
      void erasePersonalCopies();
      // What was read belongs to the session that ended.
      void resetPersonal(queryClient);
    },
  });
}
