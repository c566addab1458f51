import type { WaysIn } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { AccountRow } from '../section.tsx';
import { RenewCodes, TurnOffForm, TurnOnCodes } from './codes-forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useChanged } from './use-changed.ts';

type CodesRowProps = WaysIn['secondFactor'] & Pick<WaysIn, 'hasPassword'>;

/**
 * Two-step codes: whether they are asked for, and the way to change that. New recovery codes have a dialog of their own, which stands however often
 * the row is read anew meanwhile.
 */
export function CodesRow(ways: CodesRowProps) {
  const words = useWords(en.waysIn);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isShown, setIsShown] = useState(false);
  const close = () => setIsShown(false);
  const changed = useChanged(close);

  function show(made: readonly string[]) {
    setCodes(made);
    setIsShown(true);
  }
  return (
    <>
      {ways.isOn ? <CodesOn {...ways} onCodes={show} /> : <CodesOff {...ways} onCodes={show} />}
      <Dialog open={isShown} onClose={() => void changed()} title={words.recoveryCodes}>
        <RecoveryCodes codes={codes} onDone={() => void changed()} />
      </Dialog>
    </>
  );
}

type RowProps = CodesRowProps & { onCodes: (codes: readonly string[]) => void };

function CodesOff({ hasPassword, onCodes }: RowProps) {
  const words = useWords(en.waysIn);
  const turnOn = (
    <RowDialog label={words.turnOn} title={words.turnOnCodes}>
      {(close) => <TurnOnCodes onDone={inTurn(close, onCodes)} onClose={close} />}
    </RowDialog>
  );
  return (
    <AccountRow label={words.codes} action={hasPassword && turnOn}>
      {hasPassword ? words.codesOff : words.codesWithoutPassword}
    </AccountRow>
  );
}

function CodesOn({ recoveryCodesLeft: left, onCodes }: RowProps) {
  const words = useWords(en.waysIn);
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
            {(close) => <RenewCodes onDone={inTurn(close, onCodes)} onClose={close} />}
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

/** Closes a dialog, and shows the codes that came of it in theirs. */
const inTurn =
  (close: () => void, show: (codes: readonly string[]) => void) => (codes: readonly string[]) => {
    close();
    show(codes);
  };
