import { changeEmail } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { EmailForm as Form } from './account-forms.ts';
import { ChangeForm, UserNameField } from './change-form.tsx';

/** Asks for a new address. The old one stays until the link that is mailed to the new one is pressed. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useWords(en.account);
  const toast = useToast();
  const form = useAccountForm({
    schema: Form,
    defaultValues: { newEmail: '', password: '' },
    async send(body) {
      await call(changeEmail, { body });
      onClose();
      toast({
        text: words.mailSent({ newEmail: body.newEmail.trim() }),
      });
    },
  });
  return (
    <ChangeForm form={form} submitLabel={words.sendMail} onClose={onClose}>
      <UserNameField email={email} />
      <TextField
        label={words.newEmail}
        type="email"
        autoComplete="email"
        hint={words.newEmailHint({ email })}
        {...form.field('newEmail')}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </ChangeForm>
  );
}
