import { deleteUser } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useForgetOwner } from '#draft/react/use-log-out.ts';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { deleteForm } from './account-forms.ts';
import { ChangeForm } from './change-form.tsx';
import { ProofField } from './proof/proof-field.tsx';
import { useProof } from './proof/use-proof.ts';
import { AccountSection } from './section.tsx';

/** Deletes the account, once its address was typed and its password given. */
export function DeleteSection({ email }: { email: string }) {
  const words = useWords(en.account);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <AccountSection title={words.deleteTitle} text={words.deleteText}>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {words.deleteAccount}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.askDelete}
        description={words.askDeleteText}
      >
        <DeleteForm email={email} onClose={close} />
      </Dialog>
    </AccountSection>
  );
}

function DeleteForm({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useWords(en.account);
  const toast = useToast();
  const forget = useForgetOwner();
  const proof = useProof();
  const form = useAccountForm({
    schema: deleteForm(email, proof.kind),
    defaultValues: { confirmation: '', password: '' },
    async send({ password }) {
      const body = await proof.prove(password);
      await forget(() => call(deleteUser, { body }));
      toast({ text: words.deleteHint });
    },
  });
  return (
    <ChangeForm form={form} submitLabel={words.deleteForGood} isDangerous onClose={onClose}>
      <TextField
        label={words.confirmEmail}
        hint={words.typeHere({ email })}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('confirmation')}
      />
      <ProofField proof={proof} label={words.password} {...form.field('password')} />
    </ChangeForm>
  );
}
