import type { Passkey } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { usePasskeySupport } from '#platform/passkeys.ts';
import { AccountRow } from '../section.tsx';
import { AddPasskeyForm, RemovePasskeyForm, RenamePasskeyForm } from './passkey-forms.tsx';
import { RowDialog } from './row-dialog.tsx';

/** The account's passkeys, each with what can be done about it, and the way to one more. */
export function PasskeyRows({ passkeys }: { passkeys: readonly Passkey[] }) {
  const words = useWords(en.waysIn);
  const isSupported = usePasskeySupport();
  const add = (
    <RowDialog label={words.addPasskey} title={words.addPasskey} description={words.addPasskeyHint}>
      {(close) => <AddPasskeyForm onClose={close} />}
    </RowDialog>
  );
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <AccountRow label={words.passkeys} action={isSupported && add}>
        {words.passkeysHint}
        {!isSupported && <p className="mt-1 text-muted text-sm">{words.passkeysUnsupported}</p>}
      </AccountRow>
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const words = useWords(en.waysIn);
  const { name, createdAt, usedAt } = passkey;
  const moment = useLocalDateFormat(MEDIUM);
  const day = (text: string) => moment.format(new Date(text));
  return (
    <AccountRow
      label={words.passkey}
      action={
        <div className="flex flex-wrap gap-2">
          <RowDialog label={words.rename} title={words.renamePasskey({ name })}>
            {(close) => <RenamePasskeyForm passkey={passkey} onClose={close} />}
          </RowDialog>
          <RowDialog
            label={words.remove}
            title={words.removePasskey({ name })}
            description={words.removePasskeyHint}
          >
            {(close) => <RemovePasskeyForm id={passkey.id} onClose={close} />}
          </RowDialog>
        </div>
      }
    >
      <bdi>{name}</bdi>
      <span className="text-muted text-sm">
        {` · ${words.added({ day: day(createdAt) })} · `}
        {usedAt === null ? words.notUsed : words.used({ day: day(usedAt) })}
      </span>
    </AccountRow>
  );
}
