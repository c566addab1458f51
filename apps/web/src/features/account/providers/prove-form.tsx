import { en } from '@shortlist/messages';
import { z } from 'zod';
import { useWords } from '#platform/language/use-words.ts';
import { KnownPassword } from '#session/log-in-fields.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ChangeForm } from '../change-form.tsx';

const Form = z.object({ password: KnownPassword });

type ProveFormProps = {
  submitLabel: string;
  onProved: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password of the account before one of its ways in changes. */
export function ProveForm({ submitLabel, onProved, onClose }: ProveFormProps) {
  const words = useWords(en.providers);
  const form = useAccountForm({
    schema: Form,
    defaultValues: { password: '' },
    send: ({ password }) => onProved(password),
  });
  return (
    <ChangeForm form={form} submitLabel={submitLabel} onClose={onClose}>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </ChangeForm>
  );
}
