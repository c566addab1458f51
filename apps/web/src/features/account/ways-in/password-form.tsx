import { changePassword, MIN_PASSWORD } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { storeToken } from '#session/token.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { passwordForm } from '../account-forms.ts';
import { ChangeForm, UserNameField } from '../change-form.tsx';
import { ProofField } from '../proof/proof-field.tsx';
import { useProof } from '../proof/use-proof.ts';
import { sessionsQuery } from '../sessions/sessions-query.ts';
import { waysInQuery } from './ways-in-query.ts';

/** Sets a new password, in place of the present one where there is one. */
export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useWords(en.waysIn);
  const toast = useToast();
  const queryClient = useQueryClient();
  const proof = useProof();
  const form = useAccountForm({
    schema: passwordForm(proof.kind),
    defaultValues: { currentPassword: '', newPassword: '' },
    async send({ currentPassword, newPassword }) {
      const { password, passkey } = await proof.prove(currentPassword);
      const body = { currentPassword: password, passkey, newPassword };
      const { token } = await call(changePassword, { body });
      storeToken(token);
      for (const { queryKey } of [sessionsQuery, waysInQuery])
        void queryClient.invalidateQueries({ queryKey });
      onClose();
      toast({ tone: 'good', text: words.passwordChanged });
    },
  });
  return (
    <ChangeForm form={form} submitLabel={words.changePassword} onClose={onClose}>
      <UserNameField email={email} />
      <ProofField proof={proof} label={words.currentPassword} {...form.field('currentPassword')} />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.atLeastCharactersEvery({ least: MIN_PASSWORD })}
        {...form.field('newPassword')}
      />
    </ChangeForm>
  );
}
