import type { WaysIn } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { AccountRow } from '../section.tsx';
import { RenewCodes, TurnOffForm, TurnOnCodes } from './codes-forms.tsx';
import { RowDialog } from './row-dialog.tsx';

type CodesRowProps = WaysIn['secondFactor'] & Pick<WaysIn, 'hasPassword'>;

/** Two-step codes: whether they are asked for, and the way to change that. */
export function CodesRow({ isOn, recoveryCodesLeft: left, hasPassword }: CodesRowProps) {
  const words = useWords(en.waysIn);
  if (!isOn) {
    return (
      <AccountRow
        label={words.codes}
        action={
          hasPassword && (
            <RowDialog label={words.turnOn} title={words.turnOnCodes}>
              {(close) => <TurnOnCodes onClose={close} />}
            </RowDialog>
          )
        }
      >
        {hasPassword ? words.codesOff : words.codesWithoutPassword}
      </AccountRow>
    );
  }
  return (
    <AccountRow
      label={words.codes}
      action={
        <div className="flex flex-wrap gap-2">
          <RowDialog
            label={words.newRecoveryCodes}
            title={words.newRecoveryCodes}
            description={words.newRecoveryHint}
          >
            {(close) => <RenewCodes onClose={close} />}
          </RowDialog>
          <RowDialog
            label={words.turnOff}
            title={words.turnOffCodes}
            description={words.turnOffHint}
          >
            {(close) => <TurnOffForm onClose={close} />}
          </RowDialog>
        </div>
      }
    >
      {words.codesOn({ left })}
    </AccountRow>
  );
}
