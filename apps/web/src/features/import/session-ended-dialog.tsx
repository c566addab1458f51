import { readSessionUser } from '#lib/token.ts';
import { Dialog } from '#ui/dialog.tsx';
import { StartAnew } from '#ui/start-anew.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';

type SessionEndedDialogProps = {
  /** Saves once somebody is here again. */
  onRetry: () => void;
  onClose: () => void;
  renderLogIn: ImportFlowProps['renderLogIn'];
};

/** The session ended before anything was saved: logs in, or starts anew, without leaving what was read. */
export function SessionEndedDialog({ onRetry, onClose, renderLogIn }: SessionEndedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your session has ended"
      description="What was read is still here, and nothing of it is saved yet. Log in, and it is saved in your account."
    >
      {renderLogIn({ email: readSessionUser()?.email, onDone: onRetry })}
      <StartAnew
        text="Or start anew with an empty list, without an account."
        onStarted={onRetry}
        onClose={onClose}
      />
    </Dialog>
  );
}
