import {
  addPasskey,
  askToAddPasskey,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { makePasskey } from '#platform/passkeys.ts';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { passkeyForm, renameForm } from '../account-forms.ts';
import { ChangeForm } from '../change-form.tsx';
import { ProofField } from '../proof/proof-field.tsx';
import { useProof } from '../proof/use-proof.ts';
import { ProofForm } from './proof-form.tsx';
import { useChanged } from './use-changed.ts';

type FormProps = { onClose: () => void };

/** Has the browser make a passkey, and adds it under a name. */
export function AddPasskeyForm({ onClose }: FormProps) {
  const words = useWords(en.waysIn);
  const changed = useChanged(onClose);
  const proof = useProof();
  const form = useAccountForm({
    schema: passkeyForm(proof.kind),
    defaultValues: { name: '', password: '' },
    async send({ name, password }) {
      const asked = await call(askToAddPasskey, { body: await proof.prove(password) });
      await call(addPasskey, { body: { name, passkey: await makePasskey(asked) } });
      await changed(words.passkeyAdded);
    },
  });
  return (
    <ChangeForm form={form} submitLabel={words.addPasskey} onClose={onClose}>
      <TextField
        label={words.passkeyName}
        hint={words.passkeyNameHint}
        autoComplete="off"
        {...form.field('name')}
      />
      <ProofField proof={proof} label={words.password} {...form.field('password')} />
    </ChangeForm>
  );
}

export function RenamePasskeyForm({ passkey, onClose }: FormProps & { passkey: Passkey }) {
  const common = useWords(en.common);
  const words = useWords(en.waysIn);
  const changed = useChanged(onClose);
  const { id } = passkey;
  const form = useAccountForm({
    schema: renameForm,
    defaultValues: { name: passkey.name },
    async send({ name }) {
      await call(renamePasskey, { body: { id, name } });
      await changed();
    },
  });
  return (
    <ChangeForm form={form} submitLabel={common.save} onClose={onClose}>
      <TextField label={words.passkeyName} autoComplete="off" {...form.field('name')} />
    </ChangeForm>
  );
}

export function RemovePasskeyForm({ id, onClose }: FormProps & { id: string }) {
  const words = useWords(en.waysIn);
  const changed = useChanged(onClose);
  return (
    <ProofForm
      submitLabel={words.remove}
      isDangerous
      onClose={onClose}
      send={async (proof) => {
        await call(removePasskey, { body: { id, ...proof } });
        await changed(words.passkeyRemoved);
      }}
    />
  );
}
