import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type ResponseOf,
  renewRecoveryCodes,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { codeForm, turnOffForm } from '../account-forms.ts';
import { ChangeForm } from '../change-form.tsx';
import { ProofField } from '../proof/proof-field.tsx';
import { useProof } from '../proof/use-proof.ts';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { useChanged } from './use-changed.ts';

type FormProps = { onClose: () => void };
type Key = ResponseOf<typeof beginSecondFactor>;
/** `onDone` is given the recovery codes, which nobody is shown again. */
type CodesFormProps = FormProps & { onDone: (codes: readonly string[]) => void };

/** Turns two-step codes on: proof, then the key for the app, then its first code, which gives the recovery codes. */
export function TurnOnCodes({ onDone, onClose }: CodesFormProps) {
  const words = useWords(en.waysIn);
  const [key, setKey] = useState<Key>();
  if (key) return <FirstCodeForm made={key} onDone={onDone} onClose={onClose} />;
  return (
    <ProofForm
      submitLabel={words.goOn}
      onClose={onClose}
      send={async (body) => setKey(await call(beginSecondFactor, { body }))}
    />
  );
}

type FirstCodeProps = CodesFormProps & { made: Key };

/** The key in groups, as somebody types it who cannot scan. */
const groupsOf = (key: string) => key.replace(/.{4}(?=.)/gu, '$& ');

/** Gives the app its key, as a picture and as text, and asks for the first code of it. */
function FirstCodeForm({ made, onDone, onClose }: FirstCodeProps) {
  const words = useWords(en.waysIn);
  const form = useAccountForm({
    schema: codeForm,
    defaultValues: { code: '' },
    send: async (body) => onDone((await call(confirmSecondFactor, { body })).recoveryCodes),
  });
  return (
    <ChangeForm form={form} submitLabel={words.turnOn} onClose={onClose}>
      <p className="text-pretty text-sm">{words.scan}</p>
      <QrCode text={made.address} label={words.qrCode} />
      <CopyField label={words.key} value={made.key} />
      <p aria-hidden dir="ltr" className="-mt-3 font-mono text-muted text-sm">
        {groupsOf(made.key)}
      </p>
      <TextField
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
    </ChangeForm>
  );
}

/** Turns two-step codes off, with proof and a code. */
export function TurnOffForm({ onClose }: FormProps) {
  const words = useWords(en.waysIn);
  const changed = useChanged(onClose);
  const proof = useProof();
  const form = useAccountForm({
    schema: turnOffForm(proof.kind),
    defaultValues: { code: '', password: '' },
    async send({ code, password }) {
      await call(endSecondFactor, { body: { code, ...(await proof.prove(password)) } });
      await changed(words.codesTurnedOff);
    },
  });
  return (
    <ChangeForm form={form} submitLabel={words.turnOff} isDangerous onClose={onClose}>
      <ProofField proof={proof} label={words.password} {...form.field('password')} />
      <TextField
        label={words.code}
        hint={words.codeOrRecovery}
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...form.field('code')}
      />
    </ChangeForm>
  );
}

/** Makes new recovery codes. */
export function RenewCodes({ onDone, onClose }: CodesFormProps) {
  const words = useWords(en.waysIn);
  return (
    <ProofForm
      submitLabel={words.makeCodes}
      onClose={onClose}
      send={async (body) => onDone((await call(renewRecoveryCodes, { body })).recoveryCodes)}
    />
  );
}
