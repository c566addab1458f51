import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { PasskeyNotUsed } from '#platform/passkeys.ts';
import { reasonOf } from '#platform/server/reason-of.ts';

/** Returns what says why a form that shows who somebody is was not taken: by the server, or by no passkey. */
export function useReason(): (cause: unknown) => string {
  const words = useWords(en.logInForm);
  const common = useWords(en.common);
  return (cause) =>
    cause instanceof PasskeyNotUsed ? words.passkeyNotUsed : reasonOf(common, cause);
}
