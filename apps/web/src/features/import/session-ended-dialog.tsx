import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { LogInAgain } from '#session/log-in-again.tsx';
import { SignOut } from '#session/sign-out.tsx';
import { readSessionUser } from '#session/token.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type SessionEndedDialogProps = {
  /** Saves once somebody is here again. */
  onRetry: () => void;
  onClose: () => void;
};

/** The session ended before anything was saved: logs in, or signs out, without leaving what was read. */
export function SessionEndedDialog({ onRetry, onClose }: SessionEndedDialogProps) {
  const words = useWords(en.importing);
  return (
    <Dialog open onClose={onClose} title={words.sessionEnded} description={words.sessionEndedHint}>
      <LogInAgain email={readSessionUser()?.email} onDone={onRetry} />
      <SignOut text={words.startAnew} onSignedOut={onRetry} onClose={onClose} />
    </Dialog>
  );
}
