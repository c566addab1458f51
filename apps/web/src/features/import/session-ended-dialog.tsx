import { LogInForm } from '#session/log-in-form.tsx';
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
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your session has ended"
      description="What was read is still here, and nothing of it is saved yet. Log in, and it is saved in your account."
    >
      <LogInForm email={readSessionUser()?.email} onDone={onRetry} />
      <SignOut
        text="Or start anew with an empty list, without an account."
        onSignedOut={onRetry}
        onClose={onClose}
      />
    </Dialog>
  );
}
