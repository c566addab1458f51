import { type ResponseOf, signIn, signUp } from '@shortlist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { resetPersonal } from '#lib/reset-personal.ts';
import { storeToken } from '#lib/token.ts';
import type { LogInForm } from './account-forms.ts';
import { keepMailSent } from './mail-sent.ts';

/** Who has come in. */
export type Entered = ResponseOf<typeof signIn>;

/** Ways into an account; each resolves once this browser shows the person as logged in. Rejects with what `call` throws. */
export function useEnter() {
  const queryClient = useQueryClient();

  function enter(entered: Entered): Entered {
    storeToken(entered.token);
    // What was read before was read as a guest, or in a session that has ended.
    void resetPersonal(queryClient);
    return entered;
  }

  return {
    logIn: async (body: LogInForm) => enter(await call(signIn, { body })),
    async signUp(body: LogInForm & { name: string }) {
      const entered = enter(await call(signUp, { body }));
      keepMailSent(entered.user.email);
      return entered;
    },
  };
}
