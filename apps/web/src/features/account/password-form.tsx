import { changePassword, MIN_PASSWORD } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { storeToken } from '#session/token.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { PasswordForm as Form } from './account-forms.ts';
import { ChangeForm, UserNameField } from './change-form.tsx';
import { sessionsQuery } from './sessions/sessions-query.ts';

export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useWords(en.account);
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: Form,
    defaultValues: { currentPassword: '', newPassword: '' },
    async send(body) {
      const { token } = await call(changePassword, { body });
      storeToken(token);
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
      toast({ tone: 'good', text: words.passwordChanged });
    },
  });
  return (
    <ChangeForm form={form} submitLabel={words.changePassword} onClose={onClose}>
      <UserNameField email={email} />
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.atLeastCharactersEvery({ least: MIN_PASSWORD })}
        {...form.field('newPassword')}
      />
    </ChangeForm>
  );
}
