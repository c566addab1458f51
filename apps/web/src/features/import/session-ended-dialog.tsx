import { logError } from '#lib/log.ts';
import { readSessionUser } from '#lib/token.ts';
import { useStartAnew } from '#lib/use-start-anew.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import type { ImportFlowProps } from './import-flow-props.ts';

type SessionEndedDialogProps = {
  /** Saves once somebody is here again. */
  onRetry: () => void;
  onClose: () => void;
  renderLogIn: ImportFlowProps['renderLogIn'];
};

/** The session ended before anything was saved: logs in, or starts anew, without leaving what was read. */
export function SessionEndedDialog({ onRetry, onClose, renderLogIn }: SessionEndedDialogProps) {
  const { mutate: startAnew, isPending, isError } = useStartAnew();

  function handleStart() {
    startAnew(undefined, {
      onSuccess: onRetry,
      onError: (cause) => logError('The ended session could not be laid down.', cause),
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Your session has ended"
      description="What was read is still here, and nothing of it is saved yet. Log in, and it is saved in your account."
    >
      {renderLogIn({ email: readSessionUser()?.email, onDone: onRetry })}
      <div className="border-hairline border-t pt-4">
        <p className="text-pretty text-muted text-sm">
          Or start anew with an empty list, without an account.
        </p>
        {isError && (
          <p role="alert" className="mt-2 text-red text-sm">
            Starting anew did not work. Please try again in a moment.
          </p>
        )}
        <div className="mt-3">
          <DialogActions>
            <Button onClick={onClose}>Not now</Button>
            <Button isPending={isPending} onClick={handleStart}>
              Start anew
            </Button>
          </DialogActions>
        </div>
      </div>
    </Dialog>
  );
}
