import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField, type PasswordFieldProps } from '#ui/fields/password-field.tsx';
import type { useProof } from './use-proof.ts';

type ProofFieldProps = Omit<PasswordFieldProps, 'autoComplete'> & {
  proof: Pick<ReturnType<typeof useProof>, 'kind' | 'choose' | 'hasChoice'>;
};

/** Asks for the password, or says that a passkey is asked for; where the account has both, the person chooses. */
export function ProofField({ proof, ...field }: ProofFieldProps) {
  const words = useWords(en.account);
  const { kind, choose, hasChoice } = proof;
  const isByPassword = kind === 'password';

  function handleSwitch() {
    catchLostFocus();
    choose(isByPassword ? 'passkey' : 'password');
  }
  if (kind === 'session') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {isByPassword ? (
        <div className="w-full">
          <PasswordField autoComplete="current-password" {...field} />
        </div>
      ) : (
        <p role="status" className="text-muted text-sm">
          {words.passkeyNext}
        </p>
      )}
      {hasChoice && (
        <Button size="sm" variant="ghost" className="-ms-3" onClick={handleSwitch}>
          {isByPassword ? words.usePasskeyInstead : words.usePasswordInstead}
        </Button>
      )}
    </div>
  );
}
