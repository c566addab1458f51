import type { ResponseOf, signIn } from '@shortlist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { eraseCopiesOfOthers } from '#platform/storage/personal-copies.ts';
import { storeToken } from './token.ts';
import { resetPersonal } from './use-session.ts';

/** User who has logged in, as the server answers. */
export type Entered = ResponseOf<typeof signIn>;

/** Shows in this browser that a person has logged in, as the server has answered. */
export function useEnter() {
  const queryClient = useQueryClient();
  return <E extends Pick<Entered, 'token' | 'user'>>(entered: E): E => {
    storeToken(entered.token);
    void eraseCopiesOfOthers(entered.user.id);
    // What was read before was read as a guest, or in a session that has ended.
    void resetPersonal(queryClient);
    return entered;
  };
}
