import { changeEmail } from '@shortlist/contracts';
import { call } from '#lib/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { EmailForm as Form } from './account-forms.ts';
import { ChangeForm } from './change-form.tsx';
import { UserNameField } from './user-name-field.tsx';

/** Asks for a new address. The old one stays until the link that is mailed to the new one is pressed. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const toast = useToast();
  const form = useAccountForm({
    schema: Form,
    defaultValues: { newEmail: '', password: '' },
    async send(body) {
      await call(changeEmail, { body });
      onClose();
      toast({
        text: `A mail was sent to ${body.newEmail.trim()}. Your address changes when you press the link in it.`,
      });
    },
  });
  return (
    <ChangeForm form={form} submitLabel="Send the mail" onClose={onClose}>
      <UserNameField email={email} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        hint={`We send a mail there. Until you press the link in it, ${email} stays your address.`}
        {...form.field('newEmail')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </ChangeForm>
  );
}
