import { askToSignInByPasskey, signInByPasskey } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { answerByPasskey, usePasskeySupport } from '#platform/passkeys.ts';
import { call } from '#platform/server/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { type Entered, useEnter } from './use-enter.ts';
import { useReason } from './use-reason.ts';

/** Logs in by a passkey, in browsers that have them. */
export function PasskeyLogIn({ onDone }: { onDone: (entered: Entered) => void }) {
  const words = useWords(en.logInForm);
  const reasonOf = useReason();
  const enter = useEnter();
  const isSupported = usePasskeySupport();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const passkey = await answerByPasskey(await call(askToSignInByPasskey, {}));
      return call(signInByPasskey, { body: { passkey } });
    },
    onSuccess: (entered) => onDone(enter(entered)),
    onError: (cause) => logError('Nobody was logged in by a passkey.', cause),
  });
  if (!isSupported) return null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate();
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-4 border-hairline border-t pt-5">
      <FormFailure text={error ? reasonOf(error) : undefined} />
      <Button type="submit" isPending={isPending}>
        {!isPending && <KeyRound size={16} aria-hidden />}
        {words.usePasskey}
      </Button>
    </form>
  );
}
