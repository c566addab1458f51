import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { proofForm } from '../account-forms.ts';
import { ChangeForm } from '../change-form.tsx';
import { ProofField } from '../proof/proof-field.tsx';
import { type Proof, useProof } from '../proof/use-proof.ts';

type ProofFormProps = {
  submitLabel: string;
  isDangerous?: boolean;
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for nothing but proof of who is there before it goes on. */
export function ProofForm({ send, children, ...rest }: ProofFormProps) {
  const words = useWords(en.waysIn);
  const proof = useProof();
  const form = useAccountForm({
    schema: proofForm(proof.kind),
    defaultValues: { password: '' },
    send: async ({ password }) => send(await proof.prove(password)),
  });
  return (
    <ChangeForm form={form} {...rest}>
      {children}
      <ProofField proof={proof} label={words.password} {...form.field('password')} />
    </ChangeForm>
  );
}
