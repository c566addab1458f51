import { deleteUser } from '@shortlist/contracts';
import { useState } from 'react';
import { useForgetOwner } from '#draft/react/use-log-out.ts';
import { call } from '#lib/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { deleteForm } from './account-forms.ts';
import { ChangeForm } from './change-form.tsx';
import { Section } from './section.tsx';

/** Deletes the account, once its address was typed and its password given. */
export function DeleteSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Section
      title="Delete your account"
      text="Your account and every resume in it are removed from our server at once. There is no way back, so download them first."
    >
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Delete your account?"
        description="Your account and every resume in it are removed at once, for good. Nobody can bring them back."
      >
        <DeleteForm email={email} onClose={close} />
      </Dialog>
    </Section>
  );
}

function DeleteForm({ email, onClose }: { email: string; onClose: () => void }) {
  const toast = useToast();
  const forget = useForgetOwner();
  const form = useAccountForm({
    schema: deleteForm(email),
    defaultValues: { confirmation: '', password: '' },
    async send({ password }) {
      await forget(() => call(deleteUser, { body: { password } }));
      toast({ text: 'Your account and everything in it are deleted.' });
    },
  });
  return (
    <ChangeForm form={form} submitLabel="Delete for good" isDangerous onClose={onClose}>
      <TextField
        label="Your email address, to confirm"
        hint={`Type ${email} here.`}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('confirmation')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </ChangeForm>
  );
}
