import { changeEmail } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { emailForm } from './account-forms.ts';
import { ChangeForm, UserNameField } from './change-form.tsx';
import { ProofField } from './proof/proof-field.tsx';
import { useProof } from './proof/use-proof.ts';

/** Asks for a new address. The old one stays until the link that is mailed to the new one is pressed. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useWords(en.account);
  const toast = useToast();
  const proof = useProof();
  const form = useAccountForm({
    schema: emailForm(proof.kind),
    defaultValues: { newEmail: '', password: '' },
    async send({ newEmail, password }) {
      await call(changeEmail, { body: { newEmail, ...(await proof.prove(password)) } });
      onClose();
      toast({
        text: words.mailSent({ newEmail: newEmail.trim() }),
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
      <ProofField proof={proof} label={words.password} {...form.field('password')} />
    </ChangeForm>
  );
}
